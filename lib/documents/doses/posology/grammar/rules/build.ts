import type { PosologyWarning } from '../../types'
import type { NumberNote, NumberText } from '../../text/numbers'
import { times } from '../arithmetic'
import type { Amount, PeriodName, Rhythm, Span } from '../values'

const AMBIGUOUS: ReadonlySet<NumberNote> = new Set(['ambiguous', 'grouped', 'padded'])
/** Parts of a unit that is counted: quarters, and thirds and eighths in two or three digits. */
const PARTS = /^(?:|[05]0*|[27]5|33|67|125)$/
/** As many times in one period, and as many of a period, are no rhythm of a medicine. */
const MOST_TIMES = 12
const LONGEST: Readonly<Record<PeriodName, number>> = { min: 0, h: 168, d: 366, wk: 52, mo: 24, a: 5 }

/** Returns a span of one number, or of two in order. */
export function spanOf(from: NumberText, to: NumberText = from): Span {
  const notes = [...from.notes, ...to.notes]
  const warnings: PosologyWarning[] = notes.some((note) => AMBIGUOUS.has(note)) ? ['AMBIGUOUS_NUMBER'] : []
  if (notes.includes('scanned')) warnings.push('UNEXPLAINED_NUMBER')
  const isCertain = from.value !== null && to.value !== null
  return { min: from.value ?? '0', max: to.value ?? '0', isCertain, warnings }
}

/** Returns a span of one known number. */
export function exact(value: string): Span {
  return { min: value, max: value, isCertain: true, warnings: [] }
}

export const ONE = exact('1')

/** An amount of a unit. What can't be one isn't certain: nothing at all, or 1.2 of what is counted. */
export function amountOf({ min, max, isCertain, warnings }: Span, unit: string | null): Amount {
  const isWrong = Number(max) === 0 || (unit?.startsWith('{') && !(isOfParts(min, unit) && isOfParts(max, unit)))
  return isCertain && isWrong
    ? { min, max, isCertain: false, warnings: [...warnings, 'UNEXPLAINED_NUMBER'], unit }
    : { min, max, isCertain, warnings, unit }
}

/** Drops and puffs are counted whole. */
function isOfParts(value: string, unit: string): boolean {
  return unit === '{gtt}' || unit === '{puff}' ? /^\d+(?:\.0+)?$/.test(value) : PARTS.test(value.split('.')[1] ?? '')
}

const PERIODS: Readonly<Record<PeriodName, { unit: 'h' | 'd' | 'wk' | 'mo'; by: string }>> = {
  min: { unit: 'h', by: '1' },
  h: { unit: 'h', by: '1' },
  d: { unit: 'd', by: '1' },
  wk: { unit: 'wk', by: '1' },
  mo: { unit: 'mo', by: '1' },
  a: { unit: 'mo', by: '12' },
}

export function periodOf(name: string): PeriodName {
  return name in PERIODS ? (name as PeriodName) : 'd'
}

/** Returns a rhythm of a number of times in a number of periods. Undefined for minutes, which aren't used for doses. */
export function rhythm(count: Span, unit: string, every: Span = ONE, more: Partial<Rhythm> = {}): Rhythm | undefined {
  const name = periodOf(unit)
  if (name === 'min' || !count.isCertain || !every.isCertain) return undefined
  if (Number(count.max) > MOST_TIMES * Number(every.max) || Number(every.max) > LONGEST[name]) return undefined
  if (!/^\d+(?:\.50*)?$/.test(every.min) || (name === 'h' && !isOfHours(every.max))) return undefined
  const { unit: periodUnit, by } = PERIODS[name]
  const period = times(every.min, by)
  const longest = times(every.max, by)
  return { min: count.min, max: count.max, period, periodMax: longest === period ? null : longest, periodUnit, ...more }
}

/** Doses are so many hours apart; `q68h` isn't one number. */
function isOfHours(value: string): boolean {
  const hours = Number(value)
  return hours <= 12 || hours % 12 === 0 || hours === 16 || hours === 18
}

/** Parses a rhythm as written in the lexicons: `2/1d@MORN`. */
export function fixedRhythm(text: string, more: Partial<Rhythm> = {}): Rhythm | undefined {
  const [, count = '', period = '', unit = '', when] = /^(\d+)\/(\d+)([a-z]+)(?:@(\w+))?$/.exec(text) ?? []
  return rhythm(exact(count), unit, exact(period), when === undefined ? more : { ...more, when })
}

/** Whether medicines are weighed or counted in a unit, as opposed to measured by volume. */
export function isActive(unit: string): boolean {
  return /^(?:mg|g|ug|ng|mmol|meq|M?\[IU\]|(?:10\*\d\.)?\[USP'U\])$/.test(unit)
}
