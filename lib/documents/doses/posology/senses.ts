import type { PeriodUnit, PosologyFrequency } from './types'

/** The words that merely have a role in a pattern. */
const ROLES = [
  'times',
  'x',
  'per',
  'every',
  'hourly',
  'daily',
  'weekly',
  'monthly',
  'once',
  'intakes',
  'divided',
  'clock',
  'at',
  'from',
  'until',
  'after',
  'prn',
  'max',
  'upto',
  'atleast',
  'for',
  'then',
  'change',
  'former',
  'stop',
  'schemeDay',
  'take',
  'and',
  'or',
  'of',
  'supply',
  'as',
  'form',
  'noise',
  'purpose',
] as const
export type Role = (typeof ROLES)[number]

export type TimeUnit = PeriodUnit | 'min' | 'a'

/** What a word or a phrase may mean; one may have several senses, and the patterns ask for the one they need. */
export type Sense =
  | { readonly is: Role }
  | { readonly is: 'number'; readonly value: string; readonly certain: boolean; readonly spelled: boolean }
  | { readonly is: 'plus'; readonly value: string }
  | { readonly is: 'half'; readonly unit: string }
  | { readonly is: 'unit'; readonly unit: string }
  | { readonly is: 'time'; readonly unit: TimeUnit }
  /** Monday is 1. */
  | { readonly is: 'weekday'; readonly day: number }
  | { readonly is: 'many'; readonly value: string }
  | { readonly is: 'freq'; readonly frequency: PosologyFrequency; readonly when: string | null }
  | { readonly is: 'when'; readonly code: string; readonly count: number }
  | { readonly is: 'route'; readonly route: string }

export type SenseName = Sense['is']
export type SenseOf<N extends SenseName> = Extract<Sense, { readonly is: N }>

/** The sense that a lexicon's key stands for. @throws Error for a key of no known kind: the lexicons are our own */
export function senseOfKey(key: string): Sense {
  const [kind = '', ...rest] = key.split(':')
  const value = rest.join(':')
  if (/^\d/.test(key)) return { is: 'number', value: key, certain: true, spelled: true }
  const role = ROLES.find((name) => name === key)
  if (role) return { is: role }
  if (kind === 'plus') return { is: 'plus', value }
  if (kind === 'unit') return { is: 'unit', unit: value }
  if (kind === 'half') return { is: 'half', unit: value }
  if (kind === 'many') return { is: 'many', value }
  if (kind === 'route') return { is: 'route', route: value }
  if (kind === 'weekday') return { is: 'weekday', day: Number(value) }
  if (kind === 'time') return { is: 'time', unit: value as TimeUnit }
  if (kind === 'when') return { is: 'when', code: rest[0] ?? '', count: Number(rest[1]) }
  const rhythm = /^(\d+)\/(\d+)(h|d|wk|mo)(?:@(\w+))?$/.exec(value)
  if (kind !== 'freq' || !rhythm) throw new Error(`no such meaning in the posology lexicon: ${key}`)
  const [, times = '', period = '', unit, when = null] = rhythm
  return { is: 'freq', frequency: every(times, times, period, null, unit as PeriodUnit), when }
}

/** A rhythm: so many times in a period. */
export function every(
  min: string,
  max: string,
  period: string,
  periodMax: string | null,
  periodUnit: PeriodUnit,
): PosologyFrequency {
  return { min, max, period, periodMax, periodUnit }
}
