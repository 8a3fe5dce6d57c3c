import type { NamedPeriod } from '../columns/periods'

/**
 * The year of group rows, for later ones without a year: «2024 год» over «I квартал», «Январь 2024» over «Февраль».
 * Unless a row gave the year alone, it ends where a row begins no later than the one before it: «Декабрь 2023»,
 * «Январь».
 */
export class LineYear {
  private known: number | null = null
  /** The start of the last group row's period, if the year comes from a period shorter than a year. */
  private from: string | null = null

  get year(): number | null {
    return this.known
  }

  enter({ year, level, in: inYear }: NamedPeriod): void {
    // The row that gave the year alone still applies.
    if (this.from === null && year === this.known && level !== 'year') return
    const before = this.from
    this.known = year ?? this.known
    const began = this.known === null ? null : (inYear(this.known)?.from ?? null)
    if (year !== null) this.from = level === 'year' ? null : began
    else if (before !== null && began !== null && began > before) this.from = began
    else if (before !== null) [this.known, this.from] = [null, null]
  }
}
