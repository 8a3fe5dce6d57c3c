import { headerWords } from '../columns/header-words'
import { titleRole } from '../columns/line-role'
import type { NamedPeriod } from '../columns/periods'
import type { DoseColumn, DoseRole, DoseTable, Period } from '../layout-model'
import type { LineRole } from '../lexicon/line-roles'
import type { Subject } from '../model'
import type { GroupLine } from './group-line'

/** Lines without a year are all of one. */
const NO_YEAR = 2000

/** What the doses below lines over rows count for, «За год», «Фоновые дозиметры», where rows and headers say nothing nearer. */
export class GroupRoles {
  private role: LineRole | null = null
  private lasting = false
  private perhaps = false
  /** What lines follow the one that said it before any row does: they are within it, and so do others of their kind. */
  private within: GroupLine['kind'] | null = null
  private hasRows = false
  /** Its period alone says it, which is longer than that of lines before it. */
  private byPeriod = false
  /** A line has begun doses that the table's title doesn't speak of. */
  private ownTitle = false
  private readonly titled: DoseRole | null
  /** The periods of lines with rows below them. */
  private readonly periods: Period[] = []
  private period: NamedPeriod | null = null
  /** For lines without a year. */
  private year: number | null
  private readonly seen = new Set<Subject>()

  constructor({ titles, period }: DoseTable) {
    this.year = period === null ? null : Number(period.from.slice(0, 4))
    this.titled = titleRole(titles)
  }

  enterGroup(line: GroupLine): void {
    const { perhapsGathered, kind, ofDoses, period } = line
    const role = line.role ?? (this.isCoarser(period) ? 'total' : null)
    // «2025 год» over «I квартал»: the rows are of the quarters.
    if (this.role === 'total' && this.byPeriod && !this.hasRows && role === null && period !== null) this.role = null
    this.byPeriod = line.role === null
    if (period !== null) this.period = period
    if (period?.level === 'year') this.year = period.year
    if (role !== null || perhapsGathered) {
      this.role = role
      this.lasting = line.lasting
      this.perhaps = perhapsGathered
      this.within = null
      this.hasRows = false
      return
    }
    if (ofDoses) this.ownTitle = true
    if (this.role === null && !this.perhaps) return
    if (!this.hasRows) this.within ??= kind
    else if (kind !== 'place' && kind !== this.within) {
      this.role = null
      this.perhaps = false
    }
  }

  /** The line speaks of doses that have gathered, among other words: no one can say whether those below it have. */
  get unsure(): boolean {
    return this.perhaps
  }

  /** Null where the lines say nothing against the column. */
  of(column: DoseColumn, subject: Subject | null): DoseRole | null {
    this.hasRows = true
    const stretch = this.role === null ? this.stretchOf(this.period) : null
    if (stretch) this.periods.push(stretch)
    this.period = null
    const { role } = column
    const byTitle = role === this.titled && headerWords(column.header).role === null
    if (role !== 'period' && role !== 'single' && !byTitle) return null
    // A year's doses of somebody whose shorter periods aren't there are added up from nothing.
    const lone = this.role === 'total' && subject !== null && !this.seen.has(subject)
    const said = lone || (this.lasting && column.period !== null) ? null : this.role
    if (said !== null) return said
    if (subject !== null && this.role === null) this.seen.add(subject)
    return byTitle && this.ownTitle ? 'period' : null
  }

  /** «За 2025 год» after «I квартал 2025» and «II квартал 2025». */
  private isCoarser(period: NamedPeriod | null): boolean {
    const own = this.stretchOf(period)
    if (own === null) return false
    return this.periods.some(({ from, to }) => own.from <= from && to <= own.to && (own.from < from || to < own.to))
  }

  private stretchOf(period: NamedPeriod | null): Period | null {
    return period && period.in(period.year ?? this.year ?? NO_YEAR)
  }
}
