import { caseForms, inCase, type CaseForms, type Gender, type GrammaticalCase } from './grammar'
import { countedForm, nounOf, regularNoun, type RussianNoun } from './russian-nouns'

// Declension of numerals: Розенталь, §§ 163–164; Русская грамматика-80, §§ 1366–1373.
const ONE: Readonly<Record<Gender, CaseForms>> = {
  masculine: caseForms('один одного одному один одним одном'),
  feminine: caseForms('одна одной одной одну одной одной'),
  neuter: caseForms('одно одного одному одно одним одном'),
}
const TWO: Readonly<Record<Gender, CaseForms>> = {
  masculine: caseForms('два двух двум два двумя двух'),
  feminine: caseForms('две двух двум две двумя двух'),
  neuter: caseForms('два двух двум два двумя двух'),
}
const ZERO = caseForms('ноль ноля нолю ноль нолём ноле')

function softNumeral(word: string): CaseForms {
  const oblique = `${word.slice(0, -1)}и`
  return [word, oblique, oblique, word, `${word}ю`, oblique]
}

/** 3 to 19 by value. */
const SMALL: readonly CaseForms[] = [
  caseForms('три трёх трём три тремя трёх'),
  caseForms('четыре четырёх четырём четыре четырьмя четырёх'),
  ...'пять шесть семь'.split(' ').map(softNumeral),
  caseForms('восемь восьми восьми восемь восемью восьми'),
  ...'девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать'
    .split(' ')
    .map(softNumeral),
]

/** 20, 30 … 90. */
const TENS: readonly CaseForms[] = [
  softNumeral('двадцать'),
  softNumeral('тридцать'),
  caseForms('сорок сорока сорока сорок сорока сорока'),
  caseForms('пятьдесят пятидесяти пятидесяти пятьдесят пятьюдесятью пятидесяти'),
  caseForms('шестьдесят шестидесяти шестидесяти шестьдесят шестьюдесятью шестидесяти'),
  caseForms('семьдесят семидесяти семидесяти семьдесят семьюдесятью семидесяти'),
  caseForms('восемьдесят восьмидесяти восьмидесяти восемьдесят восемьюдесятью восьмидесяти'),
  caseForms('девяносто девяноста девяноста девяносто девяноста девяноста'),
]

/** 100, 200 … 900. */
const HUNDREDS: readonly CaseForms[] = [
  caseForms('сто ста ста сто ста ста'),
  caseForms('двести двухсот двумстам двести двумястами двухстах'),
  caseForms('триста трёхсот трёмстам триста тремястами трёхстах'),
  caseForms('четыреста четырёхсот четырёмстам четыреста четырьмястами четырёхстах'),
  caseForms('пятьсот пятисот пятистам пятьсот пятьюстами пятистах'),
  caseForms('шестьсот шестисот шестистам шестьсот шестьюстами шестистах'),
  caseForms('семьсот семисот семистам семьсот семьюстами семистах'),
  caseForms('восемьсот восьмисот восьмистам восемьсот восемьюстами восьмистах'),
  caseForms('девятьсот девятисот девятистам девятьсот девятьюстами девятистах'),
]

const THOUSAND = nounOf(
  'feminine',
  caseForms('тысяча тысячи тысяче тысячу тысячей тысяче'),
  caseForms('тысячи тысяч тысячам тысячи тысячами тысячах'),
)
const SCALES: readonly (readonly [number, RussianNoun])[] = [
  [1e12, regularNoun('триллион', 'hard')],
  [1e9, regularNoun('миллиард', 'hard')],
  [1e6, regularNoun('миллион', 'hard')],
  [1e3, THOUSAND],
]

function belowThousand(count: number, gender: Gender): CaseForms[] {
  const forms: CaseForms[] = []
  const hundreds = HUNDREDS[Math.floor(count / 100) - 1]
  if (hundreds !== undefined) forms.push(hundreds)
  let rest = count % 100
  const tens = TENS[Math.floor(rest / 10) - 2]
  if (tens !== undefined) {
    forms.push(tens)
    rest %= 10
  }
  if (rest === 1) forms.push(ONE[gender])
  if (rest === 2) forms.push(TWO[gender])
  const small = SMALL[rest - 3]
  if (small !== undefined) forms.push(small)
  return forms
}

/**
 * A whole number from 0 to 10^12 in Russian words, each of them in the case: «двумя тысячами ста пятью». The accusative is the
 * inanimate one. A thousand is «одна тысяча», as money is written.
 */
export function russianCardinal(count: number, gender: Gender, grammaticalCase: GrammaticalCase): string {
  if (count === 0) return inCase(ZERO, grammaticalCase)
  const words: string[] = []
  let rest = count
  for (const [scale, noun] of SCALES) {
    const group = Math.floor(rest / scale)
    rest %= scale
    if (group === 0) continue
    words.push(...belowThousand(group, noun.gender).map((forms) => inCase(forms, grammaticalCase)))
    words.push(countedForm(noun, group, grammaticalCase))
  }
  words.push(...belowThousand(rest, gender).map((forms) => inCase(forms, grammaticalCase)))
  return words.join(' ')
}
