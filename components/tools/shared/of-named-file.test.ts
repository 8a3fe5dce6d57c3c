import { expect, test } from '@jest/globals'
import { ofNamedFile } from './of-named-file'
import type { Slot } from './slot'

const [first, other] = [new File(['a'], 'first.pdf'), new File(['b'], 'other.pdf')]
const stored: Slot = { kind: 'stored', file: first, name: 'first.pdf' }
const known = { inspected: { answer: 'tables' }, inspectionFailure: { failure: 'no answer' } }

test('while another file is uploaded, nothing about the file before is shown', () => {
  const slot: Slot = { kind: 'uploading', file: other, share: 0.5, before: stored }
  expect(ofNamedFile({ slot, ...known })).toEqual({ slot, inspected: null, inspectionFailure: null })
})

test('a file that is named, refused in favor of or sent again keeps what is known about it', () => {
  const slots: readonly Slot[] = [
    stored,
    { ...stored, refused: { file: other, failure: { code: 'X', sentence: '', problems: [], upgrade: false } } },
    { kind: 'uploading', file: first, share: 0.5, before: stored },
  ]
  for (const slot of slots) {
    const state = { slot, ...known }
    expect(ofNamedFile(state)).toBe(state)
  }
})
