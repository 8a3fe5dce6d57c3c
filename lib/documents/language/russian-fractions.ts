import type { CaseForms, GrammaticalCase } from './grammar'
import { russianCardinal } from './russian-cardinals'
import { countedForm, type RussianNoun } from './russian-nouns'

function feminineAdjective(stem: string): RussianNoun {
  const singular: CaseForms = [`${stem}ая`, `${stem}ой`, `${stem}ой`, `${stem}ую`, `${stem}ой`, `${stem}ой`]
  const plural: CaseForms = [`${stem}ые`, `${stem}ых`, `${stem}ым`, `${stem}ые`, `${stem}ыми`, `${stem}ых`]
  return { gender: 'feminine', singular, plural, few: `${stem}ых` }
}

const WHOLE = feminineAdjective('цел')
/** By the number of decimals. */
const PARTS = 'десят сот тысячн десятитысячн стотысячн миллионн десятимиллионн стомиллионн миллиардн'
  .split(' ')
  .map(feminineAdjective)

/**
 * A number with decimals: «две целых пять десятых», «одна целая одна сотая» (Розенталь, § 164: дробные числительные). Null for
 * more decimals than have a usual name, nine.
 */
export function russianFraction(whole: number, fraction: string, grammaticalCase: GrammaticalCase): string | null {
  const part = PARTS[fraction.length - 1]
  if (part === undefined) return null
  const numerator = Number(fraction)
  return [
    russianCardinal(whole, 'feminine', grammaticalCase),
    countedForm(WHOLE, whole, grammaticalCase),
    russianCardinal(numerator, 'feminine', grammaticalCase),
    countedForm(part, numerator, grammaticalCase),
  ].join(' ')
}
