import type { PosologyWarning } from '../../types'
import type { NumberText } from '../../text/numbers'
import { times } from '../arithmetic'
import type { Amount, PeriodName, Rhythm, Span } from '../values'

/** Returns a span of one number, or of two in order. */
export function spanOf(from: NumberText, to: NumberText = from): Span {
  const notes = [...from.notes, ...to.notes]
  const warnings: PosologyWarning[] = notes.some((note) => note === 'ambiguous' || note === 'grouped')
    ? ['AMBIGUOUS_NUMBER']
    : []
  const isCertain = from.value !== null && to.value !== null
  return { min: from.value ?? '0', max: to.value ?? '0', isCertain, warnings }
}

/** Returns a span of one known number. */
export function exact(value: string): Span {
  return { min: value, max: value, isCertain: true, warnings: [] }
}

export const ONE = exact('1')

export function amountOf(span: Span, unit: string | null): Amount {
  return { min: span.min, max: span.max, isCertain: span.isCertain, warnings: span.warnings, unit }
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
  const { unit: periodUnit, by } = PERIODS[name]
  const period = times(every.min, by)
  const longest = times(every.max, by)
  return { min: count.min, max: count.max, period, periodMax: longest === period ? null : longest, periodUnit, ...more }
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
