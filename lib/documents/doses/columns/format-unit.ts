import { parseFormatCode } from '../../spreadsheets/formats/code'
import { headerUnits } from './header-units'

const cache = new Map<string, string | null>()
const CACHE_LIMIT = 2_000

/**
 * Returns the unit (UCUM) that a number format such as `0.00" мЗв"` adds to the displayed value; null without a unit.
 */
export function formatUnit(numFmt: string | null): string | null {
  if (numFmt === null) return null
  const known = cache.get(numFmt)
  if (known !== undefined) return known
  const words = parseFormatCode(numFmt)
    .numbers[0]?.tokens.map((token) => (token.type === 'literal' ? token.text : ' '))
    .join('')
    .trim()
  const unit = words ? (headerUnits(words)[0]?.ucum ?? null) : null
  if (cache.size >= CACHE_LIMIT) cache.clear()
  cache.set(numFmt, unit)
  return unit
}
