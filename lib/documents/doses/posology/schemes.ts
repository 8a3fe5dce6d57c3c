import Big from 'big.js'
import { senseOf } from './items'
import { isCountable, rangeAt, type Found, type Items, type Quantity, type Span } from './quantities'
import { periodAt } from './rhythms'
import type { PosologyAmount } from './types'

/** `1-0-1`: how much at each time of the day, and what that makes. */
export interface Scheme {
  readonly dose: PosologyAmount
  readonly times: string
  readonly sum: string
  readonly when: readonly string[]
}

const TIMES_OF_THREE = ['MORN', 'NOON', 'EVE']
const TIMES_OF_FOUR = ['MORN', 'NOON', 'EVE', 'HS']

/** Three or four amounts with hyphens between, a unit perhaps behind; one intake at least. */
export function schemeAt(items: Items, at: number): Found<Scheme> | null {
  const parts: string[] = []
  let next = at
  for (let place = at; parts.length < 5; place += 2) {
    const number = senseOf(items[place], 'number')
    if (!number) break
    parts.push(number.value)
    next = place + 1
    const joiner = items[place + 1]
    if (joiner?.key !== '-' && joiner?.key !== '–') break
  }
  if (parts.length !== 3 && parts.length !== 4) return null
  const taken = parts.filter((part) => !new Big(part).eq(0)).sort((a, b) => new Big(a).cmp(b))
  const [min, max] = [taken[0], taken.at(-1)]
  if (min === undefined || max === undefined) return null
  const unit = senseOf(items[next], 'unit')?.unit ?? null
  const codes = parts.length === 3 ? TIMES_OF_THREE : TIMES_OF_FOUR
  return {
    value: {
      dose: { min, max, unit },
      times: String(taken.length),
      sum: taken.reduce((sum, part) => sum.plus(part), new Big(0)).toFixed(),
      when: codes.filter((_, index) => !new Big(parts[index] ?? '0').eq(0)),
    },
    next: unit === null ? next : next + 1,
  }
}

/** So many times so much. */
export interface Crossed {
  readonly times: Span
  readonly quantity: Quantity
}

/**
 * `2x1 cp/zi`, `3x1/zi`: what is counted stands behind the sign; a bare number there must be one («2x3/zi» is two, three times).
 * What is measured, and for a day: `3 x 500 mg/zi`. Without the day it may be three tablets of that strength.
 */
export function crossAt(items: Items, at: number): Found<Crossed> | null {
  const times = rangeAt(items, at)
  const each = times && senseOf(items[times.next], 'x') ? rangeAt(items, times.next + 1) : null
  if (!times || !each) return null
  const behind = items[each.next]
  const unit = senseOf(behind, 'unit')?.unit ?? null
  const isMeasured = unit !== null && !isCountable(unit)
  if (unit === null && (each.value.max !== '1' || senseOf(behind, 'time') !== undefined)) return null
  const next = unit === null ? each.next : each.next + 1
  const period = periodAt(items, next)
  if (senseOf(behind, 'times') ?? (period && period.value.unit !== 'd')) return null
  if (isMeasured && period?.value.period !== '1') return null
  const amount = { min: each.value.min, max: each.value.max, unit }
  const quantity = {
    amounts: [amount],
    concentration: false,
    daily: false,
    kind: isMeasured ? ('measure' as const) : ('count' as const),
    certain: times.value.certain && each.value.certain,
  }
  return { value: { times: times.value, quantity }, next: period?.next ?? next }
}
