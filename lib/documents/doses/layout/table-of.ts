import type { CellLooks } from '../columns/cell-facts'
import { type ColumnProfile, mostOf, profileOf } from '../columns/column-profile'
import { type ColumnDraft, draftOf, headerOf, letterOf } from '../columns/draft'
import { knownExport } from '../columns/known-export'
import { isMadeUp } from '../columns/made-up-header'
import { mapped } from '../columns/mapping'
import { monthsOf } from '../columns/calendar'
import { type NamedPeriod, readPeriod } from '../columns/periods'
import { settleTable } from '../columns/settle-table'
import { surroundingsOf, type Surroundings } from '../columns/surroundings'
import { cornerText, cornerYear, quantityLabels, unitsBeside } from '../columns/turned-table'
import type { HeaderMeaning } from '../lexicon/headers'
import { isPersonal } from '../lexicon/quantity'
import type { DoseLanguage } from '../lexicon/types'
import type { ColumnMapping, DoseColumn, DoseSheet, DoseTable, Period } from '../layout-model'
import type { DoseContext } from '../units/symbol'
import { withHeadings } from './block-headings'
import { cornerPerson } from './corner-person'
import { isConversion } from './conversion'
import type { FoundTable } from './find-tables'
import { headerTexts } from './header-texts'
import { namedSums } from './named-sums'
import { periodsAcross } from './periods-across'
import { personNumbers } from './person-numbers'
import { rowKinds } from './row-kinds'
import { columnCells, sampleRows } from './sample'
import { bareSubject, captionSubject, notePeriod, sheetSubject, titlePeriod, titleSubject } from './titles'
import { groupsNamePersons, rowsOfOthers, turnedRows, withoutOthers } from './turned-rows'

const PERSONS: ReadonlySet<HeaderMeaning> = new Set(['subject', 'surname', 'given_name', 'subject_id', 'dosimeter'])

const ANY_YEAR = 2001

export interface Known {
  readonly mapping: readonly ColumnMapping[]
  /** The names of all sheets. */
  readonly sheets: ReadonlySet<string>
  readonly language: DoseLanguage | null
  /** The only year in the titles and names of several sheets. */
  readonly year: number | null
  /** Lines on sheets of notes that apply to all tables. */
  readonly notes: readonly string[]
  readonly looks: CellLooks
}

/** Interprets a found table: what each of its columns and rows is. */
export function tableOf(found: FoundTable, index: number, source: DoseSheet, known: Known): DoseTable {
  const { lane, head, from, to } = found
  const paths = head ? headerTexts(lane, head) : new Map<number, string[]>()
  const rows = sampleRows(found)
  const drafts: ColumnDraft[] = []
  for (let column = found.left; column <= found.right; column += 1) {
    const path = paths.get(column) ?? []
    const profile = profileOf(columnCells(found, column, rows), known.looks)
    if (path.length > 0 || profile.filled > 0) drafts.push(draftOf({ index: column, path, profile }))
  }
  const label = quantityLabels(drafts)
  if (label) judgeByDoses(found, drafts, label, rows, known.looks)
  const ofYear = cornerYear(drafts) ?? []
  const nearest = [cornerText(drafts) ?? [], ofYear, found.titles, source.captions].flat()
  const notes = [...found.notes, ...known.notes]
  const around = withHeadings(
    surroundingsOf(nearest, [...notes, source.name], knownExport(drafts.map(headerOf)), known.year),
    found,
  )
  const subject =
    cornerPerson(found, drafts) ??
    titleSubject([...found.titles, ...source.captions]) ??
    (drafts.some(isOfPersons)
      ? null
      : (bareSubject(found.titles) ??
        captionSubject(source.captions) ??
        sheetSubject(source.name, known.sheets, isOfBadges(drafts, around))))
  if (isConversion(drafts)) drafts.length = 0
  const named = subject !== null || groupsNamePersons(found)
  const cellsOf = (column: number) => rows.map((row) => lane.sheet.rows[row]?.[column])
  if (!saysNothing(drafts)) settleTable(drafts, around, named, label?.index ?? null, cellsOf, source.legend?.marks)
  else settleTable(drafts.map(withoutHeader), around, named, null, cellsOf, source.legend?.marks)
  const period =
    titlePeriod([ofYear, found.titles, source.captions].flat(), source.name, known.year) ?? notePeriod(notes)
  const year = period === null ? null : Number(period.from.slice(0, 4))
  const oneYear = period === null ? known.year : sameYear(period) ? year : null
  const own = drafts.map((draft) => columnOf(draft, source.name, index, oneYear))
  const columns = (label ? withPeriods(own, periodsAcross(found, own, label.index, oneYear)) : own).map((column) =>
    mapped(column, known.mapping, known.sheets),
  )
  const turned = label && turnedRows(found, columns, label.index)
  const others = label ? null : rowsOfOthers(found, columns, known.looks)
  const kept = others ? { ...found, kinds: new Map([...found.kinds, ...others.kinds]) } : found
  const numbers = personNumbers(found, columns, kept.kinds)
  const apart = numbers ? { ...kept, kinds: new Map([...kept.kinds, [numbers.row, 'note' as const]]) } : kept
  const { kinds, unsure, reasons } = rowKinds(apart, columns, known.looks, turned?.kinds)
  const unnamed = turned ? [] : [...unsure, ...namedSums(found, columns, known.looks, kinds)]
  return {
    source,
    index,
    headerTop: head ? (lane.rows[head.top]?.row ?? null) : null,
    headerBottom: head ? (lane.rows[head.bottom]?.row ?? null) : null,
    first: lane.rows[from]?.row ?? (lane.rows[head?.bottom ?? 0]?.row ?? 0) + 1,
    last: to >= from ? (lane.rows[to]?.row ?? 0) : (lane.rows[head?.bottom ?? 0]?.row ?? 0),
    left: found.left,
    right: found.right,
    titles: [...nearest, source.name],
    columns: columns.map((column) => ({ ...column, subjectId: numbers?.byColumn.get(column.index) ?? null })),
    rows: kinds,
    reasons,
    unsure: new Map(
      [...unnamed.map((row) => [row, 'unnamedRow'] as const), ...((turned ?? others)?.unsure ?? [])].filter(
        ([row]) => kinds.get(row) !== 'statistic',
      ),
    ),
    context: contextOf(columns),
    decimalEvidence: decimalEvidence(drafts.map(({ profile }) => profile)),
    language: known.language,
    period,
    subject: subject && { name: subject.name, id: subject.id },
  }
}

/**
 * Judges the columns of a transposed table again, by the rows that may contain doses. «Возраст» says nothing about
 * them.
 */
function judgeByDoses(
  found: FoundTable,
  drafts: ColumnDraft[],
  label: ColumnDraft,
  rows: readonly number[],
  looks: CellLooks,
): void {
  const some = withoutOthers(found, rows, label.index, unitsBeside(label, drafts)?.index ?? null)
  drafts.forEach(({ index, path }, place) => {
    if (index > label.index)
      drafts[place] = draftOf({ index, path, profile: profileOf(columnCells(found, index, some), looks) })
  })
}

function withPeriods(columns: readonly DoseColumn[], periods: ReadonlyMap<number, Period>): readonly DoseColumn[] {
  return columns.map((column) => ({ ...column, period: column.period ?? periods.get(column.index) ?? null }))
}

/** Whether the doses are those of a badge on a person's body. */
function isOfBadges(drafts: readonly ColumnDraft[], { quantity, position }: Surroundings): boolean {
  return (
    isPersonal(quantity) ||
    position !== null ||
    drafts.some(({ words }) => words.some((each) => each.position !== null || isPersonal(each.quantity)))
  )
}

/** Whether a column says who its rows belong to. */
function isOfPersons({ words, profile }: ColumnDraft): boolean {
  return profile.people >= 0.5 || words.some(({ meaning }) => meaning !== null && PERSONS.has(meaning))
}

/** Whether a program made up the headers because there were none: `A`, `B`, `C` or `Column1`, `Column2`. */
function saysNothing(drafts: readonly ColumnDraft[]): boolean {
  const headers = drafts.map(headerOf).filter((header) => header !== '')
  const silent = headers.filter(isMadeUp)
  return headers.length >= 3 && silent.length === headers.length && areInOrder(headers)
}

function areInOrder(headers: readonly string[]): boolean {
  return headers.every((header, index) => {
    const before = headers[index - 1]
    return before === undefined || header.length > before.length || header > before
  })
}

function withoutHeader(draft: ColumnDraft): ColumnDraft {
  return Object.assign(draft, { words: [], low: null })
}

function columnOf(draft: ColumnDraft, sheet: string, table: number, year: number | null): DoseColumn {
  return {
    sheet,
    table,
    index: draft.index,
    letter: letterOf(draft),
    header: headerOf(draft),
    role: draft.role,
    holds: draft.holds,
    quantity: draft.quantity,
    unit: draft.unit,
    unitSource: draft.unitSource,
    proposedUnit: draft.proposedUnit,
    position: draft.position,
    period: draft.period && draft.holds ? readPeriodOf(draft, year) : null,
    months: draft.period && draft.holds ? monthsNamed(draft.period) : null,
    subject: draft.subject,
    ...(draft.ownerAt === null ? {} : { ownerAt: draft.ownerAt }),
    ...(draft.flag ? { flag: draft.flag } : {}),
    confidence: draft.confidence,
    doubts: [...draft.doubts],
    chosen: false,
  }
}

/**
 * Returns the header's own period. A month or a quarter over a column may have its year in a higher header row or in
 * the title.
 */
function readPeriodOf({ period, path }: ColumnDraft, titleYear: number | null): Period | null {
  if (!period) return null
  const above = path.map((text) => readPeriod(text)).find((found) => found !== null)
  const year = period.year ?? (above ? Number(above.from.slice(0, 4)) : titleYear)
  return year === null ? null : period.in(year)
}

/** Returns the whole months of a period without a year. */
function monthsNamed({ year, in: inYear }: NamedPeriod): DoseColumn['months'] {
  const period = year === null ? inYear(ANY_YEAR) : null
  if (!period || !sameYear(period)) return null
  const [first, last] = [period.from, period.to].map((day) => Number(day.slice(5, 7)))
  if (first === undefined || last === undefined) return null
  const whole = monthsOf(ANY_YEAR, first, last)
  return whole.from === period.from && whole.to === period.to ? { first, last } : null
}

function sameYear(period: Period | null): boolean {
  return period !== null && period.from.slice(0, 4) === period.to.slice(0, 4)
}

function contextOf(columns: readonly DoseColumn[]): DoseContext {
  const held = columns.filter(({ holds }) => holds !== null)
  const medicine = held.some(
    ({ holds, quantity }) => holds !== 'values' || quantity === 'strength' || quantity === 'dose',
  )
  const radiation = held.some(
    ({ holds, quantity }) => holds === 'values' && quantity !== 'strength' && quantity !== 'dose',
  )
  if (medicine === radiation) return 'unknown'
  return medicine ? 'medication' : 'dosimetry'
}

/** Returns the decimal mark that the table's texts indicate, if nearly all agree. */
function decimalEvidence(profiles: readonly ColumnProfile[]): '.' | ',' | null {
  const counts = new Map<'.' | ',', number>()
  for (const { decimals } of profiles)
    for (const [mark, count] of decimals) counts.set(mark, (counts.get(mark) ?? 0) + count)
  return mostOf(counts, 0.95)
}
