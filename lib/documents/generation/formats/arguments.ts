import { CURRENCIES, type Currency } from '../../language/currencies'
import type { Gender, GrammaticalCase } from '../../language/grammar'
import { normaliseName } from '../matching/normalise'

/** A table of what arguments mean, from what is meant to how it may be written. */
function named<T>(rows: readonly (readonly [T, string])[]): ReadonlyMap<string, T> {
  return new Map(
    rows.flatMap(([meant, names]) => names.split(', ').map((name): [string, T] => [normaliseName(name), meant])),
  )
}

const GENDERS = named<Gender>([
  ['masculine', 'm, masculine, male, м, муж, муж., мужской, masculin, masc, masc.'],
  ['feminine', 'f, feminine, female, ж, жен, жен., женский, feminin, fem, fem.'],
  ['neuter', 'n, neuter, с, ср, ср., средний, neutru'],
])

const CASE_NAMES = named<GrammaticalCase>([
  ['nominative', 'nominative, nom, именительный, им, им., nominativ'],
  ['genitive', 'genitive, gen, родительный, род, род., р, genitiv'],
  ['dative', 'dative, dat, дательный, дат, дат., д, dativ'],
  ['accusative', 'accusative, acc, винительный, вин, вин., в, acuzativ'],
  ['instrumental', 'instrumental, ins, творительный, твор, твор., тв, т, instrumental'],
  ['prepositional', 'prepositional, prep, предложный, предл, предл., п, prepozițional'],
])

const CURRENCY_NAMES: ReadonlyMap<string, Currency> = new Map(
  CURRENCIES.flatMap((currency) =>
    [currency.code, ...currency.aliases].map((name): [string, Currency] => [normaliseName(name), currency]),
  ),
)

const IN_FULL = new Set(['full', 'полностью', 'словами', 'complet', 'în cuvinte', 'integral'].map(normaliseName))
const ORDINAL = new Set(['ordinal', 'порядковое', 'порядковый', 'ordinală'].map(normaliseName))

export const BEFORE = new Set(['before', 'впереди', 'перед', 'до', 'înainte', 'în față'].map(normaliseName))
export const AFTER = new Set(['after', 'после', 'сзади', 'după'].map(normaliseName))
export const SURNAME_LAST = new Set(
  ['surname last', 'фамилия в конце', 'фамилия последняя', 'nume la sfârșit', 'numele la sfârșit'].map(normaliseName),
)
export const SURNAME_FIRST = new Set(
  ['surname first', 'фамилия впереди', 'фамилия первая', 'nume la început', 'numele la început'].map(normaliseName),
)

/** The grammatical gender that an argument names in any of the languages; null where it names none. */
export function genderNamed(argument: string): Gender | null {
  return GENDERS.get(normaliseName(argument)) ?? null
}

/** The grammatical case that an argument names in any of the languages; null where it names none. */
export function caseNamed(argument: string): GrammaticalCase | null {
  return CASE_NAMES.get(normaliseName(argument)) ?? null
}

/** What the arguments of `words` ask for, each null or false where they are silent. */
export interface WordsArguments {
  readonly currency: Currency | null
  readonly unit: string | null
  readonly gender: Gender | null
  readonly grammaticalCase: GrammaticalCase | null
  readonly inFull: boolean
  readonly ordinal: boolean
}

/** The arguments of `words` in any order, null where one of them is not understood. */
export function wordsArguments(args: readonly string[]): WordsArguments | null {
  let asked: WordsArguments = {
    currency: null,
    unit: null,
    gender: null,
    grammaticalCase: null,
    inFull: false,
    ordinal: false,
  }
  for (const argument of args) {
    const read = wordsArgument(argument)
    if (read === null) return null
    asked = { ...asked, ...read }
  }
  return asked
}

function wordsArgument(argument: string): Partial<WordsArguments> | null {
  if (argument.includes('|')) return { unit: argument }
  const name = normaliseName(argument)
  const currency = CURRENCY_NAMES.get(name)
  if (currency !== undefined) return { currency }
  const gender = GENDERS.get(name)
  if (gender !== undefined) return { gender }
  const grammaticalCase = CASE_NAMES.get(name)
  if (grammaticalCase !== undefined) return { grammaticalCase }
  if (IN_FULL.has(name)) return { inFull: true }
  return ORDINAL.has(name) ? { ordinal: true } : null
}
