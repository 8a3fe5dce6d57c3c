import { problem, type Problem } from '../../problem'
import { uniqueSheetNames } from '../../spreadsheets/sheet-names'
import { writeSheets, type WriteContext } from '../../spreadsheets/writing/package'
import type { OutCell, OutRow, OutSheet } from '../../spreadsheets/writing/sheet'
import { LONGEST_TEXT } from '../../spreadsheets/writing/value-cell'
import { cellAddress } from '../../spreadsheets/address'
import type { Dose, DoseReading } from '../model'
import type { Extraction } from '../result'
import { chartSheet } from './chart-sheet'
import { SHEET_COLUMNS, type SheetKey } from '../../spreadsheets/dose-sheet-columns'
import { dosesList, type SourceLink } from './doses-list'
import { columnsList, comparisonList, decisionsList, excludedList, exceedancesList } from './findings-lists'
import { groupsList } from './groups-list'
import type { List } from './list'
import { heightOf, rowHeight } from '../../spreadsheets/writing/row-height'
import { copiedSheets, marksOf, sourceSheet } from './source-sheets'
import { summaryList } from './summary-list'
import { periodsList, personsList } from './totals-lists'
import { wordsOf, type Words } from './words'
import type { DoseLabels } from './label-codes'

/** Excel's maximum numbers of rows and links on a sheet. Tests may lower the latter. */
export interface WorkbookLimits {
  readonly rows: number
  readonly links: number
}

/** "Excel specifications and limits" (support.microsoft.com): 1 048 576 rows, 65 530 links on a sheet. */
const EXCEL: WorkbookLimits = { rows: 1_048_576, links: 65_000 }
const HEADING = { bold: true, wrap: true, fill: 'EDEDED' }
const NAME = { italic: true }
const HEADER_ROWS = 2

export interface DosesWorkbook {
  readonly bytes: Uint8Array
  /** The sheet of doses, or the first of several. */
  readonly dosesSheet: string
  /** What the workbook couldn't contain unchanged, in addition to the given problems. */
  readonly problems: readonly Problem[]
}

/** Returns the heading in the user's language, and below it the constant name. */
function headerRows(key: SheetKey, labels: DoseLabels): OutRow[] {
  const columns = SHEET_COLUMNS[key]
  return [
    {
      cells: columns.map((column, col): OutCell => ({ col, value: labels(`doses.column.${column}`), look: HEADING })),
      height: heightOf(2),
    },
    { cells: columns.map((column, col): OutCell => ({ col, value: column, look: NAME })) },
  ]
}

/** Returns as many sheets as the list's rows require; each continues where the previous one ends. */
function sheetsOf(list: List, names: readonly string[], labels: DoseLabels, limits: WorkbookLimits): OutSheet[] {
  const rows = list.rows[Symbol.iterator]()
  const room = limits.rows - HEADER_ROWS
  return names.map((name, index): OutSheet => {
    const height = Math.min(room, list.count - index * room)
    function* own(): Generator<OutRow, void, void> {
      yield* headerRows(list.key, labels)
      for (let row = 0; row < height; row++) {
        const next = rows.next()
        if (next.done === true) return
        yield { cells: next.value, height: list.wraps === true ? rowHeight(next.value, list.widths) : null }
      }
    }
    const right = SHEET_COLUMNS[list.key].length - 1
    return {
      name,
      rows: own(),
      widths: list.widths,
      frozenRows: HEADER_ROWS,
      titleRows: HEADER_ROWS,
      landscape: true,
      filter: { top: HEADER_ROWS - 1, left: 0, bottom: HEADER_ROWS - 1 + Math.max(height, 0), right },
      ...(list.empty !== undefined && { hiddenColumns: list.empty }),
    }
  })
}

const sheetCount = (count: number, { rows }: WorkbookLimits) => Math.max(1, Math.ceil(count / (rows - HEADER_ROWS)))

const MOST_TOLD = 20

/** Returns the first texts that are too long for a cell; the rest are cut in the same way. */
function cutTexts(doses: readonly Dose[]): Problem[] {
  const cut = new Map<DoseReading, Problem>()
  for (const { reading, column, row, col } of doses) {
    const { length } = reading.raw
    if (length <= LONGEST_TEXT || cut.has(reading)) continue
    const place = { file: 'data', sheet: column.sheet, cell: cellAddress(row, col), params: { count: length } } as const
    cut.set(reading, problem('SHEET_TEXT_CUT', 'warning', place))
    if (cut.size === MOST_TOLD) break
  }
  return [...cut.values()]
}

/** Returns the Summary without a filter, since its lines are of several kinds. */
function summarySheet(list: List, name: string, labels: DoseLabels, doses: number): OutSheet {
  const title: OutCell = { col: 0, value: labels('doses.summary.title', { count: doses }), look: { bold: true } }
  return {
    name,
    rows: [
      { cells: [title] },
      { cells: [] },
      ...[...list.rows].map((cells): OutRow => ({ cells, height: rowHeight(cells, list.widths) })),
    ],
    widths: list.widths,
    landscape: true,
  }
}

/**
 * Returns every list except the Summary and the doses. Lists without rows are left out, unless being empty is
 * information too.
 */
function otherLists(extraction: Extraction, words: Words, link: SourceLink): List[] {
  const { totals, doses, exceedances, profile, decisions, columns, comparison, layout } = extraction
  const groups = groupsList(doses, words)
  const excluded = excludedList(layout, words, link)
  return [
    personsList(totals, words),
    ...(groups.count > 0 ? [groups] : []),
    periodsList(totals, words),
    ...(profile === null ? [] : [exceedancesList(exceedances, words)]),
    decisionsList(decisions, words, link),
    ...(excluded.count > 0 ? [excluded] : []),
    columnsList(columns, words),
    ...(comparison === null ? [] : [comparisonList(comparison, words)]),
  ]
}

/**
 * Returns an .xlsx workbook of the results: Summary, Doses, By person, By device or drug, By period, Charts,
 * Exceedances (if limits were chosen), Needs a decision, Columns, Comparison (if there is one). If the file's own
 * sheets are small enough, it includes copies of them that the references of doses link to. Headings are in the
 * language of `labels`; below each, in the second row, is its constant name. Numbers have the digits of the file;
 * formulas are never written. The same input gives the same bytes. An aborted signal throws its reason.
 */
export async function dosesWorkbook(
  extraction: Extraction,
  problems: readonly Problem[],
  labels: DoseLabels,
  context: WriteContext = {},
  limits: WorkbookLimits = EXCEL,
): Promise<DosesWorkbook> {
  const words = wordsOf(labels)
  const { doses, decisions, layout, totals, profile } = extraction
  const parts = sheetCount(doses.length, limits)
  const split = parts > 1 ? [problem('DOSES_SPLIT', 'info', { params: { count: doses.length, sheets: parts } })] : []
  const told = [...split, ...cutTexts(doses)]
  const copies = copiedSheets(layout)
  const charts = chartSheet(totals, profile, words, labels)
  const lists = otherLists(extraction, words, (...cell) => linkTo(...cell))
  const before = lists.findIndex(({ key }) => key === 'periods') + 1
  const plan = [
    { key: 'summary' as const, sheets: 1 },
    { key: 'doses' as const, sheets: parts },
    ...lists.slice(0, before).map(({ key, count }) => ({ key, sheets: sheetCount(count, limits) })),
    ...(charts === null ? [] : [{ key: 'charts' as const, sheets: 1 }]),
    ...lists.slice(before).map(({ key, count }) => ({ key, sheets: sheetCount(count, limits) })),
  ]
  const names = uniqueSheetNames([
    ...plan.flatMap(({ key, sheets }) => Array.from({ length: sheets }, () => labels(`doses.sheet.${key}`))),
    ...(copies ?? []).map(({ name }) => labels('doses.sourceSheet', { name })),
  ])
  const firstCopy = names.length - (copies?.length ?? 0)
  const copyAt = new Map((copies ?? []).map(({ name }, index) => [name, firstCopy + index]))
  function linkTo(sheet: string, row: number, col: number) {
    const target = copyAt.get(sheet)
    return target === undefined ? null : ({ kind: 'cell', sheet: target, row, col } as const)
  }
  let linked = 0
  const dosesLink: SourceLink = (...cell) => (linked++ < limits.links ? linkTo(...cell) : null)
  const allLists = new Map<SheetKey, List>([
    ...lists.map((list) => [list.key, list] as const),
    ['doses', dosesList(doses, words, labels, dosesLink)],
  ])
  linked = 0
  const remarks = {
    copied: copies?.length ?? null,
    linked: copies !== null && doses.length > limits.links ? limits.links : null,
  }
  const summary = summaryList(extraction, [...problems, ...told], labels, words, remarks)
  let next = 0
  const sheets = plan.flatMap(({ key, sheets: count }): OutSheet[] => {
    const own = names.slice(next, (next += count))
    if (key === 'summary') return [summarySheet(summary, own[0] ?? '', labels, doses.length)]
    if (key === 'charts') return charts === null ? [] : [charts(own[0] ?? '', labels('doses.sheet.persons'))]
    const list = allLists.get(key)
    return list === undefined ? [] : sheetsOf(list, own, labels, limits)
  })
  const marks = copies === null || copies.length === 0 ? new Map() : marksOf(doses, decisions)
  const copied = (copies ?? []).map((sheet, index) => sourceSheet(sheet, names[firstCopy + index] ?? '', marks))
  // The Summary is the first.
  const dosesSheet = names[1] ?? ''
  return { bytes: await writeSheets([...sheets, ...copied], context), dosesSheet, problems: told }
}
