import process from 'node:process'
import { run } from './run'

// Exit by code and not by process.exit(), so that what was written to a pipe arrives.
process.exitCode = await run(
  process.argv.slice(2),
  {
    folder: process.env.INIT_CWD ?? process.cwd(),
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
  },
  process.env,
)
