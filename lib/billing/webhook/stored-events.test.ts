import { expect, test } from '@jest/globals'
import { momentText } from './stored-events'

test.each([
  ['2024-04-12T10:18:49.621022Z', '2024-04-12T10:18:49.621022Z'],
  ['2024-04-12T10:18:49.62Z', '2024-04-12T10:18:49.620000Z'],
  ['2024-04-12T10:18:49Z', '2024-04-12T10:18:49.000000Z'],
  ['2024-04-12T10:18:49.123456789Z', '2024-04-12T10:18:49.123456Z'],
  ['2024-04-12T12:18:49.5+02:00', '2024-04-12T10:18:49.500000Z'],
  ['2023-12-31T23:30:00-01:00', '2024-01-01T00:30:00.000000Z'],
])('%s is stored as %s', (text, kept) => {
  expect(momentText(text)).toBe(kept)
})

test('as they are kept, moments are in order as texts', () => {
  const texts = [
    '2024-04-12T10:18:49Z',
    '2024-04-12T10:18:49.000001Z',
    '2024-04-12T10:18:49.1Z',
    '2024-04-12T10:18:50Z',
  ]
  expect(texts.map(momentText).toSorted()).toEqual(texts.map(momentText))
})
