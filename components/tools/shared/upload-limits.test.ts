import { expect, test } from '@jest/globals'
import { ApiError } from '@/components/account/api-error'
import { failureOf } from './failure'
import { isSizeFailure, sizeFailure } from './upload-limits'

const limits = { uploadBytes: 10, mostUploadBytes: 100 }

test('A file as large as the plan takes is sent', () => {
  expect(sizeFailure(10, limits)).toBeNull()
})

test.each([
  ['that a higher plan takes leads to the plans', 11, true],
  ['as large as the highest plan takes leads to the plans', 100, true],
  ['that no plan takes leads nowhere', 101, false],
])('A file %s', (_what, bytes, upgrade) => {
  expect(sizeFailure(bytes, limits)).toMatchObject({ code: 'FILE_TOO_LARGE', upgrade })
})

test('On the plan with the largest limit, there’s no higher one', () => {
  expect(sizeFailure(101, { uploadBytes: 100, mostUploadBytes: 100 })).toMatchObject({ upgrade: false })
})

test('The server’s message about a size isn’t repeated in other words', () => {
  const refused = failureOf(new ApiError(413, 'FILE_TOO_LARGE', 'It is larger than 100 MB.'))
  expect(isSizeFailure(refused)).toBe(false)
  expect([11, 101].map((bytes) => isSizeFailure(sizeFailure(bytes, limits) ?? refused))).toEqual([true, true])
})
