/** Why a text among numbers stays a text. */
export type OddReason = 'sign' | 'comma' | 'point' | 'zeros' | 'unit' | 'words' | 'other'

/** Returns what in a cell's text keeps it from being a number like the others of its column. */
export function oddReason(text: string): OddReason {
  const written = text.trim()
  if (/^[<>≤≥≈~±]/u.test(written)) return 'sign'
  if (!/\d/u.test(written)) return 'words'
  if (/^[-+−]?0\d+$/u.test(written)) return 'zeros'
  if (/^[-+−]?\d+,\d+$/u.test(written)) return 'comma'
  if (/^[-+−]?\d+\.\d+$/u.test(written)) return 'point'
  return /\p{L}|%|°/u.test(written) ? 'unit' : 'other'
}
