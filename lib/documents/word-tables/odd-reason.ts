/** Why a text among numbers stays a text. */
export type OddReason = 'sign' | 'comma' | 'point' | 'zeros' | 'unit' | 'words' | 'twofold' | 'other'

/**
 * Returns what in a cell's text keeps it from being a number like the others of its column.
 * @param hasBothMarks whether some numbers of the column have a decimal comma and others a point
 */
export function oddReason(text: string, hasBothMarks: boolean): OddReason {
  const written = text.trim()
  if (/^[<>≤≥≈~±]/u.test(written)) return 'sign'
  if (!/\d/u.test(written)) return 'words'
  if (/^[-+−]?0\d+$/u.test(written)) return 'zeros'
  if (/^[-+−]?[1-9]\d{0,2}[.,]\d{3}$/u.test(written)) return 'twofold'
  if (hasBothMarks && /^[-+−]?\d+,\d+\s?%?$/u.test(written)) return 'comma'
  if (hasBothMarks && /^[-+−]?\d+\.\d+\s?%?$/u.test(written)) return 'point'
  return /\p{L}|%|°/u.test(written) ? 'unit' : 'other'
}
