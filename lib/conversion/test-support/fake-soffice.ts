import { chmodSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A program with the interface of `soffice`. A file's content determines what happens to it: `crash`, `hang`, `refuse`,
 * or anything else for a PDF that quotes it. It appends the given names to `calls` next to itself, one line a call, and
 * its process id to `pids`.
 */
const SCRIPT = `#!${process.execPath}
const fs = require('node:fs'), path = require('node:path')
const args = process.argv.slice(2)
const [target, out] = ['--convert-to', '--outdir'].map((name) => args[args.indexOf(name) + 1])
const files = args.slice(args.indexOf('--outdir') + 2)
const texts = files.map((file) => fs.readFileSync(file, 'utf8'))
fs.appendFileSync(path.join(__dirname, 'calls'), texts.join(' ') + '\\n')
fs.appendFileSync(path.join(__dirname, 'pids'), process.pid + '\\n')
fs.writeFileSync(path.join(__dirname, 'environment.json'), JSON.stringify(process.env))
for (const [at, file] of files.entries()) {
  if (texts[at] === 'refuse') continue
  const made = path.join(out, path.parse(file).name + '.' + target)
  fs.writeSync(1, 'convert ' + file + ' -> ' + made + ' using filter : writer_pdf_Export\\n')
  if (texts[at] === 'crash') process.kill(process.pid, 'SIGSEGV')
  // Forever, without a processor.
  if (texts[at] === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  fs.writeFileSync(made, '%PDF-1.7 ' + texts[at] + ' %%EOF')
}
`

/** Writes the program into a folder. @returns its path */
export function writeFakeSoffice(folder: string): string {
  const place = path.join(folder, 'soffice')
  writeFileSync(place, SCRIPT)
  chmodSync(place, 0o755)
  return place
}
