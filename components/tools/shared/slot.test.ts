import { expect, test } from '@jest/globals'
import { refusing, uploading, type Slot } from './slot'

const FAILURE = { code: 'FILE_KIND_WRONG', sentence: 'It’s a PDF.', problems: [], upgrade: false }
const [first, other] = [
  { name: 'first.csv', size: 1 },
  { name: 'other.csv', size: 2 },
]

type AnySlot = Slot<{ name: string; size: number }>

function refused(before: AnySlot, file: { name: string; size: number }): AnySlot {
  const slot = uploading(before, file)
  if (slot.kind !== 'uploading') throw new Error('A file is on its way')
  return refusing(slot, FAILURE)
}

test('a file that can’t be used leaves the one before in its place, and says why', () => {
  const stored: AnySlot = { kind: 'stored', file: first, name: 'first.csv' }
  expect(refused(stored, other)).toEqual({ ...stored, refused: { file: other, failure: FAILURE } })
  expect(refused({ kind: 'empty' }, other)).toMatchObject({ kind: 'failed', file: other })
})

test('a file that the server lost and then refuses isn’t there any more', () => {
  expect(refused({ kind: 'stored', file: first, name: 'first.csv' }, first)).toMatchObject({
    kind: 'failed',
    file: first,
  })
})
