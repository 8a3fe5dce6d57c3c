/** The genders of nouns and numerals; a Romanian neuter is masculine in the singular and feminine in the plural. */
export type Gender = 'masculine' | 'feminine' | 'neuter'

export type GrammaticalCase = 'nominative' | 'genitive' | 'dative' | 'accusative' | 'instrumental' | 'prepositional'

/** The cases in the order in which Russian grammars, and the tables here, list them. */
export const CASES = [
  'nominative',
  'genitive',
  'dative',
  'accusative',
  'instrumental',
  'prepositional',
] as const satisfies readonly GrammaticalCase[]

/** The forms of a word in the order of `CASES`. */
export type CaseForms = readonly [string, string, string, string, string, string]

/** Six words in one text as the forms of the six cases. */
export function caseForms(text: string): CaseForms {
  const [nominative, genitive, dative, accusative, instrumental, prepositional, ...more] = text.split(' ')
  if (
    nominative === undefined ||
    genitive === undefined ||
    dative === undefined ||
    accusative === undefined ||
    instrumental === undefined ||
    prepositional === undefined ||
    more.length > 0
  )
    throw new Error(`Six forms are wanted: ${text}`)
  return [nominative, genitive, dative, accusative, instrumental, prepositional]
}

/** The form of a word in a case. */
export function inCase(forms: CaseForms, grammaticalCase: GrammaticalCase): string {
  return forms[CASES.indexOf(grammaticalCase)] ?? forms[0]
}
