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
  ...'тысячный двухтысячный трёхтысячный четырёхтысячный пятитысячный шеститысячный семитысячный восьмитысячный девятитысячный'
    .split(' ')
    .map((word, at): [number, string] => [(at + 1) * 1000, word]),
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

/** Ordinals are made of numbers from 1 to this. */
const MOST_ORDINAL = 9999

/**
 * An ordinal from 1 to 9999, of which the last word alone declines: «две тысячи двадцать шестого» (Розенталь, § 164). A thousand
 * is «тысяча», as in years: «тысяча девятьсот девяностого».
 */
export function russianOrdinal(count: number, gender: Gender, grammaticalCase: GrammaticalCase): string | null {
  const last = lastPart(count)
  const word = STEMS.get(last)
  if (count < 1 || count > MOST_ORDINAL || word === undefined) return null
  const before = count - last
  const start = before === 0 ? '' : `${russianCardinal(before, 'masculine', 'nominative')} `
  return start.replace(/^одна тысяча/, 'тысяча') + inCase(declined(word, gender), grammaticalCase)
}

/** The part of a number that its ordinal's last word says: 26 → 6, 2014 → 14, 1990 → 90, 2000 → 2000. */
function lastPart(count: number): number {
  const hundredth = count % 100
  if (hundredth >= 1 && hundredth < 20) return hundredth
  return [10, 100, 1000].map((size) => count % size).find((rest) => rest !== 0) ?? count
}
