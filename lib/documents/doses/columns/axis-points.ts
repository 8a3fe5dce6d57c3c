import { kindShare } from './column-profile'
import { type ColumnDraft, reword } from './draft'
import type { HeaderWords } from './header-words'

/** `0°`, `30 cm`, `1,5 м`: a number with its own short unit. */
const POINT = /^[-–−+±]?\d+(?:[.,]\d+)?\s?(?:°|º|\p{L}{1,4}\.?)$/u
const FEWEST_POINTS = 3
/** `<0.1`: a reading below what the instrument shows. No factor or deviation is written so. */
const BELOW = /^[<≤]\s?\d/

/**
 * Recognizes the points of an axis: `0° | 90° | 180°` below `Gantry angle`, `30 cm | 1 m | 2 m` below `Distance`. The line over them says
 * what the points are, not what the numbers below are, so it rules out no doses. A user must say that they are doses unless some are
 * written as readings.
 */
export function nameAxisPoints(drafts: readonly ColumnDraft[]): void {
  const groups = new Map<string, ColumnDraft[]>()
  for (const draft of drafts) {
    if (!isPoint(draft)) continue
    const key = draft.path.slice(0, -1).join('\u0000')
    groups.set(key, [...(groups.get(key) ?? []), draft])
  }
  for (const group of groups.values()) {
    const points = new Set(group.map(({ low }) => low?.text))
    if (group.length < FEWEST_POINTS || points.size < group.length) continue
    const areReadings = group.some(isReading)
    for (const draft of group) {
      const { low, words } = draft
      if (low === null) continue
      draft.words = words.filter((line) => !isWordOnly(line))
      reword(draft, { ...low, rest: true })
      if (!areReadings) draft.doubts.add('perhapsDoses')
    }
  }
}

/** Whether a column is under a point, and under words that alone would rule out doses. */
function isPoint({ words, low }: ColumnDraft): boolean {
  const over = words.slice(0, -1)
  if (low === null || low.noDose || low.units.length > 0 || low.period !== null || !POINT.test(low.text)) return false
  return over.some(isWordOnly) && over.every((line) => !line.noDose || isWordOnly(line))
}

/** Whether a line only names something that isn't a dose. `Deviation (%)` has a unit, which is that of the numbers. */
function isWordOnly({ noDose, units, meaning, role, mean, text }: HeaderWords): boolean {
  return noDose && units.length === 0 && meaning === null && role === null && !mean && !/[%±(,]/.test(text)
}

function isReading({ profile }: ColumnDraft): boolean {
  return kindShare(profile, 'mark') > 0 || profile.samples.some((text) => BELOW.test(text))
}
