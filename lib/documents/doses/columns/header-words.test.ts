import { expect, test } from '@jest/globals'
import { headerWords } from './header-words'

test.each(['% of 20 mSv', '% от 20 мЗв', '% din 20 mSv', '(% of the limit of 1 mSv)'])(
  'a share of a dose is no dose: %s',
  (text) => {
    expect(headerWords(text).noDose).toBe(true)
  },
)

test.each(['Hp(10), mSv', 'Доза, мЗв', 'H*(10) mSv'])('a dose is one: %s', (text) => {
  expect(headerWords(text).noDose).toBe(false)
})
