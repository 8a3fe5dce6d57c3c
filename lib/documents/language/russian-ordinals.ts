import { inCase, type CaseForms, type Gender, type GrammaticalCase } from './grammar'
import { russianCardinal } from './russian-cardinals'

const STEMS: ReadonlyMap<number, string> = new Map([
  ...'первый второй третий четвёртый пятый шестой седьмой восьмой девятый десятый одиннадцатый двенадцатый тринадцатый четырнадцатый пятнадцатый шестнадцатый семнадцатый восемнадцатый девятнадцатый'
    .split(' ')
    .map((word, at): [number, string] => [at + 1, word]),
  ...'двадцатый тридцатый сороковой пятидесятый шестидесятый семидесятый восьмидесятый девяностый'
    .split(' ')
    .map((word, at): [number, string] => [(at + 2) * 10, word]),
  ...'сотый двухсотый трёхсотый четырёхсотый пятисотый шестисотый семисотый восьмисотый девятисотый'
    .split(' ')
    .map((word, at): [number, string] => [(at + 1) * 100, word]),
])

const HARD: Readonly<Record<Gender, readonly string[]>> = {
  masculine: ['', 'ого', 'ому', '', 'ым', 'ом'],
  feminine: ['ая', 'ой', 'ой', 'ую', 'ой', 'ой'],
  neuter: ['ое', 'ого', 'ому', 'ое', 'ым', 'ом'],
}
/** Третий alone declines as лисий does. */
const SOFT: Readonly<Record<Gender, readonly string[]>> = {
  masculine: ['ий', 'ьего', 'ьему', 'ий', 'ьим', 'ьем'],
  feminine: ['ья', 'ьей', 'ьей', 'ью', 'ьей', 'ьей'],
  neuter: ['ье', 'ьего', 'ьему', 'ье', 'ьим', 'ьем'],
}

function declined(word: string, gender: Gender): CaseForms {
  const stem = word.slice(0, -2)
  const endings = (word === 'третий' ? SOFT : HARD)[gender]
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = endings.map((ending) => stem + (ending || word.slice(-2)))
  return [a, b, c, d, e, f]
}

/** Round thousands and more: «двадцатипятитысячный», «двухмиллионный». */
const SCALES: readonly (readonly [number, string])[] = [
  [1e9, 'миллиардный'],
  [1e6, 'миллионный'],
  [1e3, 'тысячный'],
]

/** Ordinals are made of numbers from 1 to this. */
const MOST_ORDINAL = 999_999_999_999

/**
 * Returns an ordinal from 1 to 999,999,999,999, whose last word alone declines: «две тысячи двадцать шестого» (Розенталь, § 164).
 * A thousand is «тысяча», as in years: «тысяча девятьсот девяностого». Null for another number.
 */
export function russianOrdinal(count: number, gender: Gender, grammaticalCase: GrammaticalCase): string | null {
  if (count < 1 || count > MOST_ORDINAL) return null
  const last = lastPart(count)
  const word = STEMS.get(last) ?? roundOrdinal(last)
  const before = count - last
  const start = before === 0 ? '' : `${russianCardinal(before, 'masculine', 'nominative')} `
  return start.replace(/^одна тысяча/, 'тысяча') + inCase(declined(word, gender), grammaticalCase)
}

/** The number of thousands comes before in the genitive, except «одно», «сто» and «девяносто» (Розенталь, § 164). */
function roundOrdinal(count: number): string {
  const [scale, word] = SCALES.find(([size]) => count % size === 0) ?? [1, '']
  const group = count / scale
  if (group === 1) return word
  const numerals = russianCardinal(group, 'neuter', 'genitive').split(' ')
  return numerals.map((numeral) => IN_COMPOUNDS.get(numeral) ?? numeral).join('') + word
}

const IN_COMPOUNDS: ReadonlyMap<string, string> = new Map([
  ['одного', 'одно'],
  ['ста', 'сто'],
  ['девяноста', 'девяносто'],
])

/** The part of a number that its ordinal's last word says: 26 → 6, 2014 → 14, 1990 → 90, 25 000 → 25 000. */
function lastPart(count: number): number {
  const hundredth = count % 100
  if (hundredth >= 1 && hundredth < 20) return hundredth
  return [10, 100, 1000, 1e6, 1e9, 1e12].map((size) => count % size).find((rest) => rest !== 0) ?? count
}
