import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'playwright/test'

/** Starts the production server as it would be started, and gives what it said and how it ended. */
async function start(environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'actum-boot-'))
  const env = { ...process.env, PORT: '3197', ACTUM_DATA: folder, DATABASE_URL: '', ACTUM_ORIGIN: '', ...environment }
  const server = spawn(process.execPath, ['scripts/serve.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const deadline = setTimeout(() => server.kill('SIGKILL'), 20_000)
  const code = await new Promise<number | null>((resolve) => server.on('exit', resolve))
  clearTimeout(deadline)
  await rm(folder, { recursive: true, force: true })
  return { code, said }
}

test('a server that lacks something ends immediately with one plain sentence, and gives no secret away', async () => {
  const wrong = await start({ DATABASE_URL: 'mysql://root:geheim@db/actum', TERMS_URL: 'nowhere' })
  expect(wrong.code).toBe(1)
  expect(wrong.said).toMatch(/The environment is not right\. DATABASE_URL: .*TERMS_URL: /)
  expect(wrong.said).not.toContain('geheim')

  const half = await start({ S3_BUCKET: 'acts' })
  expect(half.code).toBe(1)
  expect(half.said).toContain('S3_REGION: needed with the other S3_ variables')

  const empty = await start({})
  expect(empty.code).toBe(1)
  expect(empty.said).toContain('There is no database yet. Run: npm start')

  const away = await start({ DATABASE_URL: 'postgresql://test@127.0.0.1:9/none', ACTUM_SECRET: 'x'.repeat(32) })
  expect(away.code).toBe(1)
})
