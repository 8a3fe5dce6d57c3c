import { describe, expect, test } from '@jest/globals'
import { declineSurname, surnameGender, SURNAME_RULES } from './russian-surnames'

describe('the rules of surnames', () => {
  test.each(SURNAME_RULES.map((rule, at) => [rule.example[0], rule, at] as const))(
    'decline %s by its own rule',
    (_, rule, at) => {
      const [surname, gender, genitive] = rule.example
      expect(SURNAME_RULES.findIndex(({ fits }) => fits(surname.toLowerCase(), gender))).toBe(at)
      expect(declineSurname(surname, 'genitive', gender)).toBe(genitive)
    },
  )

  test.each([
    ['Соловьёв-Седой', 'male', 'Соловьёвым-Седым'],
    ['Бонч-Бруевич', 'male', 'Бонч-Бруевичем'],
    ['Мамина-Сибиряк', 'female', 'Маминой-Сибиряк'],
    ['Константин', 'male', 'Константином'],
    ['Дарвин', 'male', 'Дарвином'],
    ['Рабочая', 'female', 'Рабочей'],
    ['Задорожний', 'male', 'Задорожним'],
    ['Багрий', 'male', 'Багрием'],
  ] as const)('%s of a %s is %s in the instrumental', (surname, gender, expected) => {
    expect(declineSurname(surname, 'instrumental', gender)).toBe(expected)
  })
})

test.each([
  ['Птицын', 'male'],
  ['Птицына', 'female'],
  ['Луговой', 'male'],
  ['Луговая', 'female'],
  ['Калина', null],
  ['Мартин', null],
  ['Мельник', null],
  ['Шевченко', null],
  ['Грин', null],
])('the end of %s tells the gender %s', (surname, gender) => {
  expect(surnameGender(surname)).toBe(gender)
})
