import { Buffer } from 'node:buffer'
import type { PackageEntry } from '../../../ooxml/directory'
import { PREMIUM_GATE } from '../../../ooxml/limits'
import { openPackage, type OoxmlPackage } from '../../../ooxml/package'
import { packageNow } from '../../../ooxml/test-support/package-now'
import { escapeText } from '../../../ooxml/xml'
import { xlsxPackage } from '../../../spreadsheets/test-support/xlsx-package'
import { csvFile } from '../../test-support/files'
import { generate, type GenerateResult } from '../../generate'
import type { GenerateOptions } from '../../options'
import { readSheetXml } from '../sheet-xml'
import { runText, wholeText } from '../text-program'

/** What a cell of a form has: a text, a number, or a formula that begins with `=`. */
export type FormCell = string | number | null

/** Cells by their addresses: `{ A1: 'Invoice {No}' }`. A style may follow the text: `['{Sum}', 1]`. */
export type FormCells = Readonly<Record<string, FormCell | readonly [FormCell, number]>>

export interface FormSheet {
  readonly name?: string
  readonly cells: FormCells
  /** XML before and after the rows. */
  readonly before?: string
  readonly after?: string
}

/** Number formats of the styles 1, 2, 3 … */
export const FORMATS = ['#,##0.00', 'dd.mm.yyyy', '0%', '@', 'hh:mm', '[h]:mm'] as const

const STYLES = `<numFmts>${FORMATS.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${code}"/>`).join('')}</numFmts><cellXfs count="${FORMATS.length + 1}"><xf numFmtId="0"/>${FORMATS.map((_, index) => `<xf numFmtId="${200 + index}"/>`).join('')}</cellXfs>`

function rowsXml(cells: FormCells): string {
  const rows = new Map<number, string>()
  for (const [address, given] of Object.entries(cells)) {
    const [value, style] = given === null || typeof given !== 'object' ? [given, 0] : given
    const row = Number(address.replace(/\D/g, ''))
    const start = `<c r="${address}"${style === 0 ? '' : ` s="${style}"`}`
    const xml =
      value === null
        ? `${start}/>`
        : typeof value === 'number'
          ? `${start}><v>${value}</v></c>`
          : value.startsWith('=')
            ? `${start}><f>${escapeText(value.slice(1))}</f><v>999</v></c>`
            : `${start} t="inlineStr"><is><t xml:space="preserve">${escapeText(value)}</t></is></c>`
    rows.set(row, (rows.get(row) ?? '') + xml)
  }
  return [...rows]
    .toSorted(([a], [b]) => a - b)
    .map(([row, xml]) => `<row r="${row}">${xml}</row>`)
    .join('')
}

/** A workbook as a template. Parts besides the usual ones are put in as they are. */
export function form(sheets: readonly FormSheet[], parts: Readonly<Record<string, string>> = {}): Uint8Array {
  const bytes = xlsxPackage({
    styles: STYLES,
    sheets: sheets.map(({ name, cells, before = '', after = '' }, index) => ({
      name: name ?? `Sheet${index + 1}`,
      xml: `${before}<sheetData>${rowsXml(cells)}</sheetData>${after}`,
    })),
  })
  return Object.keys(parts).length === 0 ? bytes : packageNow(readEntries(bytes), new Map(Object.entries(parts)))
}

/** The entries of a package that was written here. */
function readEntries(bytes: Uint8Array): PackageEntry[] {
  const file = Buffer.from(bytes)
  const entries: PackageEntry[] = []
  for (let at = 0; file.readUInt32LE(at) === 0x04034b50;) {
    const [method, crc32, packed, size] = [
      file.readUInt16LE(at + 8),
      file.readUInt32LE(at + 14),
      file.readUInt32LE(at + 18),
      file.readUInt32LE(at + 22),
    ]
    const [nameLength, extra] = [file.readUInt16LE(at + 26), file.readUInt16LE(at + 28)]
    const start = at + 30 + nameLength + extra
    const name = file.toString('utf8', at + 30, at + 30 + nameLength)
    entries.push({ name, method: method === 0 ? 0 : 8, crc32, size, raw: file.subarray(start, start + packed) })
    at = start + packed
  }
  return entries
}

export const GOODS = csvFile([
  ['No', 'Item', 'Unit', 'Count', 'Price', 'Group'],
  ['7', 'Bolt', 'pc', '100', '2.5', 'Metal'],
  ['7', 'Nut', 'pc', '200', '1.25', 'Metal'],
  ['7', 'Board', 'm', '3.5', '120', 'Wood'],
])

/** A form filled in with rows, by default all of them in one report. */
export function fill(bytes: Uint8Array, options: GenerateOptions = {}, data = GOODS): Promise<GenerateResult> {
  const today = {
    kind: 'date',
    year: 2026,
    month: 11,
    day: 25,
    hour: 0,
    minute: 0,
    second: 0,
    hasDate: true,
    hasTime: false,
  } as const
  return generate(
    { data, template: { name: 'form.xlsx', bytes } },
    { output: 'xlsx', groupBy: ['*'], language: 'en', today, ...options },
  )
}

/** What a workbook has in its cells, by sheet and address: numbers, texts, formulas with `=`. */
export async function cellsOf(
  bytes: Uint8Array,
  part = 'xl/worksheets/sheet1.xml',
): Promise<Record<string, string | number | boolean>> {
  const pack = await openPackage(bytes, PREMIUM_GATE)
  const found: Record<string, string | number | boolean> = {}
  for (const { number, cells } of readSheetXml(pack.text(part))?.rows ?? []) {
    for (const { letters, type, value, inline, formula } of cells) {
      if (formula !== null) found[`${letters}${number}`] = `=${formula.text}`
      else if (type === 'inlineStr') found[`${letters}${number}`] = wholeText(runText(inline ?? ''))
      else if (type === 'b') found[`${letters}${number}`] = value === '1'
      else if (value !== null) found[`${letters}${number}`] = Number(value)
    }
  }
  return found
}

export async function opened(bytes: Uint8Array): Promise<OoxmlPackage> {
  return openPackage(bytes, PREMIUM_GATE)
}
