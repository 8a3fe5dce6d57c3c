import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { actSheet, actTemplate } from './act'
import { dosesWorkbookOf } from './dose-sheets'
import { answers } from './own-process'
import { tablesDocument } from './word-tables'

const ACTS = 10
const ACTUM = 'dist/actum.mjs'

/** A program that someone starts in a shell for one small file, and waits for. */
export interface Command {
  readonly name: string
  readonly command: string
  readonly words: readonly string[]
}

/** Programs that do the same, ours first. */
export interface Work {
  readonly name: string
  readonly commands: readonly Command[]
}

/** A Node script given on the command line, which uses the packages of this folder. */
function script(name: string, lines: string, words: readonly string[] = []): Command {
  return { name, command: process.execPath, words: ['--input-type=module', '-e', lines, ...words] }
}

/** The program itself, and as one types it: npm and the look whether all is prepared are part of that. */
function ours(words: readonly string[]): Command[] {
  return [
    { name: OURS, command: process.execPath, words: [ACTUM, ...words] },
    { name: 'Actum, by npm run', command: 'npm', words: ['run', '-s', 'actum', '--', ...words] },
  ]
}

export const OURS = 'Actum'

const MAMMOTH = `
import mammoth from 'mammoth'
import { writeFileSync } from 'node:fs'
const { value } = await mammoth.convertToHtml({ path: process.argv[1] })
writeFileSync(process.argv[2], value)
`

const PYTHON_DOCX = `
import csv, docx, sys
with open(sys.argv[2], "w", newline="") as out:
    for table in docx.Document(sys.argv[1]).tables:
        csv.writer(out).writerows([cell.text for cell in row.cells] for row in table.rows)
`

const DOCXTEMPLATER = `
import Docxtemplater from 'docxtemplater'
import PizZip from 'pizzip'
import { read, utils } from 'xlsx'
import { readFileSync, writeFileSync } from 'node:fs'
const [, data, template, folder] = process.argv
const { Sheets, SheetNames } = read(readFileSync(data, 'utf8'), { type: 'string' })
for (const [index, row] of utils.sheet_to_json(Sheets[SheetNames[0]]).entries()) {
  const document = new Docxtemplater(new PizZip(readFileSync(template)), { paragraphLoop: true, linebreaks: true })
  document.render(row)
  writeFileSync(folder + '/' + index + '.docx', document.getZip().generate({ type: 'nodebuffer', compression: 'DEFLATE' }))
}
`

const SHEET_JS = `
import { read, write } from 'xlsx'
import { readFileSync, writeFileSync } from 'node:fs'
writeFileSync(process.argv[2], write(read(readFileSync(process.argv[1])), { type: 'buffer', compression: true }))
`

/** The commands that are timed on small files, with the alternatives; the files are written to the folder. */
export function smallWorks(folder: string): Work[] {
  const place = (name: string) => path.join(folder, name)
  const made = (name: string, bytes: Uint8Array) => {
    writeFileSync(place(name), bytes)
    return place(name)
  }
  const tables = made('tables.docx', tablesDocument(3, 10, 5))
  const doses = made('doses.xlsx', dosesWorkbookOf(120))
  const data = made('acts.csv', actSheet(ACTS).bytes)
  const template = made('act.docx', actTemplate().bytes)
  const python = answers('python3', ['-c', 'import docx'])
    ? [{ name: 'python-docx', command: 'python3', words: ['-c', PYTHON_DOCX, tables, place('tables.csv')] }]
    : []
  return [
    {
      name: 'three tables of 10 × 5',
      commands: [
        ...ours(['tables', '--in', tables, '--out', place('tables.xlsx')]),
        script('mammoth, to HTML', MAMMOTH, [tables, place('tables.html')]),
        ...python,
      ],
    },
    {
      name: `${ACTS} acts of three pages`,
      commands: [
        ...ours(['generate', '--data', data, '--template', template, '--out', place('acts.zip')]),
        script('SheetJS and docxtemplater', DOCXTEMPLATER, [data, template, folder]),
      ],
    },
    {
      name: 'doses of 120 rows',
      commands: [
        ...ours(['doses', '--in', doses, '--out', place('found.xlsx')]),
        script('SheetJS, read and written anew', SHEET_JS, [doses, place('again.xlsx')]),
      ],
    },
    { name: 'nothing but its usage', commands: [...ours(['--help']), script('Node, an empty script', '')] },
  ]
}

/**
 * Runs it to its end.
 *
 * @returns how many milliseconds after its start it had ended
 * @throws {Error} when it does not end with 0
 */
export function millisecondsOf({ name, command, words }: Command): number {
  const started = performance.now()
  const { status, stderr, error } = spawnSync(command, words, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' })
  const ms = performance.now() - started
  if (status !== 0) throw new Error(`${name} ended with ${status}: ${error?.message ?? stderr}`)
  return ms
}
