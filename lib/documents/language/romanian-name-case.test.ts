import { describe, expect, test } from '@jest/globals'
import type { PersonGender } from './given-names'
import type { GrammaticalCase } from './grammar'
import { declineRomanianName, ROMANIAN_WOMEN_RULES } from './romanian-name-case'

function inCaseOf(
  name: string,
  grammaticalCase: GrammaticalCase = 'genitive',
  gender: PersonGender | null = null,
): string | null {
  const result = declineRomanianName(name, grammaticalCase, gender)
  if (result === null) return null
  return 'text' in result ? result.text : `unknown ${result.unknown}`
}

describe('a Romanian name in the genitive', () => {
  test.each(ROMANIAN_WOMEN_RULES.map(({ example }) => example))('%s is %s', (name, genitive) => {
    expect(inCaseOf(`${name} Popescu`)).toBe(`${genitive} Popescu`)
  })

  test.each([
    ['Ion Popescu', 'lui Ion Popescu'],
    ['Popescu Ion', 'lui Popescu Ion'],
    ['Traian Horia', 'lui Traian Horia'],
    ['Popescu Maria', 'Popescu Mariei'],
    ['MARIA POPESCU', 'MARIEI POPESCU'],
    ['Iftimie A.', 'unknown gender'],
    ['Carmen Popescu', 'lui Carmen Popescu'],
    ['Popescu Lili', 'lui Popescu Lili'],
    ['Zoe Popescu', 'unknown name'],
    ['Maria Elena Popescu', 'unknown name'],
    ['conform listei', 'unknown name'],
    ['doamna Larisa Burduja', 'doamnei Larisa Burduja'],
    ['Domnul Emil Țugui', 'Domnului Emil Țugui'],
    ['DOAMNA MARIA ELENA POP', 'DOAMNEI MARIA ELENA POP'],
    ['Doamna', 'unknown gender'],
    ['Иванов Иван', 'unknown name'],
  ])('%s is %s', (name, expected) => {
    expect(inCaseOf(name)).toBe(expected)
  })

  test('of a surname alone depends on the gender given', () => {
    expect(inCaseOf('Popescu', 'dative', 'male')).toBe('lui Popescu')
    expect(inCaseOf('Popescu', 'dative')).toBe('unknown gender')
  })
})

test('other cases', () => {
  expect(inCaseOf('Ion Popescu', 'accusative')).toBe('Ion Popescu')
  expect(inCaseOf('Ion Popescu', 'instrumental')).toBeNull()
})
