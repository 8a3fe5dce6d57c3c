import process from 'node:process'
import { run } from './run'

// A reader that stops early (`| head -1`) isn't an error: the command ends with the current code. Any other failure
// here is reported.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})
// No one reads the messages any longer, but the result can still be written.
process.stderr.on('error', () => undefined)

// Exit by code and not by process.exit(), so that what was written to a pipe arrives.
process.exitCode = await run(
  process.argv.slice(2),
  {
    folder: process.env.INIT_CWD ?? process.cwd(),
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    readPdf: async (bytes, options) => {
      const { readPdfInProcess } = await import('./pdf-in-process')
      return readPdfInProcess(bytes, options, { file: new URL('actum/pdf-process.mjs', import.meta.url) })
    },
  },
  process.env,
)
