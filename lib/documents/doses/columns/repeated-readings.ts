import { sourceOf, wordPattern } from '../language/header-patterns'
import type { ColumnDraft } from './draft'
import { wordKey } from './fold'

/** Words for something that is measured again for certainty. */
const MEASURED = wordPattern('measurement')
const ORDINAL = new RegExp(
  String.raw`(?:№|#|no\.?|nr\.?)?\s?(?<![\p{L}\d.,])\d{1,2}(?:-?${sourceOf('ordinalEnding')})?(?![\p{L}\d]|[.,]\d)|(?<!\p{L})(?:i{1,3}|iv|${sourceOf('repeated')})(?!\p{L})`,
  'giu',
)

/**
 * Marks repeated readings, possibly of one badge, possibly of two: «Показание 1 | Показание 2», `Reading 1 | Reading
 * 2`. They aren't added until a user confirms it.
 * @param group columns of one quantity at one place of one person
 */
export function doubtRepeatedReadings(group: readonly ColumnDraft[]): void {
  const keys = new Map<string, ColumnDraft[]>()
  for (const draft of group) {
    // Rates are never added.
    if (draft.period !== null || draft.quantity === 'rate') continue
    const key = measurementOf(draft)
    const known = key === null ? undefined : keys.get(key)
    if (known) known.push(draft)
    else if (key !== null) keys.set(key, [draft])
  }
  for (const alike of keys.values()) {
    if (alike.length > 1) for (const draft of alike) draft.doubts.add('perhapsDoses')
  }
}

/** Returns the lowest header line without its number; null if it isn't a numbered measurement. */
function measurementOf({ low }: ColumnDraft): string | null {
  if (low === null) return null
  const units = low.units.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), low.text)
  const bare = withoutNumbers(units)
  return bare !== units && saysMeasurement(bare) ? wordKey(bare) : null
}

/** Whether a text names a measurement: «Показание», `second reading`. */
export function saysMeasurement(text: string): boolean {
  return MEASURED.test(text)
}

/** Returns a text without its number: «Показание» for «Показание № 2», `reading` for `second reading`. */
export function withoutNumbers(text: string): string {
  return text.replace(ORDINAL, ' ')
}
