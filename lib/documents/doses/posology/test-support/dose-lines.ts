import type { ExpectedPosology, PosologyCase } from '../cases/notation'
import { parsePosology } from '../parse-posology'
import { notationOf } from '../score'
import type { Posology } from '../types'
import type { LineChange } from './line-changes'
import { EN_PHRASES } from './phrases/en'
import type { Phrases } from './phrases/phrases'
import { RO_PHRASES } from './phrases/ro'
import { RU_PHRASES } from './phrases/ru'

/** A randomly generated line with its expected result. */
export interface GeneratedLine extends PosologyCase {
  readonly language: Phrases['language']
}

const PHRASES: Readonly<Record<Phrases['language'], Phrases>> = { ru: RU_PHRASES, ro: RO_PHRASES, en: EN_PHRASES }
const COUNTS = ['1', '2', '3', '½', '1,5', '1/2', '1-2'] as const
const WHOLE_COUNTS = ['1', '2', '3', '1-2'] as const
/** Drops and puffs have no halves. */
const WHOLE: ReadonlySet<string> = new Set(['{gtt}', '{puff}'])
const VALUES: Readonly<Record<string, string>> = { '½': '0.5', '1,5': '1.5', '1/2': '0.5' }
const MEASURES = ['5', '10', '20', '40', '2,5', '100', '250'] as const

/**
 * Returns a number of lines in all languages, the same for the same seed. Their parts are in different orders, with
 * noise and misspellings.
 */
export function generatedLines(count: number, seed: number): GeneratedLine[] {
  const random = randomFrom(seed)
  const languages = Object.values(PHRASES)
  return Array.from({ length: count }, (_, at) => lineOf(languages[at % languages.length] ?? EN_PHRASES, random))
}

/** Returns evenly distributed whole numbers below a bound (mulberry32). */
export type Random = (below: number) => number

function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function pick<Value>(values: readonly Value[], random: Random): Value {
  const value = values[random(values.length)]
  if (value === undefined) throw new RangeError('Nothing to choose from')
  return value
}

function lineOf(phrases: Phrases, random: Random): GeneratedLine {
  const { language } = phrases
  if (random(6) === 0)
    return { language, line: pick(phrases.others, random).replaceAll('{n}', String(1 + random(8))), expected: [] }
  const count = random(4) === 0 ? 2 : 1
  const parts = Array.from({ length: count }, () => instructionOf(phrases, random))
  const isNumbered = count > 1 && random(3) === 0
  const joint = isNumbered ? ' ' : pick(['; ', ', ', '. ', '\n'], random)
  const numbered = parts.map(({ line }, at) => (isNumbered ? `${String(at + 1)}. ${line}` : line))
  const title = random(6) === 0 ? `${pick(phrases.titles, random)} ` : ''
  const stop = random(8) === 0 ? `; ${pick(phrases.stops, random).replace('{drug}', pick(phrases.drugs, random))}` : ''
  return {
    language,
    line: `${title}${numbered.join(joint)}${stop}`,
    expected: parts.flatMap(({ expected }) => expected),
  }
}

function instructionOf(phrases: Phrases, random: Random): PosologyCase {
  const drug = pick(phrases.drugs, random)
  const isCounted = random(2) === 0
  const [dose, unit] = pick(isCounted ? phrases.counts : phrases.measures, random)
  const number: string = pick(isCounted ? (WHOLE.has(unit) ? WHOLE_COUNTS : COUNTS) : MEASURES, random)
  const written = phrases.language === 'en' ? number.replace(',', '.') : number
  const [rhythm, frequency] = pick(phrases.rhythms, random)
  const course = random(2) === 0 ? pick(phrases.courses, random) : null
  const isNeeded = random(5) === 0
  const strength = isCounted ? pick(phrases.strengths, random) : ''
  const amount = dose.replace('{n}', written)
  const route = random(3) === 0 ? pick(phrases.routes, random) : ''
  const [first, second] = random(4) === 0 ? [rhythm, amount] : [amount, rhythm]
  const tail = [
    course?.[0] ?? '',
    isNeeded ? pick(phrases.needs, random) : '',
    random(4) === 0 ? pick(phrases.remarks, random) : '',
  ]
  const verb = random(8) === 0 ? pick(phrases.verbs, random) : ''
  const line = [verb, drug, strength, route, first, second, ...tail].filter((part) => part !== '').join(' ')
  const value = VALUES[number] ?? number.replace(',', '.')
  const expected = {
    drug: drug.toLowerCase(),
    dose: `${value} ${unit}`,
    frequency: isNeeded ? frequency.replace(/^(\d+)\//, '0-$1/') : frequency,
    asNeeded: isNeeded,
    duration: course?.[1] ?? null,
  }
  const isScanned = phrases.swaps !== '' && random(8) === 0
  return { line: isScanned ? swapped(line, drug, phrases.swaps) : noisy(line, random), expected: [expected] }
}

/** Returns a line with typical errors of keyboards and scanners that don't change its meaning. */
function noisy(line: string, random: Random): string {
  const kind = random(8)
  if (kind === 0) return line.toUpperCase()
  if (kind === 1) return line.replace(/ (?=\p{L})/gu, '  ')
  if (kind === 2) return line.replace(/(\d) (?=\p{L}{2})/gu, '$1')
  if (kind === 3) return line.normalize('NFD')
  return kind === 4 ? misspelled(line, random) : line
}

/** Returns a line with letters of another alphabet or without diacritics, except in the name. */
function swapped(line: string, drug: string, swaps: string): string {
  const pairs = new Map(swaps.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(2)]))
  const from = line.indexOf(drug) + drug.length
  return line.slice(0, from) + Array.from(line.slice(from), (letter) => pairs.get(letter) ?? letter).join('')
}

/** Returns a line with two letters swapped in a long word after the name. */
function misspelled(line: string, random: Random): string {
  const words = [...line.matchAll(/(?<=\s)\p{Ll}{7,}/gu)]
  if (words.length === 0) return line
  const word = pick(words, random)
  const at = word.index + 2 + random(word[0].length - 4)
  return `${line.slice(0, at)}${line[at + 1] ?? ''}${line[at] ?? ''}${line.slice(at + 2)}`
}

/** A line that is parsed with another result than expected. */
export interface Difference {
  readonly line: string
  readonly meant: string
  readonly read: string
  /** No instruction was found, or there is a warning. */
  readonly isTold: boolean
  readonly isOffByTen: boolean
}

/** Returns the lines whose result differs from the expected one. */
export function differences(lines: readonly GeneratedLine[]): Difference[] {
  return lines.flatMap(({ line, language, expected }) => {
    const found = parsePosology(line, language)
    const instructions = found.map(notationOf)
    const [meant, read] = [expected.map(written).join(' && '), instructions.map(written).join(' && ')]
    if (meant === read) return []
    const isTold = found.length === 0 || found.some(({ warnings }) => warnings.length > 0)
    const isOffByTen =
      expected.length === instructions.length &&
      expected.some((one, at) => isPowerOfTen(one.dose, instructions[at]?.dose ?? null))
    return [{ line, meant, read, isTold, isOffByTen }]
  })
}

function written({ drug, dose, frequency, asNeeded, duration }: ExpectedPosology): string {
  const parts = [drug ?? '-', dose ?? '-', frequency ?? '-', asNeeded ? 'prn' : '-', duration ?? '-']
  return parts.join('; ').normalize('NFC')
}

function isPowerOfTen(a: string | null, b: string | null): boolean {
  const [x, y] = [Number.parseFloat(a ?? ''), Number.parseFloat(b ?? '')]
  const power = Math.log10(x / y)
  return Number.isFinite(power) && power !== 0 && Math.abs(power - Math.round(power)) < 1e-9
}

/** Returns the changed lines of which an instruction is read otherwise than before the change, and without a warning. */
export function silentChanges(
  lines: readonly GeneratedLine[],
  changes: readonly LineChange[],
  seed: number,
): readonly Difference[] {
  const random = randomFrom(seed)
  return lines.flatMap(({ line, language }) => {
    const before = parsePosology(line, language)
    if (before.length === 0 || before.some(({ warnings }) => warnings.length > 0)) return []
    const meant = before.map(essenceOf)
    return changes.flatMap(({ id, changed }) => {
      const other = changed(line, random, PHRASES[language])
      const found = other === null ? [] : parsePosology(other, language)
      if (other === null || found.length === 0) return []
      const silent = found.filter(({ warnings }) => warnings.length === 0)
      const isLess = found.length < before.length && silent.length === found.length
      const isSame = silent.every((one) => meant.includes(essenceOf(one)))
      const difference = {
        line: `${id}: ${other}`,
        meant: meant.join(' && '),
        read: found.map(essenceOf).join(' && '),
        isTold: false,
        isOffByTen: false,
      }
      return isSame && !isLess ? [] : [difference]
    })
  })
}

function essenceOf(posology: Posology): string {
  return `${written({ ...notationOf(posology), drug: null })}; ${posology.route ?? '-'}`
}
