import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { CASES } from './grammar'
import {
  ADJECTIVE_RULES,
  declineBy,
  FEMININE_RULES,
  keepingCapitals,
  MASCULINE_RULES,
  NEUTER_RULES,
  POSSESSIVE_RULES,
} from './russian-endings'

const TABLES = {
  masculine: MASCULINE_RULES,
  feminine: FEMININE_RULES,
  neuter: NEUTER_RULES,
  adjective: ADJECTIVE_RULES,
  possessive: POSSESSIVE_RULES,
}

describe.each(Object.entries(TABLES))('the %s rules', (_, rules) => {
  test.each(rules.map((rule, at) => [rule.example[0], rule, at] as const))(
    'decline %s by its own rule',
    (word, rule, at) => {
      expect(rules.findIndex(({ fits }) => fits(word))).toBe(at)
      const [, genitive, instrumental] = rule.example
      expect(declineBy(rules, word, 'genitive')).toBe(genitive)
      expect(declineBy(rules, word, 'instrumental')).toBe(instrumental)
    },
  )

  test('have five endings each, none of them empty', () => {
    for (const { endings } of rules) expect(endings.split(' ').filter((end) => end !== '')).toHaveLength(5)
  })
})

test('a word keeps its beginning in every case, and the nominative is the word', () => {
  const letters = [...'абвгдеёжзийклмнопрстуфхцчшщыьэюя']
  const word = fc.array(fc.constantFrom(...letters), { minLength: 4, maxLength: 9 }).map((each) => each.join(''))
  fc.assert(
    fc.property(
      word,
      fc.constantFrom(...Object.values(TABLES)),
      fc.constantFrom(...CASES),
      (text, rules, grammaticalCase) => {
        const declined = declineBy(rules, text, grammaticalCase)
        if (grammaticalCase === 'nominative') expect(declined).toBe(text)
        else if (declined !== null) expect(declined.slice(0, 1)).toBe(text.slice(0, 1))
        const capitals = keepingCapitals(text.toUpperCase(), (each) => declineBy(rules, each, grammaticalCase))
        expect(capitals).toBe(declined?.toUpperCase() ?? null)
      },
    ),
  )
})
