import { describe, expect, test } from '@jest/globals'
import { EN_GIVEN_NAMES } from './en/given-names'
import { givenName } from './given-names'
import { CASES } from './grammar'
import { RO_GIVEN_NAMES } from './ro/given-names'
import { RU_GIVEN_NAMES } from './ru/given-names'
import { declineGivenName } from './russian-given-names'

const LISTS = { en: EN_GIVEN_NAMES, ro: RO_GIVEN_NAMES, ru: RU_GIVEN_NAMES }
const namesOf = (list: string) => list.trim().split(/\s+/)

describe.each(Object.entries(LISTS))('the given names of %s', (language, lists) => {
  test('are in small letters of one alphabet, each once in its list', () => {
    for (const list of Object.values(lists)) {
      const names = namesOf(list)
      expect(new Set(names).size).toBe(names.length)
      const letters = language === 'ru' ? /^[а-я]+(?:-[а-я]+)*$/ : /^\p{Script=Latin}+(?:-\p{Script=Latin}+)*$/u
      expect(names.filter((name) => !letters.test(name) || name !== name.toLowerCase())).toEqual([])
    }
  })
})

test.each([
  ['Пётр', 'ru', 'male'],
  ['ФЕДОР', 'ru', 'male'],
  ['Анна-Мария', 'ru', 'female'],
  ['Саша', 'ru', null],
  ['Кэтэлин', 'ru', 'male'],
  ['Штефан', 'ru', 'male'],
  ['Ştefania', 'ro', 'female'],
  ['Stefania', 'ro', 'female'],
  ['Evghenii', 'ro', 'male'],
  ['Tatiana', 'ro', 'female'],
  ['John', 'ro', 'male'],
  ['Robin', 'en', null],
] as const)('%s in %s is of the gender %s', (name, language, gender) => {
  expect(givenName(name, language)?.gender).toBe(gender)
})

test.each(['Чебан', 'Петров', 'Popescu', 'Smith'])('%s is none', (word) => {
  expect(givenName(word, 'ru')).toBeNull()
})

test('every Russian one declines, or is among those that are uncertain', () => {
  const uncertain = new Set(['данило', 'гаврило', 'михайло'])
  for (const gender of ['male', 'female'] as const) {
    for (const name of namesOf(RU_GIVEN_NAMES[gender])) {
      const forms = CASES.map((grammaticalCase) => declineGivenName(name, grammaticalCase, gender))
      expect([name, forms.includes(null)]).toEqual([name, uncertain.has(name)])
      // Accusatives of men are genitives, unless the name is one in -а or -я; women's in a consonant don't change.
      if (gender === 'male' && !/[ая]$/.test(name)) expect(forms[3]).toBe(forms[1])
      if (gender === 'female' && /[бвгджзйклмнпрстфхцчшщ]$/.test(name)) expect(new Set(forms).size).toBe(1)
    }
  }
})
