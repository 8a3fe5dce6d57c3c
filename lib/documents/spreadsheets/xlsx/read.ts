import type { OoxmlPackage } from '../../ooxml/package'
import { type Problem, problem } from '../../problem'
import { CellMaker } from '../cells'
import { detectLanguage } from '../detect-language'
import { CellBudget } from '../grid'
import type { DataLanguage } from '../language'
import type { Sheet, SheetPicture } from '../model'
import { PictureMaker } from '../pictures/load'
import { readPictures, withPictures } from '../pictures/sheet'
import type { InCellPictures } from './pictures/in-cells'
import { drawingsOf, mayHaveInCellPictures } from './pictures/linked-parts'
import { readSheet } from './sheet'
import { readSharedStrings, type SharedStrings } from './strings'
import { type CellStyle, readCellStyles } from './styles'
import { readWorkbookPart, type WorkbookPart } from './workbook'

export interface ReadSheets {
  readonly sheets: readonly Sheet[]
  readonly problems: readonly Problem[]
}

/**
 * Reads the sheets of an .xlsx or .xlsm package, part by part. It's our own because SheetJS's reader loops over ranges
 * that a file only claims, and doesn't support regional settings.
 * @throws DocumentError SHEET_DAMAGED, SHEET_TOO_LARGE
 */
export async function readXlsx(
  source: OoxmlPackage,
  language: DataLanguage | undefined,
  maxCells: number,
): Promise<ReadSheets> {
  const workbook = await readWorkbookPart(source)
  const strings = workbook.sharedStrings === null ? NO_STRINGS : await readSharedStrings(source, workbook.sharedStrings)
  const styles = workbook.styles === null ? [] : await readCellStyles(source, workbook.styles)
  const { found: inCells, problems: unread } = await readPictures<InCellPictures | null>(null, async () => {
    if (!mayHaveInCellPictures(source)) return null
    const { readInCellPictures } = await import('./pictures/in-cells')
    return readInCellPictures(source)
  })
  const parts = { source, workbook, strings, styles, inCells, unread, maxCells }
  if (language) return readSheets(parts, language)
  if (strings.texts.length > 0) return readSheets(parts, detectLanguage(strings.texts))
  // Where every text is in its cell, the sheets have to be read before their language is known.
  const read = await readSheets(parts, 'en')
  const detected = detectLanguage(textsOf(read.sheets))
  return detected === 'en' ? read : readSheets(parts, detected)
}

const NO_STRINGS: SharedStrings = { texts: [], struck: new Set() }

interface WorkbookParts {
  readonly source: OoxmlPackage
  readonly workbook: WorkbookPart
  readonly strings: SharedStrings
  readonly styles: readonly CellStyle[]
  readonly inCells: InCellPictures | null
  /** What is to be said of pictures that could not be found. */
  readonly unread: readonly Problem[]
  readonly maxCells: number
}

async function readSheets(
  { source, workbook, strings, styles, inCells, unread, maxCells }: WorkbookParts,
  language: DataLanguage,
): Promise<ReadSheets> {
  const cells = new CellMaker(language, workbook.date1904)
  const pictures = new PictureMaker(source)
  const context = { strings, styles, cells, budget: new CellBudget(maxCells), language, inCells, pictures }
  const sheets: Sheet[] = []
  const problems: Problem[] = [...unread]
  for (const entry of workbook.sheets) {
    const read = await readSheet(source, entry, context)
    const floating = await readPictures<readonly SheetPicture[]>([], async () => {
      const drawings = drawingsOf(source, entry.part)
      if (drawings.length === 0) return []
      const { readFloatingPictures } = await import('./pictures/floating')
      return readFloatingPictures(source, drawings, pictures)
    })
    sheets.push(withPictures(read.sheet, [...read.pictures, ...floating.found]))
    problems.push(...read.problems, ...floating.problems)
    const count = cells.takeRemoved()
    if (count > 0)
      problems.push(problem('SHEET_CHARACTERS', 'warning', { file: 'data', sheet: entry.name, params: { count } }))
  }
  return { sheets, problems }
}

function* textsOf(sheets: readonly Sheet[]): Generator<string> {
  for (const { rows } of sheets) {
    for (const row of rows) for (const cell of row ?? []) if (typeof cell?.value === 'string') yield cell.value
  }
}
