import { headerWords } from '../columns/header-words'
import { titleRole } from '../columns/line-role'
import type { NamedPeriod } from '../columns/periods'
import type { DoseColumn, DoseRole, DoseTable, Period } from '../layout-model'
import type { LineRole } from '../lexicon/line-roles'
import type { Subject } from '../model'
import type { GroupLine } from './group-line'

/** The year assumed for group rows without one: they all belong to the same year. */
const NO_YEAR = 2000

/**
 * What the doses below group rows count for, «За год», «Фоновые дозиметры», unless rows and headers are more specific.
 */
export class GroupRoles {
  private role: LineRole | null = null
  private lasting = false
  private perhaps = false
  /**
   * The kind of group rows between the one with the role and the first data row. They are within it, and so are later
   * ones of that kind.
   */
  private within: GroupLine['kind'] | null = null
  private hasRows = false
  /** True if only its period indicates the role: it is longer than that of earlier group rows. */
  private byPeriod = false
  /** True if a group row has started doses that the table's title doesn't describe. */
  private ownTitle = false
  private readonly titled: DoseRole | null
  /** The periods of group rows with data rows below them. */
  private readonly periods: Period[] = []
  private period: NamedPeriod | null = null
  /** The year for group rows without one. */
  private year: number | null
  private readonly seen = new Set<Subject>()

  constructor({ titles, period }: DoseTable) {
    this.year = period === null ? null : Number(period.from.slice(0, 4))
    this.titled = titleRole(titles)
  }

  enterGroup(line: GroupLine): void {
    const { perhapsGathered, kind, ofDoses, period } = line
    const role = line.role ?? (this.isCoarser(period) ? 'total' : null)
    // In «2025 год» over «I квартал» the data rows are of the quarters.
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

  /**
   * Whether the group row mentions cumulative doses among other words, so that it isn't clear whether the doses below
   * are cumulative.
   */
  get unsure(): boolean {
    return this.perhaps
  }

  /** Returns the role that the group rows give to a column's dose; null if they don't override the column's own. */
  of(column: DoseColumn, subject: Subject | null): DoseRole | null {
    this.hasRows = true
    const stretch = this.role === null ? this.stretchOf(this.period) : null
    if (stretch) this.periods.push(stretch)
    this.period = null
    const { role } = column
    const byTitle = role === this.titled && headerWords(column.header).role === null
    if (role !== 'period' && role !== 'single' && !byTitle) return null
    // A year's dose of a person without shorter periods isn't the sum of anything.
    const lone = this.role === 'total' && subject !== null && !this.seen.has(subject)
    const said = lone || (this.lasting && column.period !== null) ? null : this.role
    if (said !== null) return said
    if (subject !== null && this.role === null) this.seen.add(subject)
    return byTitle && this.ownTitle ? 'period' : null
  }

  /** Whether a period includes an earlier one: «За 2025 год» after «I квартал 2025» and «II квартал 2025». */
  private isCoarser(period: NamedPeriod | null): boolean {
    const own = this.stretchOf(period)
    if (own === null) return false
    return this.periods.some(({ from, to }) => own.from <= from && to <= own.to && (own.from < from || to < own.to))
  }

  private stretchOf(period: NamedPeriod | null): Period | null {
    return period && period.in(period.year ?? this.year ?? NO_YEAR)
  }
}
