import { expect, test } from '@jest/globals'
import { rangesOf } from './ranges'

test.each([
  [['E', 'F', 'G', 'J'], 'E–G, J'],
  [['Z', 'AA'], 'Z, AA'],
  [[42, 43, 44], '42–44'],
  [[7], '7'],
])('shortens %j', (places, short) => {
  expect(rangesOf(places)).toBe(short)
})
