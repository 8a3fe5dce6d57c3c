import { describe, expect, test } from '@jest/globals'
import en from '@/messages/en-US.json' with { type: 'json' }
import { estimate } from './estimator'
import { strengthOf } from './password-strength'

function strength(password: string, known: readonly string[] = []) {
  return strengthOf(password, known, 10, estimate)
}

describe('how strong a password is', () => {
  test('one that the server finds too short is short, however it is made', () => {
    expect(strength('x7#Kq!w')).toEqual({ level: 'short', advice: null })
  })

  test('characters are counted as the server counts them', () => {
    expect(strengthOf('й'.normalize('NFD').repeat(5), [], 6, estimate).level).toBe('short')
  })

  test('what the server’s list has is weak, in Russian too', () => {
    expect(strength('пароль123456')).toEqual({ level: 'weak', advice: 'common' })
  })

  test('the user’s own name and address are weak', () => {
    expect(strength('schegoleva2026', ['y.schegoleva@gb9.example'])).toEqual({ level: 'weak', advice: 'personal' })
  })

  test('keyboard sequences, repetitions and dates are reported', () => {
    expect(strength('cft6yhnji9').advice).toBe('keyboard')
    expect(strength('lanternlantern')).toMatchObject({ level: 'weak', advice: 'repeats' })
    expect(strength('13.05.1974')).toMatchObject({ advice: 'dates' })
  })

  test('a few words in a row are good, and nothing is advised then', () => {
    expect(strength('seven quiet lanterns')).toEqual({ level: 'strong', advice: null })
    expect(strength('семь тихих фонарей')).toEqual({ level: 'strong', advice: null })
  })

  test('an estimator that says no more leaves the general advice', () => {
    const none = strengthOf('seven quiet lanterns', [], 10, () => ({ score: 2, warning: 'somethingNew' }))
    expect(none).toEqual({ level: 'fair', advice: 'moreWords' })
  })

  test('the estimator hears the words that are known, one by one', () => {
    let heard: readonly string[] = []
    strengthOf('seven quiet lanterns', ['Ion Țurcan', 'ion@spital.example'], 10, (_password, known) => {
      heard = known
      return { score: 4, warning: null }
    })
    expect(heard).toEqual(['ion țurcan', 'ion', 'țurcan', 'ion@spital.example', 'spital', 'example'])
  })

  test('every advice has its words', () => {
    const asked = ['common', 'personal', 'keyboard', 'repeats', 'sequences', 'dates', 'oneWord', 'names', 'moreWords']
    expect(Object.keys(en.account.strength.advice).sort()).toEqual(asked.sort())
  })
})
