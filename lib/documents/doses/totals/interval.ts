import Big from 'big.js'
import type { Censor } from '../lexicon/markers'
import type { DoseReading } from '../model'
import { toCanonical } from '../units/convert'

/** The bounds of a dose, in the canonical unit of its kind. */
export interface Interval {
  readonly lower: string
  /** Null if it has no upper bound. */
  readonly upper: string | null
  readonly unit: string
  readonly censored: boolean
}

/** With a censor in `NO_BADGE` nobody wore the badge, so there is neither a dose nor a censored one. */
const PLACES = 6
const NO_BADGE: ReadonlySet<Censor> = new Set(['unused', 'absent'])
const intervals = new WeakMap<DoseReading, Interval | null>()

/**
 * Returns what a dose adds to a sum: for a value that value, for a range its ends. A bound `<` is from 0 to it, and a
 * bound `>` has no upper end. Neither has a censored dose without its detection limit, or a badge that was worn but not
 * read. Null for what is never added: units without a canonical one, and badges that nobody wore.
 */
export function intervalOf(reading: DoseReading): Interval | null {
  const known = intervals.get(reading)
  if (known !== undefined) return known
  const interval = read(reading)
  intervals.set(reading, interval)
  return interval
}

function read(reading: DoseReading): Interval | null {
  const { value, min, max, comparator, censor, unit, canonicalUnit } = reading
  if (unit === null || canonicalUnit === null || (censor !== null && NO_BADGE.has(censor))) return null
  const amount = (decimal: string | null) => (decimal === null ? null : (toCanonical(decimal, unit)?.value ?? null))
  const shared = { unit: canonicalUnit, censored: censor !== null }
  if (value === null && min === null) return censor === null ? null : { lower: '0', upper: null, ...shared }
  if (value === null) return { lower: amount(min) ?? '0', upper: amount(max), ...shared }
  const exact = reading.canonicalValue ?? amount(value) ?? '0'
  if (comparator === '<' || comparator === '<=') return { lower: '0', upper: exact, ...shared }
  if (comparator === '>' || comparator === '>=') return { lower: exact, upper: null, ...shared }
  return { lower: exact, upper: exact, ...shared }
}

/** Returns a decimal in millionths if that is a safe integer: such sums don't need arbitrary-precision arithmetic. */
function millionths(decimal: string): number | null {
  const scaled = new Big(decimal).times(1_000_000)
  const number = scaled.toNumber()
  return Number.isSafeInteger(number) && scaled.eq(number) ? number : null
}

const texts = new Map<number, string>()

function fromMillionths(number: number): string {
  const known = texts.get(number)
  if (known !== undefined) return known
  const text = textOfMillionths(number)
  if (texts.size >= KEEP) texts.clear()
  texts.set(number, text)
  return text
}

function textOfMillionths(number: number): string {
  const digits = String(Math.abs(number)).padStart(PLACES + 1, '0')
  const fraction = digits.slice(-PLACES).replace(/0+$/, '')
  const whole = (number < 0 ? '-' : '') + digits.slice(0, -PLACES)
  return fraction === '' ? whole : `${whole}.${fraction}`
}

const scales = new Map<string, number | null>()
const KEEP = 100_000

function scaledOf(decimal: string): number | null {
  const known = scales.get(decimal)
  if (known !== undefined) return known
  const scaled = millionths(decimal)
  if (scales.size >= KEEP) scales.clear()
  scales.set(decimal, scaled)
  return scaled
}

/** An exact sum of decimals. */
export class ExactSum {
  private whole = 0
  private rest: Big | null = null

  add(decimal: string): void {
    this.addScaled(scaledOf(decimal), decimal)
  }

  addSum(other: ExactSum): void {
    this.addScaled(other.whole, null)
    if (other.rest) this.rest = (this.rest ?? new Big(0)).plus(other.rest)
  }

  private addScaled(scaled: number | null, decimal: string | null): void {
    const sum = scaled === null ? null : this.whole + scaled
    if (sum !== null && Number.isSafeInteger(sum)) this.whole = sum
    else this.rest = (this.rest ?? new Big(0)).plus(decimal ?? fromMillionths(scaled ?? 0))
  }

  /** Returns a plain decimal without trailing zeros. */
  text(): string {
    const whole = fromMillionths(this.whole)
    return this.rest ? this.rest.plus(whole).toFixed() : whole
  }
}

/** An exact sum of intervals. */
export class IntervalSum {
  private readonly lows = new ExactSum()
  /** Separate from the lower ends only after the first interval with two different ends. */
  private ownHighs: ExactSum | null = null
  private bounded = true
  n = 0
  censored = 0

  constructor(readonly unit: string) {}

  add({ lower, upper, censored }: Interval): void {
    if (upper !== null && upper !== lower) this.part()
    this.lows.add(lower)
    if (upper === null) this.bounded = false
    else this.ownHighs?.add(upper)
    this.n += 1
    if (censored) this.censored += 1
  }

  addSum(other: IntervalSum): void {
    if (other.ownHighs) this.part()
    this.lows.addSum(other.lows)
    this.ownHighs?.addSum(other.ownHighs ?? other.lows)
    this.bounded &&= other.bounded
    this.n += other.n
    this.censored += other.censored
  }

  private part(): void {
    if (this.ownHighs) return
    this.ownHighs = new ExactSum()
    this.ownHighs.addSum(this.lows)
  }

  get lower(): string {
    return this.lows.text()
  }

  /** Null if it has no upper bound. */
  get upper(): string | null {
    return this.bounded ? (this.ownHighs ?? this.lows).text() : null
  }
}
