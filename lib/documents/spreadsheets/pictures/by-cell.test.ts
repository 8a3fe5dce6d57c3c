import { expect, test } from '@jest/globals'
import type { Merge, SheetPicture } from '../model'
import { PicturesByCell } from './by-cell'

function pictureAt(row: number, column: number): SheetPicture {
  return {
    row,
    column,
    description: `${row}:${column}`,
    load: () => {
      throw new TypeError('Not asked for')
    },
  }
}

test('a picture that begins anywhere in a merged range belongs to its first cell', () => {
  const merges: Merge[] = [
    { top: 1, left: 1, bottom: 3, right: 2 },
    { top: 5, left: 0, bottom: 1_000_000, right: 0 },
  ]
  const found = new PicturesByCell({
    pictures: [pictureAt(2, 2), pictureAt(900_000, 0), pictureAt(900_000, 1)],
    merges,
  })
  expect(found.at(1, 1)?.picture.description).toBe('2:2')
  expect(found.at(2, 2)).toBeNull()
  expect(found.at(5, 0)?.picture.description).toBe('900000:0')
  expect(found.at(900_000, 1)?.count).toBe(1)
})

test('a sheet without pictures has none', () => {
  expect(new PicturesByCell({ merges: [] }).at(0, 0)).toBeNull()
})

test('merged ranges that overlap without end cost no more than a second', () => {
  const merges = Array.from({ length: 20_000 }, () => ({ top: 0, left: 0, bottom: 1_000_000, right: 100 }))
  const pictures = Array.from({ length: 20_000 }, (_, row) => pictureAt(row, 1))
  const before = process.cpuUsage()
  expect(new PicturesByCell({ pictures, merges }).at(0, 0)).not.toBeNull()
  expect(process.cpuUsage(before).user).toBeLessThan(20_000_000)
})
