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

/**
 * An ordinal from 1 to 99 (DOOM3, «Numeralul ordinal»): «primul», «al doilea», «al douăzeci și unulea», «a doua», «a douăzeci și
 * una». A neuter is as a masculine. Null for a number beyond.
 */
export function romanianOrdinal(count: number, gender: Gender): string | null {
  if (count < 1 || count > 99) return null
  const feminine = gender === 'feminine'
  if (count === 1) return feminine ? 'prima' : 'primul'
  const units = count < 20 ? count : count % 10
  const tens = count - units
  const word = romanianCardinal(units === 0 ? count : units, feminine ? 'feminine' : 'masculine')
  const last = feminine ? (FEMININE.get(units) ?? `${word.slice(0, -1)}ea`) : word === 'opt' ? 'optulea' : `${word}lea`
  const before = units === 0 || tens === 0 ? '' : `${romanianCardinal(tens, 'masculine')} și `
  return `${feminine ? 'a' : 'al'} ${before}${last}`
}
