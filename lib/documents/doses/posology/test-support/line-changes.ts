import type { Random } from './dose-lines'
import type { Phrases } from './phrases/phrases'

/** What typing, scanning and copying do to a line. */
export interface LineChange {
  readonly id: string
  /** Returns the changed line; null where there's nothing to change. */
  readonly changed: (line: string, random: Random, phrases: Phrases) => string | null
}

const BETWEEN_WORDS = /(?<=\S) (?=\S)/g
const NUMBERS = ['7', '3', '12', '250', '0,4', '1000', '45', '2'] as const

/** Changes after which a line still says the same, or is in doubt. */
export const LINE_CHANGES: readonly LineChange[] = [
  replaced('decimal-comma', /(\d)\.(\d)/g, '$1,$2'),
  replaced('decimal-point', /(\d),(\d)/g, '$1.$2'),
  replaced('decimal-middle-dot', /(\d)[.,](\d)/g, '$1·$2'),
  replaced('space-behind-decimal-sign', /(\d[.,])(\d)/, '$1 $2'),
  replaced('space-before-decimal-sign', /(\d)([.,]\d)/, '$1 $2'),
  replaced('decimal-sign-lost', /(\d)[.,](\d)/, '$1 $2'),
  replaced('decimal-sign-doubled', /(\d)[.,](\d)/, '$1..$2'),
  replaced('zero-lost', /(?<!\d)0(?=[.,]\d)/, ''),
  replaced('zero-without-sign', /(?<!\d)0[.,](\d)/, '0$1'),
  replaced('zero-for-decimals', /(?<![\d.,/:-])([1-9]\d*)(?= ?\p{L})/u, '$1,0'),
  replaced('thousands-in-groups', /(?<![\d.,])([1-9])(\d{3})(?!\d)/, '$1 $2'),
  replaced('half-as-part', /(?<![\d.,])0[.,]5(?!\d)/, '1/2'),
  replaced('half-as-sign', /1\/2/, '½'),
  replaced('half-in-decimals', /1\/2|½/, '0,5'),
  replaced('half-behind-number', /(?<![\d.,])1[.,]5(?!\d)/, '1 1/2'),
  replaced('range-with-long-dash', /(\d)-(\d)/, '$1–$2'),
  replaced('range-with-spaces', /(\d)-(\d)/, '$1 - $2'),
  replaced('range-with-dots', /(\d)-(\d)/, '$1..$2'),
  replaced('range-with-space', /(\d)-(\d)/, '$1 $2'),
  replaced('range-backward', /(\d+)-(\d+)/, '$2-$1'),
  replaced('unit-without-space', /(\d) (?=\p{L}{2})/gu, '$1'),
  replaced('number-without-space', /(\p{L}) (\d)/u, '$1$2'),
  replaced('other-spaces', / /g, '\u00a0'),
  replaced('wide-spaces', / /g, '  '),
  replaced('cross', /(?<=\s)[xх](?=\s)/iu, '×'),
  replaced('commas-as-semicolons', /, /g, '; '),
  replaced('commas-without-space', /, /g, ','),
  scanned('zero-as-letter', /(?<=\d)0/g, 'O'),
  scanned('zero-before-sign-as-letter', /(?<!\d)0(?=[.,]\d)/g, 'O'),
  scanned('one-as-letter', /(?<![\d/])1(?=\d)/g, 'l'),
  scanned('one-as-capital', /(?<![\d/])1(?=\d)/g, 'I'),
  scanned('two-as-letter', /(?<![\d/])2(?=\d)/g, 'Z'),
  scanned('five-as-letter', /(?<=\d)5/g, 'S'),
  scanned('digit-apart', /\d(?=\d)/g, '$& '),
  {
    id: 'capitals',
    changed: (line) => line.toUpperCase(),
  },
  inserted('number-in-brackets', (random) => `(${pick(NUMBERS, random)})`),
  inserted('unknown-word', (random, { unknown }) => pick(unknown, random)),
  {
    id: 'number-behind',
    changed: (line, random) => `${line}, ${pick(NUMBERS, random)}`,
  },
  {
    id: 'number-before',
    changed: (line, random) => `${pick(NUMBERS, random)} ${line}`,
  },
  {
    id: 'comment',
    changed: (line, random, { comments }) => `${line}${pick(comments, random)}`,
  },
  {
    id: 'stopped-in-brackets',
    changed: (line, random, { stopped }) => `${line} (${pick(stopped, random)})`,
  },
]

function pick<Value>(values: readonly Value[], random: Random): Value {
  const value = values[random(values.length)]
  if (value === undefined) throw new RangeError('Nothing to choose from')
  return value
}

function replaced(id: string, from: RegExp, to: string): LineChange {
  const changed = (line: string): string | null => {
    const other = line.replace(from, to)
    return other === line ? null : other
  }
  return { id, changed }
}

/** Changes one of the places. */
function scanned(id: string, from: RegExp, to: string): LineChange {
  const changed = (line: string, random: Random): string | null => {
    const places = [...line.matchAll(from)]
    if (places.length === 0) return null
    const { index, 0: found } = pick(places, random)
    return line.slice(0, index) + to.replace('$&', found) + line.slice(index + found.length)
  }
  return { id, changed }
}

/** Puts a text between two words. */
function inserted(id: string, textOf: (random: Random, phrases: Phrases) => string): LineChange {
  const changed = (line: string, random: Random, phrases: Phrases): string | null => {
    const places = [...line.matchAll(BETWEEN_WORDS)]
    if (places.length === 0) return null
    const { index } = pick(places, random)
    return `${line.slice(0, index)} ${textOf(random, phrases)}${line.slice(index)}`
  }
  return { id, changed }
}
