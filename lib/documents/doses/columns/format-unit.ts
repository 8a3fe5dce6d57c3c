import { parseFormatCode } from '../../spreadsheets/formats/code'
import { headerUnits } from './header-units'

const cache = new Map<string, string | null>()
const CACHE_LIMIT = 2_000

/** The unit (UCUM) that a number format adds to what it shows, `0.00" мЗв"`; null where it adds none. */
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
