import type { Cell } from '../../spreadsheets/model'
import { dayOf, monthsOf, periodOf } from '../columns/calendar'
import { nthMonthIn, nthMonthOf } from '../columns/nth-month'
import { type NamedPeriod, namedPeriod, narrowPeriod } from '../columns/periods'
import type { AboutRole, DoseColumn, DoseTable, Period } from '../layout-model'
import type { AboutCells } from './about-cells'
import { carriedYears } from './carried-years'
import { type DateOrder, dateOrderOf, dayText, isDoubtfulStretch } from './day-texts'
import type { GroupLine } from './group-line'
import { LineYear } from './line-year'
import { monthIn, nameIn, periodBeside, quarterIn, rangeIn, yearIn } from './period-cells'
import { sheetText } from './sheet-text'

/** The period of a row's doses, as far as the row gives it. */
export interface RowPeriod {
  /** An ISO day. */
  readonly date: string | null
  readonly frame: Frame
}

/** What a row says about time besides a date. Rows that say the same share one object. */
interface Frame {
  readonly period: Period | null
  /** A month or a quarter without a year in the row. */
  readonly yearless: Yearless | null
  /** A year in the row, for headers that give none. */
  readonly year: number | null
  /**
   * The month of the row's date, such as `2024-01`. A reading or a report for `December` may have a date in the year
   * after.
   */
  readonly dayMonth: string | null
  /** True if the period in the titles doesn't apply. */
  readonly longer: boolean
}

interface Yearless {
  in(year: number): Period | null
}

/** The first cell of a table whose time couldn't be used: its date may be two days, or it names no period. */
export interface UnreadTime {
  readonly code: 'DOSE_DAY_DOUBTFUL' | 'DOSE_PERIOD_UNREAD'
  readonly row: number
  readonly text: string
}

const NOTHING: RowPeriod = {
  date: null,
  frame: { period: null, yearless: null, year: null, dayMonth: null, longer: false },
}
const KEEP = 5_000
const DATED: readonly AboutRole[] = [
  'date',
  'period_from',
  'period_to',
  'period_name',
  'month',
  'quarter',
  'year',
  // This may also name a period.
  'quantity',
]

/** Reads the periods of a table's rows and combines them with those of columns and titles. Equal rows are read once. */
export class RowPeriods {
  private readonly roles: readonly AboutRole[]
  private readonly byText = new Map<string, RowPeriod>()
  private readonly headers = new Map<DoseColumn, Yearless | null>()
  /** The numbers of months in the periods of rows: «1-й месяц». */
  private readonly nthMonths = new Map<DoseColumn, number>()
  private readonly frames = new Map<string, Frame>()
  private readonly joined = new Map<Frame, Map<DoseColumn, Period | null>>()
  private group: NamedPeriod | null = null
  private readonly lineYear = new LineYear()
  /** True if a group row says that the rows below it count for longer than the titles say. */
  private longer = false
  private readonly unread = new Map<UnreadTime['code'], UnreadTime>()
  private readonly order: DateOrder | null
  private readonly years: ReadonlyMap<number, Cell>

  constructor(
    private readonly table: DoseTable,
    private readonly about: AboutCells,
  ) {
    this.roles = DATED.filter((role) => about.has(role))
    this.order = dateOrderOf(table, about)
    this.years = carriedYears(table, about)
    for (const column of table.columns) {
      if (column.holds === null) continue
      this.headers.set(column, column.period ? null : headerMonths(column))
      const month = nthMonthIn(column.header)
      if (month !== null) this.nthMonths.set(column, month)
    }
  }

  /**
   * Returns the first unused cells of the rows read so far: the first date that may be two days, and the first period
   * that can't be read.
   */
  get unreadTimes(): readonly UnreadTime[] {
    return [...this.unread.values()]
  }

  /**
   * Applies a group row that names a period: «2 квартал». A row that says what the doses below count for, «За все время
   * работы», ends the period of earlier group rows. It also ends the titles' period if that is shorter than a year.
   */
  enterGroup({ period, role, perhapsGathered }: GroupLine): void {
    const ends = role !== null || perhapsGathered
    if (period === null && !ends) return
    this.group = period
    if (period) this.lineYear.enter(period)
    this.longer = period === null && isShort(this.table.period)
    this.byText.clear()
    this.frames.clear()
  }

  /** Returns what a row says about its period. */
  of(row: number): RowPeriod {
    if (this.roles.length === 0 && this.group === null && !this.longer) return NOTHING
    let key = ''
    for (const role of this.roles) key += `${this.keyOf(row, role)}\u0000`
    const known = this.byText.get(key)
    if (known) return known
    const read = this.read(row)
    if (this.byText.size < KEEP) this.byText.set(key, read)
    return read
  }

  /** Returns the period of a dose: those of the title, the column and the row, each narrowing the one before. */
  in({ frame }: RowPeriod, column: DoseColumn): Period | null {
    let byColumn = this.joined.get(frame)
    if (!byColumn) this.joined.set(frame, (byColumn = new Map()))
    const known = byColumn.get(column)
    if (known !== undefined) return known
    const period = interned(this.join(frame, column))
    byColumn.set(column, period)
    return period
  }

  private join(said: Frame, column: DoseColumn): Period | null {
    const own = said.longer || hasGatheredAround(this.table.period, column)
    const outer = own ? column.period : narrowPeriod(this.table.period, column.period)
    const year = said.year ?? yearOf(said.period) ?? yearOf(outer)
    const within = (months: Yearless | null | undefined) => {
      if (!months) return null
      return year === null ? nearestTo(said.dayMonth, months) : months.in(year)
    }
    const [header, inRow] = [within(this.headers.get(column)), narrowPeriod(said.period, within(said.yearless))]
    const whole = narrowPeriod(narrowPeriod(outer, inRow), header)
    const month = this.nthMonths.get(column)
    return whole === null || month === undefined
      ? whole
      : (nthMonthOf(whole, month, new Set(this.nthMonths.values())) ?? whole)
  }

  private read(row: number): RowPeriod {
    const day = this.dayIn(row, 'date')
    let key = day?.slice(0, 7) ?? ''
    for (const role of this.roles) {
      if (day === null || role !== 'date') key += `\u0000${this.keyOf(row, role)}`
    }
    const [from, to] = this.ends(row)
    const date = day ?? (from === null || to === null ? (from ?? to) : null)
    const known = this.frames.get(key)
    if (known) return { date, frame: known }
    const frame = this.frame(row, day)
    this.frames.set(key, frame)
    return { date, frame }
  }

  /** Returns what a cell says about time: a date may be displayed without its year. */
  private keyOf(row: number, role: AboutRole): string {
    const cell = this.cell(row, role)
    if (cell === undefined) return ''
    const { text, value } = cell
    return typeof value === 'object' && value?.kind === 'date'
      ? `${text} ${value.year}-${value.month}-${value.day}`
      : text
  }

  private cell(row: number, role: AboutRole): Cell | undefined {
    return this.about.first(row, role) ?? (role === 'year' ? this.years.get(row) : undefined)
  }

  private ends(row: number): [string | null, string | null] {
    return [this.dayIn(row, 'period_from'), this.dayIn(row, 'period_to')]
  }

  /** Returns the day in a cell; null if the cell contains a month or a longer period. */
  private dayIn(row: number, role: AboutRole): string | null {
    const cell = this.about.first(row, role)
    if (!cell) return null
    const { value, numFmt } = cell
    if (typeof value === 'object' && value?.kind === 'date') {
      const showsDay = numFmt === null || /d/i.test(numFmt)
      return value.hasDate && showsDay ? dayOf(value.year, value.month, value.day) : null
    }
    const day = this.dayTextIn(cell)
    if (day === 'ambiguous') this.note('DOSE_DAY_DOUBTFUL', row, cell)
    if (day !== null) return day === 'ambiguous' ? null : day
    if (this.isDoubtful(cell)) {
      this.note('DOSE_DAY_DOUBTFUL', row, cell)
      return null
    }
    const period = rangeIn(cell, this.order)
    return period && period.from === period.to ? period.from : null
  }

  private note(code: UnreadTime['code'], row: number, { text }: Pick<Cell, 'text'>): void {
    if (!this.unread.has(code)) this.unread.set(code, { code, row, text })
  }

  private dayTextIn({ value }: Cell): string | null {
    const isText = typeof value === 'string' || typeof value === 'number'
    return isText ? dayText(String(value), this.table.language, this.order) : null
  }

  /** Whether a cell's date may be two different days: `2/1/24`, `3/4/2024 10:30 AM` in an English sheet. */
  private isDoubtful(cell: Cell): boolean {
    return isDoubtfulStretch(sheetText(cell), this.table.language, this.order)
  }

  private nameIn(row: number, cell: Cell | undefined): NamedPeriod | null {
    if (cell && this.isDoubtful(cell)) {
      this.note('DOSE_DAY_DOUBTFUL', row, cell)
      return null
    }
    return nameIn(cell, this.order)
  }

  private frame(row: number, day: string | null): Frame {
    const cell = (role: AboutRole) => this.cell(row, role)
    const [from, to] = this.ends(row)
    const ends = from !== null && to !== null && from <= to ? periodOf(from, to) : null
    if (from !== null && to !== null && from > to) {
      const [first, last] = [cell('period_from'), cell('period_to')].map((each) => each?.text ?? '')
      this.note('DOSE_PERIOD_UNREAD', row, { text: `${first} – ${last}` })
    }
    const ownYear = yearIn(cell('year'))
    const year = ownYear ?? this.group?.year ?? (this.group && this.lineYear.year)
    const named = [
      // «I кв.» under «Месяц».
      monthIn(cell('month')) ?? this.nameIn(row, cell('month')),
      quarterIn(cell('quarter')),
      this.nameIn(row, cell('period_name')),
      // «2018-2024» under «Год».
      ownYear === null ? this.nameIn(row, cell('year')) : null,
      periodBeside(cell('quantity')),
      this.group,
    ].filter((each) => each !== null)
    const date = cell('date')
    const doubtful = date !== undefined && (this.dayTextIn(date) === 'ambiguous' || this.isDoubtful(date))
    const dated = day === null && !doubtful ? rangeIn(date, this.order) : null
    const known = named.flatMap((each) => {
      const at = each.year ?? year
      return at === null ? [] : (each.in(at) ?? [])
    })
    const whole = year === null ? null : monthsOf(year, 1, 12)
    const period = [dated, ends, ...known, whole].reduce((inner, outer) => narrowPeriod(outer, inner))
    const yearless = period === null ? (named.find((each) => each.year === null) ?? null) : null
    const isTimeless = [period, yearless, day, from, to].every((each) => each === null)
    const unread = (['period_name', 'date', 'period_from', 'period_to'] as const).map(cell)
    const told = unread.find((each) => each !== undefined && /\d/.test(each.text))
    if (told && isTimeless && !this.unread.has('DOSE_DAY_DOUBTFUL')) this.note('DOSE_PERIOD_UNREAD', row, told)
    return { period, yearless, year, dayMonth: day?.slice(0, 7) ?? null, longer: this.longer }
  }
}

/**
 * Returns the months in the year in which they begin closest to a date's month. For `2024-01`, `December` is that of
 * 2023.
 */
function nearestTo(dayMonth: string | null, months: Yearless): Period | null {
  if (dayMonth === null) return null
  const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
  const year = Number(dayMonth.slice(0, 4))
  const distance = ({ from }: Period) => Math.abs(numberOf(from) - numberOf(dayMonth))
  const [nearest] = [year, year - 1, year + 1]
    .flatMap((each) => months.in(each) ?? [])
    .toSorted((a, b) => distance(a) - distance(b))
  return nearest ?? null
}

/** Returns the months in a column's header, for a year that is given elsewhere. */
function headerMonths({ months, header }: DoseColumn): Yearless | null {
  if (months) return { in: (year) => monthsOf(year, months.first, months.last) }
  const named = namedPeriod(header)
  return named?.year === null ? named : null
}

/** Whether a column adds up more than the titles' period: «За 2024 год» in a quarterly report. */
function hasGatheredAround(titled: Period | null, { role, period }: DoseColumn): boolean {
  if (titled === null || period === null || (role !== 'total' && role !== 'cumulative')) return false
  return period.from <= titled.from && titled.to <= period.to
}

function isShort(period: Period | null): boolean {
  return period !== null && !(period.from.endsWith('-01-01') && period.to.endsWith('-12-31'))
}

const kept = new Map<string, Period>()

/** Returns one object for equal periods, since many doses share few periods. */
function interned(period: Period | null): Period | null {
  if (!period) return null
  const key = `${period.from}/${period.to}`
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= KEEP) kept.clear()
  kept.set(key, period)
  return period
}

function yearOf(stretch: Period | null): number | null {
  if (stretch === null) return null
  const year = stretch.from.slice(0, 4)
  return stretch.to.startsWith(year) ? Number(year) : null
}
