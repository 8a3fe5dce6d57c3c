import { beginning } from '../cut'
import { type GateLimits, PREMIUM_GATE } from '../ooxml/limits'
import { requireKind } from '../ooxml/kind'
import { openPackage } from '../ooxml/package'
import type { DataLanguage } from './language'
import type { Workbook } from './model'
import { readXlsx } from './xlsx/read'

export interface ReadOptions {
  /** Decides how shown text is written; without it, what the texts themselves are written in. */
  readonly language?: DataLanguage | undefined
  /** The file's name as the person gave it: it names the one sheet of a CSV file. */
  readonly name?: string
  readonly limits?: GateLimits
  /** What a file of another kind is refused for; by default, that it isn't a spreadsheet. */
  readonly expected?: 'spreadsheet' | 'data'
}

/**
 * A spreadsheet of any kind, whose content decides what it is: .xlsx, .xlsm, .xlsb, .xls, .ods, or text with delimiters.
 * Every cell has its value, its number format and the text that a person sees. `problems` contains what is doubtful without
 * being wrong: formulas without a value, a guessed encoding, characters that were taken out.
 * @throws DocumentError GATE_… and SHEET_DAMAGED, SHEET_TOO_LARGE, SHEET_ENCODING
 */
export async function readSpreadsheet(bytes: Uint8Array, options: ReadOptions = {}): Promise<Workbook> {
  const { language, name = '', limits = PREMIUM_GATE, expected = 'spreadsheet' } = options
  const { maxCells } = limits
  const kind = requireKind(bytes, expected, name)
  if (kind === 'csv') {
    const { readCsv } = await import('./csv/read')
    const { sheet, problems } = readCsv(bytes, sheetNameOf(name), maxCells)
    return { kind, sheets: [sheet], problems }
  }
  if (kind === 'xls') return { kind, ...(await sheetJs()).readXls(bytes, language, maxCells) }
  const source = await openPackage(bytes, limits)
  if (kind === 'xlsb') return { kind, ...(await sheetJs()).readXlsb(source, bytes, language, maxCells) }
  if (kind === 'ods') {
    const { readOds } = await import('./ods/read')
    return { kind, ...(await readOds(source, language, maxCells)) }
  }
  return { kind, ...(await readXlsx(source, language, maxCells)) }
}

/** Loaded for the old kinds alone: with its tables of code pages it takes longer to load than most files to read. */
const sheetJs = () => import('./sheetjs/read')

/** As Excel names it: the file's name without its ending. */
function sheetNameOf(name: string): string {
  const base =
    name
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/\.[^.]*$/, '') ?? ''
  return base === '' ? 'CSV' : beginning(base, 31)
}
