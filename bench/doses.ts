/**
 * Doses of 100 000 rows × 12 columns: found and made into a workbook by Actum, against SheetJS merely reading the same file. Each
 * run is a process of its own, so that its peak memory is its own.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as sheetJs from 'xlsx'
import { extractDoses } from '@/lib/documents/doses/extract'
import { readSpreadsheet } from '@/lib/documents/spreadsheets/read'
import { labelsFor } from '@/lib/i18n/labels'
import { dosesWorkbookOf } from './support/dose-sheets'

const ROWS = 100_000
const REPEATS = 5

interface Figures {
  readonly ms: number
  readonly peakMegabytes: number
  /** Of what was made, so that a case that did nothing is seen. */
  readonly made: string
}

interface Tool {
  readonly name: string
  run(bytes: Uint8Array): Promise<string>
}

const TOOLS: readonly Tool[] = [
  {
    name: 'Actum, doses to a workbook',
    run: async (bytes) => {
      const file = { name: 'doses.xlsx', bytes }
      const { extraction, file: made, timings } = await extractDoses(file, {}, { labels: labelsFor('en-US') })
      const { readMs, extractMs, writeMs } = timings
      const parts = [readMs, extractMs, writeMs].map((ms) => ms.toFixed(0)).join(' + ')
      const size = (made.bytes.length / 1024 ** 2).toFixed(1)
      return `${extraction.doses.length} doses, ${extraction.totals.length} sums, ${size} MB; reading + finding + writing ${parts} ms`
    },
  },
  {
    name: 'Actum, reading the file alone',
    run: async (bytes) => {
      const { sheets } = await readSpreadsheet(bytes, { name: 'doses.xlsx' })
      return `${sheets[0]?.rows.length ?? 0} rows`
    },
  },
  {
    name: 'SheetJS, reading the file alone',
    run: async (bytes) => {
      const { Sheets, SheetNames } = sheetJs.read(bytes)
      return String(Sheets[SheetNames[0] ?? '']?.['!ref'])
    },
  },
]

async function measure({ run }: Tool, file: string): Promise<Figures> {
  const bytes = readFileSync(file)
  const started = performance.now()
  const made = await run(bytes)
  const ms = performance.now() - started
  return { ms, peakMegabytes: process.resourceUsage().maxRSS / 1024, made }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function spread(values: readonly number[]): string {
  return `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`
}

async function main(): Promise<void> {
  const [, , asked, given] = process.argv
  const tool = TOOLS[Number(asked)]
  if (given !== undefined && tool !== undefined) {
    console.log(JSON.stringify(await measure(tool, given)))
    return
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'actum-bench-'))
  try {
    const file = path.join(folder, 'doses.xlsx')
    writeFileSync(file, dosesWorkbookOf(ROWS))
    const self = fileURLToPath(import.meta.url)
    // In turns, so that what else the machine does falls on all alike.
    const figures: Figures[][] = TOOLS.map(() => [])
    for (let round = 0; round < REPEATS; round++) {
      for (const [index, list] of figures.entries()) {
        list.push(JSON.parse(execFileSync(process.execPath, [self, String(index), file], { encoding: 'utf8' })))
      }
    }
    const least = median(figures.at(-1)?.map(({ ms }) => ms) ?? [])
    console.log('| | ms | times SheetJS | peak memory, MB | |\n|---|---|---|---|---|')
    for (const [index, list] of figures.entries()) {
      const times = list.map(({ ms }) => ms)
      const memory = spread(list.map(({ peakMegabytes }) => peakMegabytes))
      const ratio = (median(times) / least).toFixed(2)
      console.log(`| ${TOOLS[index]?.name} | ${spread(times)} | ${ratio} | ${memory} | ${list[0]?.made} |`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
