import { isMeanOf } from './column-arithmetic'
import { type ColumnDraft, reword } from './draft'
import { asDose, fit } from './first-guess'
import { wordsBesideUnits } from './header-units'
import { withoutNumbers } from './repeated-readings'
import { wordKey } from './fold'

const FIT = 0.5
const MOST_READINGS = 4
/** The maximum difference between readings of one badge, as a share of the highest. */
const APART = 0.25
/** A difference up to this may be in the last decimal place. */
const SMALL = 0.05

/**
 * Recognizes `Chip 1 | Chip 2 | Mean`: readings of one badge, and their mean, which is its dose. The readings have the
 * same name except for a number, and name no time or place. They are close to each other in every row, unlike doses of
 * two times or of two badges.
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

/** Returns the header's words without its number or letter: `Chip` for `Chip 2`, «Отсчёт» for «Отсчёт Б». */
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
