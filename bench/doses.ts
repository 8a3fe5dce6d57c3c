/**
 * Doses of 100 000 rows × 12 columns, as a workbook and as CSV: found and written to a workbook by Actum, compared with SheetJS only reading the
 * same file. Each run is a separate process, so that its peak memory can be measured.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as sheetJs from 'xlsx'
import { extractDoses } from '@/lib/documents/doses/extract'
import { readSpreadsheet } from '@/lib/documents/spreadsheets/read'
import { labelsFor } from '@/lib/i18n/labels'
import { comparisonTable, type Line } from './support/comparison'
import { dosesCsvOf, dosesWorkbookOf } from './support/dose-sheets'
import { spreadInWords, spreadOf } from './support/figures'
import { inFolder } from './support/in-folder'
import { inOwnProcess } from './support/own-process'

const ROWS = 100_000
const REPEATS = 5
const SHEET_JS = 'SheetJS, reading the file alone'

interface Figures {
  readonly ms: number
  readonly peakMegabytes: number
  /** A summary of the output, so that a case that did nothing is noticed. */
  readonly made: string
}

interface Tool {
  readonly name: string
  run(bytes: Uint8Array, name: string): Promise<string>
}

const TOOLS: readonly Tool[] = [
  {
    name: 'Actum, doses to a workbook',
    run: async (bytes, name) => {
      const file = { name, bytes }
      const { extraction, file: made, timings } = await extractDoses(file, {}, { labels: labelsFor('en-US') })
      const { readMs, extractMs, writeMs } = timings
      const parts = [readMs, extractMs, writeMs].map((ms) => ms.toFixed(0)).join(' + ')
      const size = (made.bytes.length / 1024 ** 2).toFixed(1)
      return `${extraction.doses.length} doses, ${extraction.totals.length} sums, ${size} MB; reading + finding + writing ${parts} ms`
    },
  },
  {
    name: 'Actum, reading the file alone',
    run: async (bytes, name) => {
      const { sheets } = await readSpreadsheet(bytes, { name })
      return `${sheets[0]?.rows.length ?? 0} rows`
    },
  },
  {
    name: SHEET_JS,
    run: async (bytes) => {
      const { Sheets, SheetNames } = sheetJs.read(bytes)
      return String(Sheets[SheetNames[0] ?? '']?.['!ref'])
    },
  },
]

async function measure({ run }: Tool, file: string): Promise<Figures> {
  const bytes = readFileSync(file)
  const started = performance.now()
  const made = await run(bytes, path.basename(file))
  const ms = performance.now() - started
  return { ms, peakMegabytes: process.resourceUsage().maxRSS / 1024, made }
}

function group(file: string): Line[] {
  // In turns, so that what else the machine does falls on all alike.
  const figures: Figures[][] = TOOLS.map(() => [])
  for (let round = 0; round < REPEATS; round++) {
    console.error(`round ${round + 1} of ${REPEATS} …`)
    for (const [index, list] of figures.entries()) list.push(inOwnProcess([String(index), file]))
  }
  return figures.map((list, index) => ({
    what: [TOOLS[index]?.name ?? '', path.extname(file).slice(1)],
    runs: list.map(({ ms }) => ms),
    more: [spreadInWords(spreadOf(list.map(({ peakMegabytes }) => peakMegabytes))), list[0]?.made ?? ''],
  }))
}

function table(files: readonly string[]): string {
  return comparisonTable({
    head: { what: ['', 'file'], runs: 'ms', more: ['peak memory, MB', 'made'] },
    digits: 0,
    with: { name: 'SheetJS', is: ({ what }) => what[0] === SHEET_JS },
    groups: files.map(group),
  })
}

const [, , asked, given] = process.argv
const tool = TOOLS[Number(asked)]
if (given !== undefined && tool !== undefined) console.log(JSON.stringify(await measure(tool, given)))
else {
  await inFolder(async (folder) => {
    const files = [
      ['doses.xlsx', dosesWorkbookOf],
      ['doses.csv', dosesCsvOf],
    ] as const
    for (const [name, bytesOf] of files) writeFileSync(path.join(folder, name), bytesOf(ROWS))
    console.log(table(files.map(([name]) => path.join(folder, name))))
  })
}
