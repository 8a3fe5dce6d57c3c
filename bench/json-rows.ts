/**
 * Creates short documents from the same rows as XLSX, CSV, JSON and JSON Lines. Each run is its own process, so that
 * its peak memory is its own.
 */
import { utils, write } from 'xlsx'
import { generateInto } from '@/lib/documents/generation/generate'
import { csvFile, docx, paragraph, templateFile } from '@/lib/documents/generation/test-support/files'
import type { NamedFile } from '@/lib/documents/tool'
import { actData } from './support/act'
import { comparisonTable } from './support/comparison'
import { inWords, spreadInWords, spreadOf } from './support/figures'
import { inOwnProcess } from './support/own-process'

const REPEATS = 5
/** The first rows of a process are slower than the rest: they are read before the clock starts. */
const WARM_UP = 100
const XLSX = 'XLSX'

type Rows = readonly Readonly<Record<string, string>>[]

function grid(rows: Rows): string[][] {
  return [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
}

function textFile(name: string, text: string): NamedFile {
  return { name, bytes: new TextEncoder().encode(text) }
}

function workbook(rows: Rows): NamedFile {
  const book = utils.book_new(utils.aoa_to_sheet(grid(rows)), 'Rows')
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer)
  return { name: 'rows.xlsx', bytes }
}

const FORMATS: readonly { readonly name: string; readonly file: (rows: Rows) => NamedFile }[] = [
  { name: XLSX, file: workbook },
  { name: 'CSV', file: (rows) => csvFile(grid(rows)) },
  { name: 'JSON', file: (rows) => textFile('rows.json', JSON.stringify(rows)) },
  { name: 'JSON Lines', file: (rows) => textFile('rows.jsonl', rows.map((row) => JSON.stringify(row)).join('\n')) },
]
const SIZES = [1_000, 10_000]
const TEMPLATE = templateFile(docx(paragraph('Act {number}: {device}, {serial}, {place}, {amount}')))

interface Figures {
  readonly ms: number
  readonly peakMegabytes: number
  readonly bytes: number
}

async function create(data: NamedFile): Promise<number> {
  let bytes = 0
  const sink = (chunk: Uint8Array) => {
    bytes += chunk.length
  }
  await generateInto(sink, { data, template: TEMPLATE }, { output: 'zip' })
  return bytes
}

async function measure(size: number, format: number): Promise<Figures> {
  const file = FORMATS[format]?.file ?? workbook
  const rows = Array.from({ length: size }, (_, n) => actData(n + 1))
  const data = file(rows)
  await create(file(rows.slice(0, WARM_UP)))
  const started = performance.now()
  const bytes = await create(data)
  return { ms: performance.now() - started, peakMegabytes: process.resourceUsage().maxRSS / 1024, bytes }
}

/** Of each format, in turns, so that what else the machine does falls on all alike. */
function measureSize(size: number): Figures[][] {
  const figures: Figures[][] = FORMATS.map(() => [])
  for (let round = 0; round < REPEATS; round++) {
    for (const [index, list] of figures.entries()) list.push(inOwnProcess([String(size), String(index)]))
  }
  return figures
}

function table(): string {
  const groups = SIZES.map((size) => {
    console.error(`${inWords(size)} rows …`)
    const figures = measureSize(size)
    return FORMATS.map(({ name }, index) => {
      const list = figures[index] ?? []
      return {
        what: [name, inWords(size)],
        runs: list.map(({ ms }) => ms),
        more: [spreadInWords(spreadOf(list.map(({ peakMegabytes }) => peakMegabytes))), inWords(list[0]?.bytes ?? 0)],
      }
    })
  })
  return comparisonTable({
    head: { what: ['', 'rows'], runs: 'ms', more: ['peak memory, MB', 'bytes'] },
    digits: 0,
    with: { name: XLSX, is: ({ what }) => what[0] === XLSX },
    groups,
  })
}

const [, , size, format] = process.argv
if (size === undefined) console.log(table())
else console.log(JSON.stringify(await measure(Number(size), Number(format))))
