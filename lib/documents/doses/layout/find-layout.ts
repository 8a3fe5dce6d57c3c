import { detectLanguage } from '../../spreadsheets/detect-language'
import { CellLooks } from '../columns/cell-facts'
import { oneLine } from '../columns/fold'
import { headerWords } from '../columns/header-words'
import type { DoseLanguage } from '../lexicon/types'
import type { ColumnMapping, DoseSheet, DoseSource, DoseTable, Layout, NothingReason } from '../layout-model'
import { withCarriedLabels } from './carried-labels'
import { fileNotes } from './file-notes'
import { fileYear } from './file-year'
import { type FoundTable, findTables } from './find-tables'
import { boxLines, cardLines } from './card-lines'
import { cardTable } from './card-table'
import { findCards } from './find-cards'
import { cellAt, isFilled, laneOf } from './lane'
import { lanesOf } from './lanes'
import { withoutDittos } from './dittos'
import { legendOf, withLegend } from './legend'
import { isAboutDoses, mayHoldDoses, unexplainedColumns } from './new-layout'
import { nothingReason } from './nothing'
import { type Known, tableOf } from './table-of'
import { titleSubject } from './titles'

export interface LayoutOptions {
  /** A user's decisions about columns, which override everything detected. */
  readonly mapping?: readonly ColumnMapping[]
  /** The language of the words in the data. Detected from the texts unless chosen. */
  readonly language?: DoseLanguage | 'auto'
}

const LANGUAGE_ROWS = 200
/** The maximum number of columns on a sheet of cards: labels, values, units, and the columns that merges take. */
const WIDEST_CARD = 12
const MOST_CARD_ROWS = 20_000

/**
 * Returns the tables of a file that contain doses, with the meaning of each column and row. Also returns the sheets
 * without doses, with the reason. A column is read for doses if it `holds` something. Its role is then a dose role,
 * except for a column of names with strengths in them, whose role is `drug`. Other tables on a sheet with doses are
 * left out.
 */
export function findLayout(source: DoseSource, options: LayoutOptions): Layout {
  const legend = legendOf(source)
  const looks = new CellLooks(legend.marks)
  const language = options.language === undefined || options.language === 'auto' ? languageOf(source) : options.language
  const known: Known = {
    mapping: options.mapping ?? [],
    sheets: new Set(source.sheets.map(({ name }) => name)),
    language,
    year: fileYear(source),
    notes: fileNotes(source),
    looks,
  }
  const tables: DoseTable[] = []
  const without: { sheet: string; reason: NothingReason }[] = []
  const sheets = source.sheets.map((sheet) => withCarriedLabels(withoutDittos(withLegend(sheet, legend))))
  const looked = sheets.map((sheet) => ({ sheet, all: tablesOf(sheet, known) }))
  const besideDoses = looked.some(({ all }) => all.some(isAboutDoses))
  for (const { sheet, all } of looked) {
    const withDoses = all.filter(({ table }) => table.columns.some(({ holds, chosen }) => holds !== null || chosen))
    const filled = withDoses.filter(({ table, found }) => hasValues(table, found))
    const kept = all.flatMap((each): DoseTable[] => {
      if (filled.includes(each)) return [{ ...each.table, unexplained: unexplainedColumns(each, looks) }]
      return mayHoldDoses(each, besideDoses) ? [{ ...each.table, isNew: true }] : []
    })
    tables.push(...kept.map(renumbered))
    if (kept.length === 0) without.push({ sheet: sheet.name, reason: nothingReason(all, withDoses.length > 0) })
  }
  return { tables, without }
}

/** A table as it was found, and as it was interpreted. */
export interface LookedAt {
  readonly found: FoundTable
  readonly table: DoseTable
}

function tablesOf(sheet: DoseSheet, known: Known): LookedAt[] {
  const whole = sheet.sheet.width <= WIDEST_CARD ? laneOf(sheet.sheet, 0, sheet.sheet.width - 1) : null
  const cards = whole && whole.rows.length <= MOST_CARD_ROWS ? findCards(whole, known.looks) : []
  if (cards.length > 0) return cards.map((card, index) => cardTable(card, index, sheet, known))
  const lanes = lanesOf(sheet.sheet, known.looks).map((lane) => withTitlesOfEmpty(findTables(lane, known.looks)))
  return ofOnePerson(
    lanes
      .flatMap((tables) => withTitlesOf(lanes[0], tables))
      .map((found, index) => ({ found, table: tableOf(found, index, sheet, known) })),
  )
}

/** Columns of tables that are about others than the person whose sheet it is. */
const OTHERS: ReadonlySet<string> = new Set([
  'subject',
  'surname',
  'given_name',
  'subject_id',
  'dosimeter',
  'department',
  'place',
  'device',
  'examination',
  'drug',
])

/** Returns the tables of a sheet. The person that the lines over the first one name has the others too, if these name nobody. */
function ofOnePerson(tables: readonly LookedAt[]): LookedAt[] {
  const owner = tables[0]?.found.head ? tables[0].table.subject : null
  if (owner === null || owner === undefined || tables.length < 2) return [...tables]
  if (tables.some(({ table }, at) => at > 0 && table.subject !== null && table.subject.name !== owner.name))
    return [...tables]
  const [first] = tables
  return tables.map(({ found, table }) => {
    const isOfOthers =
      table.subject !== null ||
      (!isSameForm(first, table) && table.columns.some(({ role, subject }) => OTHERS.has(role) || subject !== null)) ||
      [...table.rows.values()].includes('group')
    return { found, table: isOfOthers ? table : { ...table, subject: owner } }
  })
}

/** Whether a table repeats the columns of the first one, as for another year of the same person. */
function isSameForm(first: LookedAt | undefined, { columns }: DoseTable): boolean {
  const own = first?.table.columns ?? []
  return (
    columns.length === own.length &&
    columns.every(({ header, subject }, at) => subject === null && header === own[at]?.header)
  )
}

/**
 * Passes the titles of an empty table that name a person on to the tables below, and so the lines of a card. Such lines
 * may look like a header, with or without rows.
 */
function withTitlesOfEmpty(tables: readonly FoundTable[]): readonly FoundTable[] {
  let titles: readonly string[] = []
  return tables.flatMap((table, at) => {
    const card = at + 1 < tables.length ? cardLines(table) : null
    if (card !== null) {
      titles = card
      return []
    }
    const boxes = at + 1 < tables.length && isDosesBelow(tables, at) ? boxLines(table) : null
    if (boxes !== null) {
      titles = [...boxes, ...table.titles, ...titles]
      return []
    }
    if (table.to >= table.from) return titles.length === 0 ? table : { ...table, titles: [...table.titles, ...titles] }
    if (titleSubject(table.titles) !== null) titles = table.titles
    return table
  })
}

/** Whether a table below names doses in its header. */
function isDosesBelow(tables: readonly FoundTable[], at: number): boolean {
  return tables.slice(at + 1).some(({ lane, head }) => {
    const cells = head ? (lane.sheet.rows[lane.rows[head.bottom]?.row ?? -1] ?? []) : []
    return cells.some((cell) => {
      const { dose, quantities, units } = headerWords(cell?.text ?? '')
      return dose || quantities.length > 0 || units.length > 0
    })
  })
}

/** Applies the titles over side-by-side tables, which are above the first one, to all tables of the others. */
function withTitlesOf(first: readonly FoundTable[] | undefined, tables: readonly FoundTable[]): readonly FoundTable[] {
  const [own, theirs] = [tables[0], first?.[0]]
  if (!own || !theirs || own === theirs) return tables
  const top = own.lane.rows[0]?.row ?? 0
  const { sheet, rows } = theirs.lane
  const over: string[] = []
  for (const { row, filled, values, first: column } of rows) {
    if (row >= top || filled > 1 || values > 0) break
    over.unshift(oneLine(cellAt(sheet, row, column)?.text ?? ''))
  }
  return over.length === 0 ? tables : tables.map((table) => ({ ...table, titles: [...table.titles, ...over] }))
}

/** Whether any dose cell is filled in a row of data. */
function hasValues({ columns, rows, source }: DoseTable, { lane, from, to }: FoundTable): boolean {
  const doses = columns.filter(({ holds, chosen }) => holds !== null || chosen).map(({ index }) => index)
  for (let at = from; at <= to; at += 1) {
    const row = lane.rows[at]?.row ?? -1
    const kind = rows.get(row)
    if (kind === 'header' || kind === 'note' || kind === 'group') continue
    const cells = source.sheet.rows[row]
    if (doses.some((column) => isFilled(cells?.[column]))) return true
  }
  return false
}

function renumbered(table: DoseTable, index: number): DoseTable {
  if (table.index === index) return table
  return { ...table, index, columns: table.columns.map((column) => ({ ...column, table: index })) }
}

function languageOf({ sheets }: DoseSource): DoseLanguage {
  return detectLanguage(someTexts(sheets))
}

function* someTexts(sheets: readonly DoseSheet[]): Generator<string, void, void> {
  for (const { sheet } of sheets) {
    let rows = 0
    for (const cells of sheet.rows) {
      if (!cells) continue
      rows += 1
      if (rows > LANGUAGE_ROWS) break
      for (const cell of cells) if (typeof cell?.value === 'string') yield cell.value
    }
  }
}
