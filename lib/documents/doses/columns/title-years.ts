import type { Period } from '../layout-model'
import type { ColumnDraft } from './draft'

/**
 * Gives periods without a year the only one in which they are within a title's period of two calendar years: `Apr` and
 * `Feb` of a year from April to March.
 */
export function dateByTitle(drafts: readonly ColumnDraft[], titled: Period | null): void {
  const years = titled === null ? [] : [titled.from, titled.to].map((day) => Number(day.slice(0, 4)))
  if (titled === null || years[0] === years[1]) return
  for (const draft of drafts) {
    const { period, words } = draft
    if (period === null || [period, ...words.map((each) => each.period)].some((each) => (each?.year ?? null) !== null))
      continue
    const [only, ...more] = years.filter((year) => {
      const stretch = period.in(year)
      return stretch !== null && stretch.from >= titled.from && stretch.to <= titled.to
    })
    if (only !== undefined && more.length === 0) draft.period = { ...period, year: only }
  }
}
