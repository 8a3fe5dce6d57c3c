import { findQuantityNames } from '../grammar/names'
import { readUnit } from '../units/read-unit'
import { splitWords } from './fold'
import { RADIATION_KINDS } from '../units/radiation-kinds'

/** Words joined by low lines or by capitals, without a space: `HP10_MSV`, `EffectiveDose`. */
const JOINED = /^(?=\S*(?:_|\p{Ll}\p{Lu}))[\p{L}\p{M}\d_.(),-]+$/u
const LETTERS = /^[\p{L}\p{M}\d]+$/u
/** `Hp10mSv`: letters after a digit at the end. */
const AFTER_DIGIT = /(?<=\d)(?=\p{L}{2,5}$)/u

/**
 * Returns a column's name that a program made up as a person would write it: `EffectiveDose_mSv` as `Effective Dose,
 * mSv`, `HP_0_07_MSV` as `HP 0.07, MSV`, `RATE_USV_H` as `RATE, USV/H`. Other texts stay unchanged.
 */
export function writtenOut(text: string): string {
  if (!JOINED.test(text) && !AFTER_DIGIT.test(text)) return text
  const parts = text
    .replace(/(?<=(?:^|\D)0)_(?=\d)/g, '.')
    .replace(AFTER_DIGIT, '_')
    .split('_')
    .filter(Boolean)
  for (const size of [2, 1]) {
    const unit = parts.slice(-size).join('/')
    if (parts.length > size && isUnit(unit)) return `${words(parts.slice(0, -size))}, ${unit}`
  }
  return /_|\p{Ll}\p{Lu}/u.test(text) ? words(parts) : text
}

/** Capitals begin words, but not those of `CTDIvol` or `mSv`. */
function words(parts: readonly string[]): string {
  const isOneWord = (part: string) => !LETTERS.test(part) || isUnit(part) || findQuantityNames(part).length > 0
  return parts.map((part) => (isOneWord(part) ? part : splitWords(part))).join(' ')
}

function isUnit(text: string): boolean {
  const unit = readUnit(text, 0, 'dosimetry')
  return unit !== null && unit.end === text.length && RADIATION_KINDS.has(unit.kind)
}
