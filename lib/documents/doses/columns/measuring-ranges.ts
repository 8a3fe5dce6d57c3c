import { sourceOf } from '../language/header-patterns'
import { RADIATION_KINDS } from '../units/radiation-kinds'
import { readUnit } from '../units/read-unit'

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`
/** `0,1 µSv/h – 10 mSv/h`, «0…50 мЗв»: two numbers, the second with a unit. */
const SPAN = new RegExp(
  String.raw`^${NUMBER}\s*([^\d–—…-]*?)\s*(?:[-–—…]|\.\.+|${sourceOf('upTo')})\s*${NUMBER}\s*(\D+)$`,
  'iu',
)
/** What is between a reading's bounds is known far better than to a power of ten. */
const WIDE = 10

/**
 * Whether all of a column's texts are ranges so wide that nobody measured them: from zero, over a power of ten, or from one unit to
 * another. They say what an instrument can measure.
 */
export function areMeasuringRanges(samples: readonly string[]): boolean {
  return samples.length > 0 && samples.every(isWide)
}

function isWide(text: string): boolean {
  const [, from = '', fromUnit = '', to = '', toUnit = ''] = SPAN.exec(text.trim()) ?? []
  const last = unitIn(toUnit)
  const first = fromUnit === '' ? last : unitIn(fromUnit)
  if (last === null || first === null) return false
  return first !== last || Number(asPoint(from)) === 0 || Number(asPoint(to)) >= Number(asPoint(from)) * WIDE
}

/** Returns the unit of radiation at the start of a text, as UCUM. */
function unitIn(text: string): string | null {
  const unit = readUnit(text, 0, 'dosimetry')
  return unit !== null && RADIATION_KINDS.has(unit.kind) ? unit.ucum : null
}

function asPoint(number: string): string {
  return number.replace(',', '.')
}
