import type { ColumnRole, DoseColumn, DoseTable, Layout } from '../layout-model'
import type { Decision, DecisionReason, Subject } from '../model'
import type { Resolutions } from '../reading/resolutions'
import { isPersonal } from '../lexicon/quantity'
import { isAdded } from '../totals/addable'
import { saysCorrected, saysPreliminary } from '../columns/corrections'
import type { Draft } from './draft'
import { EarlierDoses } from './earlier-doses'
import { badgeWords, OtherBadges } from './other-badges'
import type { Settled } from './overlaps'
import { sheetText } from './sheet-text'
import { UnknownKinds } from './unknown-kinds'
import { whichCounts } from './which-counts'

/** What the columns are that don't tell two doses of one person apart: the person's own, and those of an entry. */
const OF_PERSON: ReadonlySet<ColumnRole> = new Set(['subject', 'surname', 'given_name', 'subject_id', 'row_number'])
const OF_ENTRY: ReadonlySet<ColumnRole> = new Set([...OF_PERSON, 'note', 'department'])
/** `0.10`, `0,1`: written differently, but the same. */
const FIGURE = /^\d{1,9}(?:[.,]\d{1,9})?$/
/** If at most this share of a list's persons are in several of its rows, each is expected once. */
const FEW_TWICE = 1 / 3

/**
 * Settles rows of one person, quantity, place and period that may be one dose. Such a row has the same values as
 * another, or says that it corrects another. Or it is preliminary next to one that isn't, or of another badge worn at the
 * same time. The first stays, and a user is asked about the second; a correction that quotes the figure of the first
 * stays instead of it. Rows that differ in anything but a remark or a department are badges, places or separate procedures.
 * @param ofUnsureRows doses that count because a user decided so for their row, with the reason asked: it isn't asked
 * again
 */
export function settleRepeats(
  { tables }: Layout,
  drafts: readonly Draft[],
  resolutions: Resolutions,
  ofUnsureRows: ReadonlyMap<Draft, DecisionReason>,
): Settled {
  const decisions: Decision[] = []
  const dropped = new Set<Draft>()
  const rows = new Rows(tables)
  const ofColumns = subjectsOf(drafts)
  const lists = new Lists(ofColumns)
  const kinds = new UnknownKinds(
    (column) => [...(ofColumns.get(column)?.values() ?? [])].flatMap(byTime),
    (draft) => rows.tableOf(draft),
    (draft, column) => rows.textIn(draft, column),
  )
  for (const group of groupsOf(ofColumns)) {
    const another = anotherOf(group, rows, lists, kinds, dropped)
    group.forEach((draft, place) => {
      const found = another(draft, place)
      if (!found || ofUnsureRows.get(draft) === found.reason) return
      const { reason } = found
      // «взамен 2,8» quotes the figure that this row corrects.
      const [first, second] =
        reason === 'correctedRow' && rows.quotes(draft, found.first) ? [draft, found.first] : [found.first, draft]
      const choice = resolutions.ofCell(second.column.sheet, second.row, second.col, reason)
      if (choice === 2) return
      dropped.add(choice === 1 ? first : second)
      if (choice === null) decisions.push(whichCounts(reason, first, second, { both: true }))
    })
  }
  return { decisions, dropped }
}

interface Another {
  readonly first: Draft
  readonly reason: 'correctedRow' | 'withdrawnRow' | 'repeatedRow'
}

/**
 * Returns a function that finds the dose in a group that another one may repeat, and why. It must be called in the
 * order of the group.
 */
function anotherOf(
  group: readonly Draft[],
  rows: Rows,
  lists: Lists,
  kinds: UnknownKinds,
  dropped: ReadonlySet<Draft>,
): (draft: Draft, place: number) => Another | null {
  const alike = new EarlierDoses(group, (draft) => rows.textOf(draft), dropped)
  const uncorrected = new EarlierDoses(group, (draft) => (rows.isCorrected(draft) ? null : ''), dropped)
  const settled = group.find((draft) => !rows.isPreliminary(draft))
  const badges = new OtherBadges(group, (draft) => rows.wornAs(draft))
  return (draft, place) => {
    if (settled && rows.isPreliminary(draft)) return { first: settled, reason: 'withdrawnRow' }
    const corrects = rows.isCorrected(draft)
    const repeats = !corrects && mayRepeat(draft, rows, lists)
    const first = corrects
      ? uncorrected.firstBefore(place, '')
      : (badges.firstBefore(draft, dropped) ??
        (repeats ? alike.firstBefore(place, rows.textOf(draft)) : undefined) ??
        kinds.firstBefore(draft, place, group, dropped))
    return first ? { first, reason: corrects ? 'correctedRow' : 'repeatedRow' } : null
  }
}

type OfColumns = ReadonlyMap<DoseColumn, ReadonlyMap<Subject, readonly Draft[]>>

function subjectsOf(drafts: readonly Draft[]): OfColumns {
  const ofColumns = new Map<DoseColumn, Map<Subject, Draft[]>>()
  for (const draft of drafts) {
    const { column, subject } = draft
    if (subject === null || !isAdded(draft)) continue
    let subjects = ofColumns.get(column)
    if (!subjects) ofColumns.set(column, (subjects = new Map()))
    const own = subjects.get(subject)
    if (own) own.push(draft)
    else subjects.set(subject, [draft])
  }
  return ofColumns
}

/** Returns doses of one column, person, quantity, position and period, if there are several. */
function groupsOf(ofColumns: OfColumns): readonly (readonly Draft[])[] {
  const stretches = new Stretches()
  return [...ofColumns.values()].flatMap((subjects) =>
    [...subjects.values()].flatMap((own) => (stretches.differ(own) ? [] : groupsAmong(own))),
  )
}

function groupsAmong(drafts: readonly Draft[]): readonly (readonly Draft[])[] {
  return byTime(drafts).filter((group) => group.length > 1)
}

/** Returns doses of one person and column by quantity, position and period. */
function byTime(drafts: readonly Draft[]): readonly (readonly Draft[])[] {
  const groups = new Map<string, Draft[]>()
  for (const draft of drafts) {
    const { period, date, position, reading } = draft
    const key = `${period ? `${period.from}/${period.to}` : ''}|${date}|${position}|${reading.quantity}`
    const group = groups.get(key)
    if (group) group.push(draft)
    else groups.set(key, [draft])
  }
  return [...groups.values()]
}

/** Checks quickly that no two doses are of the same period, as for most persons in a column. */
class Stretches {
  private readonly byPeriod = new Map<Draft['period'], string>()

  differ(drafts: readonly Draft[]): boolean {
    const seen = new Set<string>()
    for (const { period } of drafts) seen.add(this.textOf(period))
    return seen.size === drafts.length
  }

  private textOf(period: Draft['period']): string {
    let text = this.byPeriod.get(period)
    if (text === undefined) this.byPeriod.set(period, (text = period ? `${period.from}/${period.to}` : ''))
    return text
  }
}

/** What a column's other doses say about one that repeats. Found only if some dose may repeat another. */
class Lists {
  private readonly values = new Map<DoseColumn, ReadonlyMap<string, Subject | null>>()

  constructor(private readonly ofColumns: OfColumns) {}

  /** Whether each person is expected once: nearly all of a column's persons are. */
  areOnce({ column }: Draft): boolean {
    const subjects = [...(this.ofColumns.get(column)?.values() ?? [])]
    const twice = subjects.filter(({ length }) => length > 1).length
    return subjects.length > 2 && twice <= subjects.length * FEW_TWICE
  }

  /** Whether others have the same value, as with doses that are taken from a list of examinations. */
  isTypical({ column, reading }: Draft): boolean {
    let values = this.values.get(column)
    if (!values) this.values.set(column, (values = this.holdersOf(column)))
    return values.get(reading.value ?? '') === null
  }

  /** Returns who has each value; null for several. */
  private holdersOf(column: DoseColumn): ReadonlyMap<string, Subject | null> {
    const holders = new Map<string, Subject | null>()
    for (const [subject, doses] of this.ofColumns.get(column) ?? []) {
      for (const { reading } of doses) {
        const key = reading.value ?? ''
        const known = holders.get(key)
        holders.set(key, known === undefined || known === subject ? subject : null)
      }
    }
    return holders
  }
}

/**
 * Whether a dose may repeat another. Two similar examinations on one day are common, unless no one else has such a
 * dose, and so are two badges without a dose.
 */
function mayRepeat(draft: Draft, rows: Rows, lists: Lists): boolean {
  const { role, period, date } = draft
  const { value, censor } = draft.reading
  if (censor !== null || value === null || !/[1-9]/.test(value) || !rows.isNamed(draft)) return false
  if (role === 'single') return date !== null && !lists.isTypical(draft)
  return role === 'period' && (period !== null || date !== null || lists.areOnce(draft))
}

/** What the rows of the tables say, read only if two of them may be one. */
class Rows {
  private readonly known = new Map<DoseTable, Map<number, string>>()

  private readonly tables: ReadonlyMap<DoseColumn, DoseTable>

  constructor(tables: readonly DoseTable[]) {
    this.tables = new Map(tables.flatMap((table) => table.columns.map((column) => [column, table] as const)))
  }

  /** Returns all of a row's text that may tell its doses from those of another row of the same person. */
  textOf(draft: Draft): string {
    const table = this.tableOf(draft)
    if (!table) return String(draft.row)
    const texts = this.known.get(table) ?? new Map<number, string>()
    this.known.set(table, texts)
    const known = texts.get(draft.row)
    if (known !== undefined) return known
    const others = draft.role === 'period' ? OF_ENTRY : OF_PERSON
    const columns = table.columns.filter(({ role }) => !others.has(role))
    const text = columns
      .map(({ index, holds }) => {
        const said = this.cellText(table, draft.row, index)
        return holds !== null && FIGURE.test(said) ? String(Number(said.replace(',', '.'))) : said
      })
      .join('\u0000')
    texts.set(draft.row, text)
    return text
  }

  /** Whether the row itself has its person's name or number, not just a row above. */
  isNamed(draft: Draft): boolean {
    const table = this.tableOf(draft)
    return table !== null && this.saysIn(table, draft, ['subject', 'surname', 'subject_id'], (text) => text !== '')
  }

  isCorrected(draft: Draft): boolean {
    const table = this.tableOf(draft)
    return table !== null && this.saysIn(table, draft, ['subject', 'surname', 'note'], saysCorrected)
  }

  /** Whether a row's own note quotes the figure of another one. */
  quotes(draft: Draft, { reading }: Draft): boolean {
    const table = this.tableOf(draft)
    const { value } = reading
    const says = (text: string) => text.replace(/(?<=\d),(?=\d)/g, '.').match(/\d+(?:\.\d+)?/g) ?? []
    return (
      table !== null &&
      value !== null &&
      this.saysIn(table, draft, ['note'], (text) => says(text).some((figure) => Number(figure) === Number(value)))
    )
  }

  /** Whether a row is `preliminary`: the same dose may follow. */
  isPreliminary(draft: Draft): boolean {
    const table = this.tableOf(draft)
    return table !== null && this.saysIn(table, draft, ['note'], saysPreliminary)
  }

  /** Returns the words that identify a dose's badge, if another badge may have been worn at the same time. */
  wornAs({ column, row, date, period, reading }: Draft): string {
    const table = this.tables.get(column)
    const { quantity } = reading
    // «Локализация», «Сторона» of an examination on one day aren't where a badge is worn.
    const worn = isPersonal(quantity) || quantity === 'H' || (quantity === 'E' && period !== null)
    if (!table || !worn || date !== null) return ''
    return badgeWords(
      table.columns.flatMap(({ role, index, holds }) =>
        holds === null ? [{ role, text: this.cellText(table, row, index) }] : [],
      ),
    )
  }

  private saysIn(
    table: DoseTable,
    { row }: Draft,
    roles: readonly DoseColumn['role'][],
    fits: (text: string) => boolean,
  ): boolean {
    return table.columns.some(
      ({ role, index, holds }) => holds === null && roles.includes(role) && fits(this.cellText(table, row, index)),
    )
  }

  private cellText({ source }: DoseTable, row: number, index: number): string {
    const cell = source.sheet.rows[row]?.[index]
    return cell ? sheetText(cell) : ''
  }

  /** Returns the text of a dose's row in another column. */
  textIn(draft: Draft, { index }: DoseColumn): string {
    const table = this.tableOf(draft)
    return table ? this.cellText(table, draft.row, index) : ''
  }

  tableOf({ column }: Draft): DoseTable | null {
    return this.tables.get(column) ?? null
  }
}
