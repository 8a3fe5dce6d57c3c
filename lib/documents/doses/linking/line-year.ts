import type { NamedPeriod } from '../columns/periods'

/**
 * The year of the lines over rows, for those below that have none: «2024 год» over «I квартал», «Январь 2024» over «Февраль». Without a line of
 * the year's own it ends where a line begins no later than the one before it: «Декабрь 2023», «Январь».
 */
export class LineYear {
  private known: number | null = null
  /** Where the stretch of the last line began, its year being that of a shorter one. */
  private from: string | null = null

  get year(): number | null {
    return this.known
  }

  enter({ year, level, in: inYear }: NamedPeriod): void {
    // The year's own line goes on.
    if (this.from === null && year === this.known && level !== 'year') return
    const before = this.from
    this.known = year ?? this.known
    const began = this.known === null ? null : (inYear(this.known)?.from ?? null)
    if (year !== null) this.from = level === 'year' ? null : began
    else if (before !== null && began !== null && began > before) this.from = began
    else if (before !== null) [this.known, this.from] = [null, null]
  }
}
