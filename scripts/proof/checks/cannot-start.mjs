import { spawn } from 'node:child_process'
import { freePort } from '../../steps/postgresql.mjs'
import { ms } from '../place/ask.mjs'

const ENDS_MS = 5_000
const SECRET = 'geheim7f3a'
const WRONG = [
  ['a wrong database address', { DATABASE_URL: `mysql://root:${SECRET}@db/actum` }],
  ['half of the S3 settings', { S3_BUCKET: 'acts', S3_SECRET_ACCESS_KEY: SECRET }],
  ['no database yet', {}],
  [
    'no database at the address',
    { DATABASE_URL: `postgresql://test:${SECRET}@127.0.0.1:9/none`, ACTUM_SECRET: 'x'.repeat(32) },
  ],
  [
    'no secret for several instances',
    { DATABASE_URL: `postgresql://test:${SECRET}@127.0.0.1:9/none`, ACTUM_SECRET: '' },
  ],
]

/** Starts the production server without something that it needs, and measures the time until it has ended. */
export async function check(place) {
  const found = []
  for (const [what, environment] of WRONG) {
    const { code, took, said } = await start(place.folder(), environment)
    found.push({
      good: code !== 0 && code !== null && took <= ENDS_MS && !said.includes(SECRET),
      said: `${what} after ${ms(took)}${code === null ? ' NOT BY ITSELF' : ''}${said.includes(SECRET) ? ' TOLD A SECRET' : ''}`,
    })
  }
  return {
    holds: found.every(({ good }) => good),
    figure: `ended: ${found.map(({ said }) => said).join(', ')}`,
    size: `${WRONG.length} lacks`,
  }
}

async function start(folder, environment) {
  const started = performance.now()
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    ACTUM_DATA: folder,
    DATABASE_URL: '',
    ACTUM_ORIGIN: '',
    ...environment,
  }
  const server = spawn(process.execPath, ['scripts/serve.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += chunk))
  const deadline = setTimeout(() => server.kill('SIGKILL'), 30_000)
  const code = await new Promise((resolve) => server.on('exit', resolve))
  clearTimeout(deadline)
  return { code, took: performance.now() - started, said }
}
