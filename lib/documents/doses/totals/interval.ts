import Big from 'big.js'
import type { Censor } from '../lexicon/markers'
import type { DoseReading } from '../model'
import { toCanonical } from '../units/convert'

/** Between what bounds a dose lies, in the canonical unit of its kind. */
export interface Interval {
  readonly lower: string
  /** Null where nothing bounds it. */
  readonly upper: string | null
  readonly unit: string
  readonly censored: boolean
}

/** No one wore the badge: neither a dose nor a censored one. */
const PLACES = 6
const NO_BADGE: ReadonlySet<Censor> = new Set(['unused', 'absent'])
const intervals = new WeakMap<DoseReading, Interval | null>()

/**
 * What a dose adds to a sum: a value itself, a range its ends, a bound `<` from 0 to it, a bound `>` with no end. A censored one
 * without its detection limit, and a badge that was worn and not read, have no upper end. Null for what is never added up:
 * units without a canonical one, badges that no one wore.
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

/** A decimal in millionths, where it is a safe whole number of them: sums of such need no long arithmetic. */
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

  /** A plain decimal without zeros at its end. */
  text(): string {
    const whole = fromMillionths(this.whole)
    return this.rest ? this.rest.plus(whole).toFixed() : whole
  }
}

/** A sum of intervals, exactly. */
export class IntervalSum {
  private readonly lows = new ExactSum()
  /** Apart from the low ends only from the first interval on that has two different ends. */
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

  /** Null where nothing bounds it. */
  get upper(): string | null {
    return this.bounded ? (this.ownHighs ?? this.lows).text() : null
  }
}
