import type { CellLooks } from '../columns/cell-facts'
import { type ColumnProfile, kindShare, profileOf } from '../columns/column-profile'
import { PERIOD_LEVELS, type PeriodLevel } from '../columns/periods'
import { isPersonName } from '../columns/person-name'
import type { FoundTable } from './find-tables'
import { cellAt, isFilled, type Lane } from './lane'

const SAMPLE = 200

/**
 * Returns a check for texts alone in their row: whether one resembles the other cells of its column. A person without a
 * dose does, a department above persons doesn't.
 */
export function dataLikeness(
  lane: Lane,
  { from, to, kinds }: Pick<FoundTable, 'from' | 'to' | 'kinds'>,
  looks: CellLooks,
): (row: number) => boolean {
  const profiles = new Map<number, ColumnProfile>()
  const sample = lane.rows.slice(from, Math.min(to, from + SAMPLE) + 1).filter(({ row }) => !kinds.has(row))
  return (row) => {
    const column = lane.sheet.rows[row]?.findIndex((cell, index) => index >= lane.left && isFilled(cell)) ?? -1
    const merged = lane.merges.get(row)?.some(({ left, right }) => left <= column && right > column) ?? false
    if (column < 0 || merged) return false
    let profile = profiles.get(column)
    if (!profile) {
      profile = profileOf(
        sample.map((each) => cellAt(lane.sheet, each.row, column)),
        looks,
      )
      profiles.set(column, profile)
    }
    const { kind, text, period } = looks.of(cellAt(lane.sheet, row, column))
    if (period !== null && isLongerThanMost(period, profile)) return false
    if (profile.filled * 2 < sample.length || kindShare(profile, kind) < 0.5) return false
    return profile.people < 0.5 || isPersonName(text)
  }
}

/** Whether a period is longer than most periods of its column, as «2022 год» above quarters is. */
function isLongerThanMost(period: PeriodLevel, { periods }: ColumnProfile): boolean {
  const [most] = [...periods].toSorted((a, b) => b[1] - a[1])
  return most !== undefined && PERIOD_LEVELS.indexOf(period) > PERIOD_LEVELS.indexOf(most[0])
}
