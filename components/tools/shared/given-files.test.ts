import { expect, test } from '@jest/globals'
import { areSame, givenFiles } from './given-files'

const table = new File(['a'], 'acts.csv')
const stored = { kind: 'stored', file: table, name: 'acts.csv' } as const
const EMPTY = { kind: 'empty' } as const

test('files that were uploaded again are the same, even if the server gave them another name', () => {
  const before = givenFiles({ slots: { data: stored, template: EMPTY } })
  const now = givenFiles({ slots: { data: { ...stored, name: 'acts (2).csv' }, template: EMPTY } })
  expect(areSame(before, now)).toBe(true)
})

test('another file is another, though it is called the same', () => {
  const corrected = { ...stored, file: new File(['b'], 'acts.csv') }
  expect(areSame(givenFiles({ slot: stored }), givenFiles({ slot: corrected }))).toBe(false)
})

test('files none of which were sent again are not the same', () => {
  expect(areSame(null, givenFiles({ slot: stored }))).toBe(false)
})
