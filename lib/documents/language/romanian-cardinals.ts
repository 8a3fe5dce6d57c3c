import type { Gender } from './grammar'

/** A Romanian noun as it is next to numerals. */
export interface RomanianNoun {
  readonly gender: Gender
  readonly one: string
  readonly several: string
}

const SMALL =
  'zero unu doi trei patru cinci șase șapte opt nouă zece unsprezece doisprezece treisprezece paisprezece cincisprezece șaisprezece șaptesprezece optsprezece nouăsprezece'.split(
    ' ',
  )
/** 20, 30 … 90. */
const TENS = 'douăzeci treizeci patruzeci cincizeci șaizeci șaptezeci optzeci nouăzeci'.split(' ')

const THOUSAND: RomanianNoun = { gender: 'feminine', one: 'mie', several: 'mii' }
const SCALES: readonly (readonly [number, RomanianNoun])[] = [
  [1e9, { gender: 'neuter', one: 'miliard', several: 'miliarde' }],
  [1e6, { gender: 'neuter', one: 'milion', several: 'milioane' }],
  [1e3, THOUSAND],
]

/** 0 to 19. Of the neuter, 1 is the masculine's and 2 and 12 the feminine's. */
function small(count: number, gender: Gender): string {
  if (count === 1 && gender === 'feminine') return 'una'
  if (count === 2 && gender !== 'masculine') return 'două'
  if (count === 12 && gender !== 'masculine') return 'douăsprezece'
  return SMALL[count] ?? ''
}

function belowThousand(count: number, gender: Gender): string[] {
  const words: string[] = []
  const hundreds = Math.floor(count / 100)
  if (hundreds === 1) words.push('o sută')
  if (hundreds > 1) words.push(`${small(hundreds, 'feminine')} sute`)
  const rest = count % 100
  const tens = TENS[Math.floor(rest / 10) - 2]
  const units = tens === undefined ? rest : rest % 10
  const unit = units === 0 ? null : small(units, gender)
  if (tens !== undefined) words.push(unit === null ? tens : `${tens} și ${unit}`)
  else if (unit !== null) words.push(unit)
  return words
}

/**
 * A whole number from 0 to 10^12 in Romanian words (Gramatica limbii române, Academia Română, 2008, I, «Numeralul»; DOOM3): «o mie
 * două sute», «douăzeci și una de mii», «o mie de miliarde».
 */
export function romanianCardinal(count: number, gender: Gender): string {
  if (count === 0) return small(0, gender)
  const words: string[] = []
  let rest = count
  for (const [scale, noun] of SCALES) {
    const group = Math.floor(rest / scale)
    rest %= scale
    if (group > 0) words.push(romanianCounted(group, noun))
  }
  words.push(...belowThousand(rest, gender))
  return words.join(' ')
}

/**
 * Whether «de» is between a whole number and its noun: after numbers that end in 00 or in 20 to 99 («20 de lei», «100 de lei»,
 * «101 lei»; DOOM3, «de»).
 */
function takesDe(count: number): boolean {
  const hundredth = count % 100
  return count !== 0 && (hundredth === 0 || hundredth >= 20)
}

/** Returns the noun after a whole number, with «de» if needed. */
export function romanianAfter(count: number, noun: RomanianNoun): string {
  if (count === 1) return noun.one
  return takesDe(count) ? `de ${noun.several}` : noun.several
}

/** A whole number in words with its noun: «un leu», «o liră», «doi lei», «douăzeci și unu de lei». */
export function romanianCounted(count: number, noun: RomanianNoun): string {
  if (count === 1) return `${noun.gender === 'feminine' ? 'o' : 'un'} ${noun.one}`
  return `${romanianCardinal(count, noun.gender)} ${romanianAfter(count, noun)}`
}
