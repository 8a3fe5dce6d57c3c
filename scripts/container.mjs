/**
 * The container's program: `setup` prepares the database and the bucket, `web` serves, `worker` processes the queue,
 * and `check` reports whether the server is running; without an argument it sets up and serves. Nothing is installed or
 * built here: the image contains everything.
 */
import { loadEnvFile } from './steps/env-file.js'
import { run } from './steps/run.mjs'

const CHECK_MS = 2_500

const PROGRAMS = {
  setup,
  web: () => import('./serve.mjs'),
  worker: () => import('../dist/worker.mjs'),
  check,
}

const [name] = process.argv.slice(2)
loadEnvFile()
if (name === undefined) {
  await setup()
  await PROGRAMS.web()
} else if (Object.hasOwn(PROGRAMS, name)) {
  await PROGRAMS[name]()
} else {
  console.error(`There is no program ${name}. There are: ${Object.keys(PROGRAMS).join(', ')}`)
  process.exit(1)
}

async function setup() {
  const code = await run(process.execPath, ['dist/setup.mjs', '--bucket'])
  if (code !== 0) process.exit(code)
}

async function check() {
  const address = `http://127.0.0.1:${process.env.PORT || 3000}/api/documents/health?live=1`
  const answer = await fetch(address, { signal: AbortSignal.timeout(CHECK_MS) }).catch(() => null)
  process.exit(answer?.ok === true ? 0 : 1)
}
