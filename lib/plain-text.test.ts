import { expect, test } from '@jest/globals'
import { plainText } from './plain-text'

test.each(['Акт № 1', 'Щёголева 😀', ''])('%j is a text of a line', (text) => {
  expect(plainText(20).parse(text)).toBe(text)
})

test.each(['a\u0000', 'a\nb', 'a\u0085', '\ud83d', '\ude00a', 'a'.repeat(21)])('%j is none', (text) => {
  expect(plainText(20).safeParse(text).success).toBe(false)
})
