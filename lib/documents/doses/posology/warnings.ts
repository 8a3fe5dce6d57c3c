import type { PosologyWarning } from './types'

/**
 * Error-prone spellings: the Joint Commission's «Do Not Use» list, ISMP's List of Error-Prone Abbreviations (2024), and
 * the same habits in Russian and Romanian (`,5 мг`, `5,0 мг`). They are reported but never corrected.
 */
const SIGNS: readonly (readonly [PosologyWarning, RegExp])[] = [
  ['UNIT_U', /(?:\d\s{0,3})u(?![\p{L}.])/iu],
  ['UNIT_IU', /(?<!\p{L})(?:iu|i\.u\.?)(?!\p{L})/iu],
  ['ABBREVIATION_QD', /(?<!\p{L})(?:qd|q\.d\.?)(?![.\p{L}])/iu],
  ['ABBREVIATION_QOD', /(?<!\p{L})(?:qod|q\.o\.d\.?)(?!\p{L})/iu],
  ['TRAILING_ZERO', /(?<![\d.,])\d{1,9}[.,]0{1,2}(?![\d.,]*\d)/u],
  ['NAKED_DECIMAL', /(?<![\p{L}\d.,])[.,]\d/u],
  ['MICRO_SIGN', /(?<!\p{L})[µμ]\p{L}/u],
  ['UNIT_CC', /(?<!\p{L})cc(?!\p{L})/iu],
  ['UNGROUPED_DIGITS', /(?<![\d.,])\d{6,12}(?!\d)/u],
]
const GROUPED_ZEROS = /(?<!\d)\d{1,3}[.,]000(?!\d)/u

/**
 * Returns the warnings for an instruction's text. `rhythms`: it has two different ones; `changes`: its dose changes in
 * steps.
 */
export function warningsIn(
  text: string,
  { uncertain, range, rhythms, changes }: Readonly<Record<'uncertain' | 'range' | 'rhythms' | 'changes', boolean>>,
): PosologyWarning[] {
  const found = SIGNS.flatMap(([code, sign]) => (sign.test(text) ? [code] : []))
  if (uncertain || GROUPED_ZEROS.test(text)) found.push('AMBIGUOUS_NUMBER')
  if (range) found.push('DURATION_RANGE')
  if (rhythms) found.push('TWO_RHYTHMS')
  if (changes) found.push('DOSE_CHANGE')
  return found
}
