import Big from 'big.js'
import type { Entry, GridValue, Write } from './builder'
import { plain } from './decimal'
import type { Properties } from './properties'
import type { Random } from './random'
import type { StatisticKind, Words } from './words/words'

/** A reading of one badge: of the usual size in its unit, with two decimals in millisieverts. */
export function randomEntry(properties: Properties, unit: string, words: Words, random: Random, scale = 1): Entry {
  const share = properties.marks === 'none' ? 0 : properties.marks === 'some' ? 0.08 : 0.25
  if (random.chance(share)) {
    if (random.chance(0.3)) return { kind: 'below', value: unit === 'mSv' ? '0.05' : unit === 'mREM' ? '5' : '50' }
    if (random.chance(0.2)) return { kind: 'blank' }
    return { kind: 'mark', mark: random.pick(words.marks) }
  }
  return { kind: 'value', value: randomValue(unit, random, scale) }
}

export function randomValue(unit: string, random: Random, scale = 1): string {
  const size = random.int(5, 95) * scale
  if (unit === 'mSv') return plain(new Big(size).div(100))
  return unit === 'mREM' ? String(Math.max(1, Math.round(size / 2))) : String(size * 10)
}

/** What the entries with a plain value say. */
export function valuesOf(entries: readonly Entry[]): string[] {
  return entries.flatMap((entry) => (entry.kind === 'value' ? [entry.value] : []))
}

/** The sum of the entries; blank where none has a value. */
export function sumEntry(entries: readonly Entry[]): Entry {
  const values = valuesOf(entries)
  if (values.length === 0) return { kind: 'blank' }
  return { kind: 'value', value: plain(values.reduce((total, value) => total.plus(value), new Big(0))) }
}

/**
 * Returns a statistic of values as a spreadsheet would show it, with at most three decimals. Null if there are no
 * values.
 */
export function statistic(kind: StatisticKind, values: readonly string[]): string | null {
  const sorted = values.map((value) => new Big(value)).sort((a, b) => a.cmp(b))
  const [first] = sorted
  const last = sorted.at(-1)
  if (first === undefined || last === undefined) return null
  if (kind === 'min') return plain(first)
  if (kind === 'max') return plain(last)
  if (kind === 'mean') {
    const total = sorted.reduce((sum, value) => sum.plus(value), new Big(0))
    return plain(total.div(sorted.length).round(3, Big.roundHalfUp))
  }
  const middle = sorted[sorted.length >> 1] ?? last
  if (sorted.length % 2 === 1) return plain(middle)
  return plain(
    middle
      .plus(sorted[(sorted.length >> 1) - 1] ?? middle)
      .div(2)
      .round(3, Big.roundHalfUp),
  )
}

/** How values of a unit are written: typed numbers, texts with the language's mark, with the unit in the format or in the cell. */
export function writer(properties: Properties, unitText: string): Write {
  const { decimals, unitPlace } = properties
  return (value) => {
    const text = decimals === 'comma' ? value.replace('.', ',') : value
    if (properties.valueStyle === 'plusMinus')
      return { value: `${text} ± ${roughly(text, decimals === 'comma')}`, format: null }
    if (unitPlace === 'cell') return { value: `${text} ${unitText}`, format: null }
    if (decimals !== 'number') return { value: text, format: null }
    const format = unitPlace === 'format' ? `0.00" ${unitText}"` : null
    return { value: Number(value), format }
  }
}

/** A tenth of a number, with as many digits as it takes. */
function roughly(text: string, comma: boolean): string {
  const tenth = plain(new Big(text.replace(',', '.')).div(10).round(2, Big.roundUp))
  return comma ? tenth.replace('.', ',') : tenth
}

/** The same number without a unit, for figures beside doses. */
export function bare(properties: Properties, value: string): GridValue {
  if (properties.decimals === 'number') return Number(value)
  return properties.decimals === 'comma' ? value.replace('.', ',') : value
}
