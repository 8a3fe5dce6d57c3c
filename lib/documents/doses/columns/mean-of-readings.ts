import { isMeanOf } from './column-arithmetic'
import { type ColumnDraft, reword } from './draft'
import { asDose, fit } from './first-guess'
import { wordsBesideUnits } from './header-units'
import { withoutNumbers } from './repeated-readings'
import { wordKey } from './fold'

const FIT = 0.5
const MOST_READINGS = 4
/** Readings of one badge lie no further apart, as a part of their mean. */
const APART = 0.25
/** Figures so small differ by their last places. */
const SMALL = 0.05

/**
 * `Chip 1 | Chip 2 | Mean`: readings of one badge and the mean of them, which is its dose. They are called alike but for a number, name no time
 * and no place, and lie close to each other in every row, as doses of two times, or of two badges, don't.
 */
export function settleMeansOfReadings(drafts: readonly ColumnDraft[]): void {
  drafts.forEach((mean, place) => {
    if (mean.profile.filled === 0 || fit(mean) < FIT || mean.low?.noDose) return
    const readings: ColumnDraft[] = []
    for (let at = place - 1; at >= 0 && readings.length < MOST_READINGS; at -= 1) {
      const reading = drafts[at]
      if (!reading || !isReading(reading) || (readings[0] && nameOf(reading) !== nameOf(readings[0]))) break
      readings.push(reading)
    }
    if (readings.length < 2 || !isMeanOf(mean, readings) || !areClose(readings)) return
    if (mean.holds === null) asDose(mean)
    if (mean.low) reword(mean, { ...mean.low, mean: false })
    for (const reading of readings) {
      if (reading.holds === null) asDose(reading)
      reading.doubts.delete('perhapsDoses')
      reading.isAside = true
      mean.quantity ??= reading.quantity
    }
  })
}

function isReading({ holds, candidate, role, low, subject, profile }: ColumnDraft): boolean {
  if (low === null || low.period !== null || low.position !== null || low.role !== null || low.noDose) return false
  if (subject !== null || profile.counting) return false
  return holds === 'values' || candidate || role === 'other'
}

/** Its words without what numbers it: `Chip` of `Chip 2`, «Отсчёт» of «Отсчёт Б». */
function nameOf({ low }: ColumnDraft): string {
  return wordKey(withoutNumbers(wordsBesideUnits(low?.text ?? ''))).replace(/(?:^| )\p{L}$/u, '')
}

function areClose(readings: readonly ColumnDraft[]): boolean {
  const [first] = readings
  return (
    first?.profile.sizes.every((_, row) => {
      const sizes = readings.flatMap(({ profile }) => {
        const size = profile.sizes[row]
        return typeof size === 'number' ? [size] : []
      })
      if (sizes.length < 2) return true
      const [low, high] = [Math.min(...sizes), Math.max(...sizes)]
      return high - low <= Math.max(SMALL, APART * high)
    }) ?? false
  )
}
