/** `npm start`: prepares what is not prepared, sets up the database and the demo account, serves, says how to sign in. */
import { prepareBuild } from './prepare.mjs'
import { loadEnvFile } from './steps/env-file.js'
import { run, start } from './steps/run.mjs'
import { say, stage, stop } from './steps/say.mjs'

await prepareBuild({ production: true })
loadEnvFile()

const port = process.env.PORT || '3000'
const origin = process.env.ACTUM_ORIGIN || `http://localhost:${port}`
// A production server must not have an account whose password is in a public file.
const demo = !process.env.DATABASE_URL && new URL(origin).hostname === 'localhost'

const environment = { NODE_ENV: 'production', PORT: port }
await stage('Setting up the database', async () => {
  let printed = ''
  const capture = (text) => (printed += text)
  const setup = ['dist/setup.mjs', ...(demo ? ['--demo'] : [])]
  if ((await run(process.execPath, setup, { env: environment, capture })) !== 0) {
    stop(`${printed}\nThe database could not be set up. The reason is above.`)
  }
})

const server = start(process.execPath, ['scripts/serve.mjs'], {
  env: { ...process.env, ...environment },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
server.on('exit', (code) => process.exit(code ?? 1))
server.on('message', () => {
  say(`\nActum is at ${origin}`)
  if (demo) say('Sign in with  demo@actum.example  and  actum-demo-2026 , or make an account of your own.')
  say('Stop it with Ctrl+C.')
})
