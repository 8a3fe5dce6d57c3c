import type { Gender } from './grammar'
import { romanianCardinal } from './romanian-cardinals'

/** The last words of feminine ordinals that are not made of the cardinal and -ea. */
const FEMININE: ReadonlyMap<number, string> = new Map([
  [1, 'una'],
  [2, 'doua'],
  [3, 'treia'],
  [4, 'patra'],
  [5, 'cincea'],
  [6, 'șasea'],
  [7, 'șaptea'],
  [8, 'opta'],
  [9, 'noua'],
])

/** Round hundreds, thousands and millions: what the cardinal ends in, and the masculine and the feminine ordinal's end. */
const ROUND: readonly (readonly [end: RegExp, masculine: string, feminine: string])[] = [
  [/sută$/u, 'sutălea', 'suta'],
  [/sute$/u, 'sutelea', 'suta'],
  [/mie$/u, 'mielea', 'mia'],
  [/mii$/u, 'miilea', 'mia'],
  [/milion$/u, 'milionulea', 'milioana'],
  [/milioane$/u, 'milioanelea', 'milioana'],
]

const MOST = 999_999_999

/**
 * Returns an ordinal from 1 to 999,999,999 (DOOM3, «Numeralul ordinal»): «primul», «al doilea», «al o sută unulea», «al cinci sutelea»,
 * «a doua», «a o sută una», «a cinci suta». A neuter is as a masculine. Null for another number.
 */
export function romanianOrdinal(count: number, gender: Gender): string | null {
  if (count < 1 || count > MOST) return null
  const feminine = gender === 'feminine'
  if (count === 1) return feminine ? 'prima' : 'primul'
  const words = count % 100 === 0 ? roundWords(count, feminine) : withLastWords(count, feminine)
  return words === null ? null : `${feminine ? 'a' : 'al'} ${words}`
}

function roundWords(count: number, feminine: boolean): string | null {
  const cardinal = romanianCardinal(count, 'masculine')
  const ends = ROUND.find(([end]) => end.test(cardinal))
  return ends === undefined ? null : cardinal.replace(ends[0], feminine ? ends[2] : ends[1])
}

/** The part below a hundred has the ordinal's form, what is before it the cardinal's. */
function withLastWords(count: number, feminine: boolean): string {
  const rest = count % 100
  const units = rest < 20 ? rest : rest % 10
  const tens = rest - units
  const word = romanianCardinal(units === 0 ? rest : units, feminine ? 'feminine' : 'masculine')
  const last = feminine ? (FEMININE.get(units) ?? `${word.slice(0, -1)}ea`) : word === 'opt' ? 'optulea' : `${word}lea`
  const withTens = units === 0 || tens === 0 ? last : `${romanianCardinal(tens, 'masculine')} și ${last}`
  return count < 100 ? withTens : `${romanianCardinal(count - rest, 'masculine')} ${withTens}`
}
