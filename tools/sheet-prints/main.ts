/**
 * Compares the doses of sheets printed to PDF with the doses of the same sheets: `npm run sheet-prints -- FOLDER…
 * [--style ruled|plain] [--only TEXT] [--prints FOLDER] [--tables] [--print-only]`. A folder has .xlsx files, and the doses they contain in
 * `expected/NAME.json`. LibreOffice prints each sheet as wide as a page, with and without lines. Prints are saved in
 * `--prints` (`.data/sheet-prints` by default) and not made again. `--tables` shows the tables of files with faults.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findSoffice } from '@/lib/conversion/find-soffice'
import { runSoffice } from '@/lib/conversion/run-soffice'
import { findDoses } from '@/lib/documents/doses/find-doses'
import { jsonDoses } from '@/lib/documents/doses/writing/json'
import { readPdfTables } from '@/lib/documents/pdf/read-pdf-tables'
import { readSpreadsheet } from '@/lib/documents/spreadsheets/read'
import { labelsFor } from '@/lib/i18n/labels'
import { compareDoses, type ExpectedSheet, f1Of } from './compare'
import { preparedForPrint, type PrintStyle } from './prepare'

const labels = labelsFor('en-US')
/** LibreOffice prints this many files in one run. */
const BATCH = 16

const options = process.argv.slice(2)
const folders = options.filter((each, at) => !each.startsWith('--') && !isValue(at))

function isValue(at: number): boolean {
  return ['--style', '--only', '--prints'].includes(options[at - 1] ?? '')
}

function option(name: string): string | null {
  const at = options.indexOf(`--${name}`)
  return at < 0 ? null : (options[at + 1] ?? '')
}

const prints = option('prints') ?? path.join('.data', 'sheet-prints')
const styles: readonly PrintStyle[] = option('style') === null ? ['ruled', 'plain'] : [option('style') as PrintStyle]

interface Counts {
  files: number
  right: number
  missed: number
  wrong: number
  /** Files whose print lacks a part of a text. */
  cut: number
}

const nothing = (): Counts => ({ files: 0, right: 0, missed: 0, wrong: 0, cut: 0 })
const figures = ({ right, missed, wrong }: Counts): string =>
  `f1=${f1Of(right, missed, wrong).toFixed(4)} doses=${right}/${right + missed} wrong=${wrong}`

function sheetsIn(folder: string): ExpectedSheet[] {
  return readdirSync(path.join(folder, 'expected'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, 'expected', name), 'utf8')) as ExpectedSheet)
    .filter(({ file }) => file.endsWith('.xlsx') && file.includes(option('only') ?? ''))
}

const printOf = (folder: string, style: PrintStyle, file: string): string =>
  path.join(prints, path.basename(folder), style, file.replace(/xlsx$/, 'pdf'))

async function print(folder: string, style: PrintStyle, files: readonly string[]): Promise<void> {
  const missing = files.filter((file) => !existsSync(printOf(folder, style, file)))
  for (let from = 0; from < missing.length; from += BATCH) {
    const batch = missing.slice(from, from + BATCH)
    const prepared = batch.map(async (file) => {
      const bytes = readFileSync(path.join(folder, file))
      return { extension: 'xlsx', bytes: preparedForPrint(bytes, await readSpreadsheet(bytes), style) }
    })
    const { outputs } = await runSoffice({
      program: findSoffice(process.env) ?? 'soffice',
      place: tmpdir(),
      target: 'pdf',
      files: await Promise.all(prepared),
      perFileMs: 120_000,
      signal: undefined,
      onProgress: undefined,
    })
    batch.forEach((file, index) => {
      const place = printOf(folder, style, file)
      mkdirSync(path.dirname(place), { recursive: true })
      const bytes = outputs[index]
      if (bytes) writeFileSync(place, bytes)
      else console.log(`${file}: LibreOffice made no PDF`)
    })
  }
}

async function compare(expected: ExpectedSheet, place: string, counts: Counts): Promise<void> {
  const bytes = readFileSync(place)
  const read = await findDoses({ name: path.basename(place), bytes }, {}, {}).catch(() => null)
  const json = read && jsonDoses(read.extraction, read.problems, labels)
  const { right, missed, wrong } = compareDoses(expected, json?.doses ?? [])
  counts.files++
  counts.right += right
  counts.missed += missed.length
  counts.wrong += wrong.length
  const isCut = json?.messages.some(({ code }) => code === 'PDF_TEXT_CUT') ?? false
  if (isCut) counts.cut++
  if (!place.endsWith('.pdf') || missed.length + wrong.length === 0) return
  console.log(
    `${place} f1=${f1Of(right, missed.length, wrong.length).toFixed(3)} doses=${right}/${right + missed.length} wrong=${wrong.length} asked=${json?.needsDecision.length ?? 0}${isCut ? ' CUT' : ''}${json ? '' : ' NOTHING READ'}`,
  )
  for (const miss of missed.slice(0, 4)) console.log(`    missed ${miss}`)
  for (const dose of wrong.slice(0, 4)) console.log(`    wrong  ${dose}`)
  if (options.includes('--tables')) await printTables(bytes)
}

async function printTables(bytes: Uint8Array): Promise<void> {
  for (const { rows, cells, method, page } of (await readPdfTables(bytes)).tables) {
    console.log(`    [page ${page}, ${method}]`)
    for (let row = 0; row < rows; row++) {
      const own = cells.filter((cell) => cell.row === row)
      const span = ({ colSpan, rowSpan }: (typeof own)[number]) =>
        `${colSpan > 1 ? `→${colSpan}` : ''}${rowSpan > 1 ? `↓${rowSpan}` : ''}`
      console.log(`    | ${own.map((cell) => cell.text.replace(/\n/g, '⏎') + span(cell)).join(' | ')}`)
    }
  }
}

async function main(): Promise<void> {
  for (const folder of folders) {
    const sheets = sheetsIn(folder)
    if (options.includes('--print-only')) {
      for (const style of styles)
        await print(
          folder,
          style,
          sheets.map(({ file }) => file),
        )
      continue
    }
    const own = nothing()
    for (const sheet of sheets) await compare(sheet, path.join(folder, sheet.file), own)
    console.log(`${path.basename(folder)} sheets: files=${own.files} ${figures(own)}`)
    for (const style of styles) {
      await print(
        folder,
        style,
        sheets.map(({ file }) => file),
      )
      const counts = nothing()
      for (const sheet of sheets) await compare(sheet, printOf(folder, style, sheet.file), counts)
      console.log(`${path.basename(folder)} ${style}: files=${counts.files} ${figures(counts)} lack-text=${counts.cut}`)
    }
  }
}

await main()
