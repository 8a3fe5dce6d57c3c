import { describe, expect, test } from '@jest/globals'
import { isCommon, isPersonal } from './guessable'

describe('a password is common that', () => {
  test.each([
    '1234567890',
    '0987654321',
    'qwertyuiop',
    'QWERTY12345',
    'password12345',
    'P@ssw0rd2026',
    'Password!!!!',
    'passwordpassword',
    'йцукенгшщз',
    'пароль12345',
    'Ййййййййййй',
    'любовь1990',
    'parola1234',
    'Moldova2026',
    '1q2w3e4r5t6y',
    '1qaz2wsx3edc',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'abcd1234abcd1234',
    'hunter2hunter2',
    'winter-2026-!',
    '1234567890'.repeat(50),
  ])('is %p', (password) => {
    expect(isCommon(password)).toBe(true)
  })
})

describe('a password is not common that', () => {
  test.each([
    'correct horse battery',
    'горький лес у трубы',
    'pădurea verde cântă',
    'tR9#kLm2!vQz',
    'мох-гвоздь-облако',
    'kqzj vmxw pfhb',
    'actum-demo-2026',
  ])('is %p', (password) => {
    expect(isCommon(password)).toBe(false)
  })
})

describe('a password is personal', () => {
  const known = ['ivanova.anna@clinic-luch.example', 'Иванова Анна Петровна']

  test.each([
    'ivanova.anna1',
    'Ivanova2026!',
    'anna-ivanova-12',
    'иванова анна 1',
    'clinic-luch-77',
    'ИвановаПетровна',
  ])('that is %p', (password) => {
    expect(isPersonal(password, known)).toBe(true)
  })

  test.each(['ivanova horse battery', 'correct horse battery', 'anna walks the dog'])('but not %p', (password) => {
    expect(isPersonal(password, known)).toBe(false)
  })

  test('of no one known, never', () => {
    expect(isPersonal('ivanova.anna1', [])).toBe(false)
  })
})

test('judges the longest accepted password quickly', () => {
  const started = process.cpuUsage()
  isCommon(Array.from({ length: 1_024 }, (_, index) => 'abcde12345'[(index * 7919) % 10]).join(''))
  isCommon('qwer'.repeat(256))
  expect(process.cpuUsage(started).user).toBeLessThan(20_000_000)
})
