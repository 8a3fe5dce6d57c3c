/**
 * Tables out of PDF by page: the time of the processor for a page, and the peak memory. Each document is read in its own process, several
 * times: the first run is that of a new process, the others of one that goes on. Then how often they are right, on files with known tables.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readPdfTables } from '@/lib/documents/pdf/read-pdf-tables'
import { drawnTable, pdfFile, text } from '@/lib/documents/pdf/test-support/pdf-file'
import { markdownTable } from '@/scripts/docs/markdown-table.js'
import { inWords, spreadInWords, spreadOf } from './support/figures'
import { inFolder } from './support/in-folder'
import { inOwnProcess } from './support/own-process'
import { accuracyHere, COLUMNS, OTHERS } from './support/pdf-accuracy'

const HEAD = [
  'document',
  'pages',
  'tables',
  'first run, ms of CPU a page',
  'later runs, ms of CPU a page',
  'peak memory, MB',
]
const RUNS = 6
const PAGES = 30
const MEGABYTE = 1024 ** 2

interface Figures {
  readonly pages: number
  readonly tables: number
  /** Of the processor, by run. */
  readonly ms: readonly number[]
  readonly megabytes: number
}

async function measure(file: string): Promise<Figures> {
  const bytes = readFileSync(file)
  const ms: number[] = []
  let [pages, tables] = [0, 0]
  for (let run = 0; run < RUNS; run++) {
    const before = process.cpuUsage()
    const read = await readPdfTables(bytes)
    const { user, system } = process.cpuUsage(before)
    ms.push((user + system) / 1000)
    ;[pages, tables] = [read.pages, read.tables.length]
  }
  return { pages, tables, ms, megabytes: (process.resourceUsage().maxRSS * 1024) / MEGABYTE }
}

const ROWS = Array.from({ length: 32 }, (_, row) => [`Point ${row}`, `${row * 7}`, `0.${row}1`, 'pass', `${row}`])
const WORDS = 'The institution keeps the records of exposure for as long as the rules in force require it and'.split(
  ' ',
)
/** Lines of other words each: the gaps between words of prose don't stand over one another. */
const LINES = Array.from({ length: 50 }, (_, line) => {
  const from = (line * 7) % WORDS.length
  return [...WORDS.slice(from), ...WORDS.slice(0, from)].join(' ')
})
const PROSE = LINES.map((line, index) => text(60, 80 + index * 14, line)).join('')

const made = (content: string): Uint8Array => pdfFile(...Array.from({ length: PAGES }, () => ({ content })))

function samples(): (readonly [name: string, bytes: Uint8Array])[] {
  return readdirSync('samples', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.pdf'))
    .toSorted()
    .map((name) => [`the sample in ${path.dirname(name)}`, readFileSync(path.join('samples', name))])
}

const [, , measured] = process.argv
if (measured !== undefined) console.log(JSON.stringify(await measure(measured)))
else {
  await inFolder(async (folder) => {
    const documents = [
      ...samples(),
      [`${PAGES} pages of a ruled table of 32 × 5`, made(drawnTable(ROWS, { width: 95 }))],
      [`${PAGES} pages of a table without rules`, made(drawnTable(ROWS, { width: 95, rules: 'none' }))],
      [`${PAGES} pages of prose`, made(PROSE)],
    ] as const
    const rows = documents.map(([name, bytes], index) => {
      const file = path.join(folder, `${index}.pdf`)
      writeFileSync(file, bytes)
      const { pages, tables, ms, megabytes } = inOwnProcess<Figures>([file])
      const [first = 0, ...later] = ms.map((each) => each / pages)
      return [name, pages, tables, inWords(first, 1), spreadInWords(spreadOf(later), 1), inWords(megabytes)].map(String)
    })
    console.log(`${markdownTable([HEAD, ...rows])}\n`)
    const accuracy = await accuracyHere(path.join(folder, 'models'))
    if (accuracy === null) {
      console.log(
        'How often tables are right is left out: `ACTUM_CORPUS` names no folder with `pdf`, or Python is not installed.',
      )
      return
    }
    console.log(
      'How often tables are right, on the files with known tables. Only Actum is measured in this run; the others are quoted.\n',
    )
    console.log(`${markdownTable([COLUMNS, accuracy.row, ...OTHERS])}\n\n${accuracy.also}`)
  })
}
