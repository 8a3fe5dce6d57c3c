import { expect, test } from '@jest/globals'
import { text } from './list'

test.each(['#N/A', '=1+1', '007', '<0,05'])('a list’s text %j is marked as a text', (value) => {
  expect(text(0, value)).toMatchObject([{ value, look: { quotePrefix: true } }])
})

test('a word is written as it is', () => {
  expect(text(0, 'слово')[0]?.look?.quotePrefix).toBeUndefined()
})
