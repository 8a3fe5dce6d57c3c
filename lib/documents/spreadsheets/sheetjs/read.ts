import * as XLSX from 'xlsx'
import * as codePages from 'xlsx/dist/cpexcel.full.mjs'
import { DocumentError } from '../../error'
import type { OoxmlPackage } from '../../ooxml/package'
import { type Problem, problem } from '../../problem'
import { CellMaker } from '../cells'
import { detectLanguage } from '../detect-language'
import { SHORT_DATE, SHORT_DATE_TIME } from '../format'
import { CellBudget, GridBuilder } from '../grid'
import type { DataLanguage } from '../language'
import type { Cell, Sheet } from '../model'
import { normaliseFormat } from '../xlsx/styles'
import type { ReadSheets } from '../xlsx/read'
import { checkXlsbRanges, checkXlsRanges } from './claimed-ranges'

XLSX.set_cptable(codePages)

/** SheetJS's names for the built-in formats that hang on the system's language. */
const SYSTEM_FORMATS = new Map([
  ['m/d/yy', SHORT_DATE],
  ['m/d/yy h:mm', SHORT_DATE_TIME],
])

/** [MS-XLS] 2.5.10 Bes. */
const ERRORS = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
  [0x2b, '#GETTING_DATA'],
])

/**
 * The sheets of an .xls file, through SheetJS; what it would loop over is refused first.
 * @throws DocumentError SHEET_DAMAGED, SHEET_TOO_LARGE
 */
export function readXls(bytes: Uint8Array, language: DataLanguage | undefined, maxCells: number): ReadSheets {
  return guarded(() => {
    const container = XLSX.CFB.read(bytes, { type: 'buffer' })
    const stream: unknown = (XLSX.CFB.find(container, '/Workbook') ?? XLSX.CFB.find(container, '/Book'))?.content
    if (!(stream instanceof Uint8Array)) throw new DocumentError('SHEET_DAMAGED', { part: 'Workbook' })
    checkXlsRanges(stream, new CellBudget(maxCells))
    return readWith(bytes, language, maxCells)
  })
}

/**
 * The sheets of an .xlsb package that has passed the gate, through SheetJS.
 * @throws DocumentError SHEET_DAMAGED, SHEET_TOO_LARGE
 */
export function readXlsb(
  source: OoxmlPackage,
  bytes: Uint8Array,
  language: DataLanguage | undefined,
  maxCells: number,
): ReadSheets {
  return guarded(() => {
    const cells = new CellBudget(maxCells)
    for (const { type, target, external } of source.relationships(source.mainPart)) {
      if (!external && type.endsWith('/worksheet')) checkXlsbRanges(target, source.read(target), cells)
    }
    return readWith(bytes, language, maxCells)
  })
}

/** SheetJS throws errors of every kind on what it can't read. */
function guarded(read: () => ReadSheets): ReadSheets {
  try {
    return read()
  } catch (error) {
    if (error instanceof DocumentError) throw error
    throw new DocumentError('SHEET_DAMAGED', { part: 'Workbook' })
  }
}

function readWith(bytes: Uint8Array, language: DataLanguage | undefined, maxCells: number): ReadSheets {
  const workbook = XLSX.read(bytes, {
    type: 'buffer',
    dense: true,
    cellNF: true,
    cellText: false,
    cellDates: false,
    cellHTML: false,
    cellFormula: false,
    cellStyles: true,
  })
  const spoken = language ?? detectLanguage(textsOf(workbook))
  const cells = new CellMaker(spoken, workbook.Workbook?.WBProps?.date1904 === true)
  const budget = new CellBudget(maxCells)
  const sheets: Sheet[] = []
  const problems: Problem[] = []
  for (const [index, name] of workbook.SheetNames.entries()) {
    const source = workbook.Sheets[name]
    if (!source || (source['!type'] ?? 'sheet') !== 'sheet') continue
    const hidden = (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0
    sheets.push(readSheet(source, new GridBuilder(name, hidden, budget), cells))
    const count = cells.takeRemoved()
    if (count > 0)
      problems.push(problem('SHEET_CHARACTERS', 'warning', { file: 'data', sheet: name, params: { count } }))
  }
  return { sheets, problems }
}

function readSheet(source: XLSX.WorkSheet, grid: GridBuilder, cells: CellMaker): Sheet {
  const data: readonly (readonly (XLSX.CellObject | undefined)[] | undefined)[] = source['!data'] ?? []
  // Sparse arrays are walked by what they contain: a row number may be any 32-bit number.
  data.forEach((row, rowIndex) => {
    row?.forEach((cell, column) => {
      if (cell) grid.put(rowIndex, column, makeCell(cell, cells))
    })
  })
  for (const { s, e } of source['!merges'] ?? []) grid.merge({ top: s.r, left: s.c, bottom: e.r, right: e.c })
  source['!rows']?.forEach((row, index) => {
    if (row?.hidden) grid.hideRows(index, index)
  })
  source['!cols']?.forEach((column, index) => {
    if (column?.hidden) grid.hideColumns(index, index)
  })
  return grid.build()
}

function makeCell({ t, v, z }: XLSX.CellObject, cells: CellMaker): Cell | undefined {
  const code = normaliseFormat(typeof z === 'string' ? z : null)
  const numFmt = code === null ? null : (SYSTEM_FORMATS.get(code) ?? code)
  if (t === 'e') return cells.error(ERRORS.get(Number(v)) ?? '#VALUE!', numFmt)
  if (typeof v === 'number') return cells.number(v, numFmt)
  if (typeof v === 'boolean') return cells.boolean(v, numFmt)
  return typeof v === 'string' ? cells.text(v, numFmt) : undefined
}

function* textsOf(workbook: XLSX.WorkBook): Generator<string> {
  yield* workbook.SheetNames
  for (const sheet of Object.values(workbook.Sheets)) {
    const data: readonly (readonly (XLSX.CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? []
    for (const row of Object.values(data)) {
      for (const cell of Object.values(row ?? [])) if (typeof cell?.v === 'string') yield cell.v
    }
  }
}
