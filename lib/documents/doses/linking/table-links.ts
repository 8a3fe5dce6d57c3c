import { headerWords } from '../columns/header-words'
import { isDoseRole, type DoseColumn, type DoseRole, type DoseTable, type RowKind } from '../layout-model'
import type { DoseReading, Subject } from '../model'
import type { Position } from '../lexicon/positions'
import type { RowFacts } from '../reading/known'
import type { AboutCells } from './about-cells'
import { isControl, namesNobody } from './control'
import type { Draft } from './draft'
import { groupLine } from './group-line'
import { GroupPlaces } from './group-places'
import { GroupRoles } from './group-roles'
import { namesPlaces, placeRows } from './place-rows'
import { RowLinks } from './row-links'
import { type UnreadTime, type RowPeriod, RowPeriods } from './row-periods'
import { rowRoles } from './row-roles'
import { sheetText } from './sheet-text'

/** What a row's doses belong to, as far as the row says so. */
export interface LinkedRow {
  readonly row: number
  /** The role of all its doses; null if each column has its own. */
  readonly role: DoseRole | null
  readonly subject: Subject | null
  readonly period: RowPeriod
  readonly position: Position | null
  readonly device: string | null
  readonly drug: string | null
  readonly facts: RowFacts | null
}

const ROLE_OF_ROW: Readonly<Partial<Record<RowKind, DoseRole>>> = {
  total: 'total',
  subtotal: 'total',
  statistic: 'total',
  control: 'control',
  limit: 'limit',
}

const NAMES = ['subject', 'surname', 'given_name', 'subject_id'] as const

/** Links the doses of one table to their subject, period, position, device and drug. */
export class TableLinks {
  private readonly links: RowLinks
  private readonly periods: RowPeriods
  private readonly places: GroupPlaces
  private readonly roles: GroupRoles
  private readonly rowRoles: ReadonlyMap<number, DoseRole>
  /**
   * True for a list of limits next to the doses: lines of words without headers or people, one of which names a limit.
   */
  private readonly ofLimits: boolean
  /** True if no column names people, but one names places. */
  private readonly ofPlaces: boolean

  /** Whether columns are people's. */
  private readonly namesColumns: boolean
  /** Rows that are a place among people, according to a column of kinds. */
  private readonly placeRows: ReadonlySet<number>
  /** Whether the doses of subjects and badges belong to nobody, by name. */
  private readonly control = new Map<string, boolean>()

  constructor(
    private readonly table: DoseTable,
    about: AboutCells,
  ) {
    this.links = new RowLinks(table, about)
    this.periods = new RowPeriods(table, about)
    this.places = new GroupPlaces(table)
    this.roles = new GroupRoles(table)
    this.rowRoles = rowRoles(table, about)
    this.placeRows = placeRows(table, about)
    this.ofLimits = table.headerBottom === null && !NAMES.some((role) => about.has(role)) && saysLimits(table)
    this.namesColumns = table.columns.some(({ subject }) => subject !== null)
    this.ofPlaces = !NAMES.some((role) => about.has(role)) && namesPlaces(table, about)
  }

  /** Applies a group row to the rows below it. */
  enterGroup(row: number): void {
    const cell = this.table.source.sheet.rows[row]?.find((each) => each && each.text.trim() !== '')
    if (!cell) return
    const line = groupLine(sheetText(cell))
    this.periods.enterGroup(line)
    const otherQuantity = this.links.enterGroup(line)
    this.places.enterGroup(line, otherQuantity)
    this.roles.enterGroup(line)
  }

  /** Whether it is unclear what the doses below the last group row count for. */
  get perhapsGathered(): boolean {
    return this.roles.unsure
  }

  row(row: number, kind: RowKind | undefined, subject: Subject | null): LinkedRow {
    const role = (kind && ROLE_OF_ROW[kind]) ?? null
    const ofAll = role === 'total' || role === 'limit'
    const control = role === null && (this.isControlName(subject?.name ?? null) || this.links.isControlBadge(row))
    return {
      row,
      role: control ? 'control' : (role ?? this.rowRoles.get(row) ?? (this.ofLimits ? 'limit' : null)),
      subject: ofAll ? null : subject,
      period: this.periods.of(row),
      position: this.links.positionOf(row),
      device: this.links.deviceOf(row),
      drug: this.links.drugOf(row),
      facts: this.links.factsOf(row),
    }
  }

  dose(reading: DoseReading, column: DoseColumn, columnSubject: Subject | null, linked: LinkedRow): Draft {
    const { row, role, period } = linked
    const ofAll = role === 'total' || role === 'limit'
    const byLines = this.roles.of(column, linked.subject)
    // A wall's dose belongs to nobody, and limits for people don't apply to it.
    const ofPlace = (this.ofPlaces || this.placeRows.has(row)) && reading.canonicalUnit === 'mSv'
    const place = ofPlace ? linked.subject : null
    // «Team total» beside the columns of its people isn't of whom a line above names.
    const ofColumns = columnSubject === null && column.role === 'total' && this.namesColumns
    const subject = place === null && !ofColumns ? linked.subject : null
    return {
      id: '',
      reading,
      column,
      row,
      col: column.index,
      subject: columnSubject && !ofAll ? columnSubject : subject,
      date: period.date,
      period: this.periods.in(period, column),
      position: this.places.of(column, linked.position),
      drug: reading.drug ?? linked.drug,
      device: linked.device ?? place?.name ?? null,
      role: role ?? byLines ?? (isDoseRole(column.role) ? column.role : 'single'),
      ...(ofPlace ? { ofPlace } : {}),
      sameAs: null,
    }
  }

  /** Returns the first cells whose time couldn't be used, so that their doses have none. */
  get unreadTimes(): readonly UnreadTime[] {
    return this.periods.unreadTimes
  }

  private isControlName(name: string | null): boolean {
    if (name === null) return false
    const known = this.control.get(name)
    if (known !== undefined) return known
    const control = isControl(name) || namesNobody(name)
    this.control.set(name, control)
    return control
  }
}

/** Whether a cell with a dose and words names a limit: `Annual limit for employees: 20 mSv`. */
function saysLimits({ source, columns, first, last, rows }: DoseTable): boolean {
  const valued = columns.filter(({ holds }) => holds !== null)
  for (let row = first; row <= last; row += 1) {
    if (rows.has(row)) continue
    const texts = valued.flatMap(({ index }) => {
      const value = source.sheet.rows[row]?.[index]?.value
      return typeof value === 'string' ? [value] : []
    })
    if (texts.some((text) => headerWords(text).role === 'role_limit')) return true
  }
  return false
}
