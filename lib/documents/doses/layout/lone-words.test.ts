import { describe, expect, test } from '@jest/globals'
import { readCase } from '../test-support/read-case'
import type { Rows } from '../test-support/read-sheets'

const SPLIT: Rows = [
  ['Last name', 'First name', 'Badge', 'Photon Hp(10) (mSv)', 'Hp(0.07) (mSv)'],
  ['Parsley', 'Ike', 66101, 0.21, 0.22],
  ['Quince', 'Lou', 66102, 0.18, 0.19],
  ['Rue', 'Nan', 66103, 0.24, 0.26],
]
const BADGES: Rows = [
  ['Name', 'ID', 'Badge', 'Position', 'Hp(10) (mSv)', 'Hp(3) (mSv)'],
  ['Nightingale, Fern', 'B-7', 90103, 'CHEST', 0.31, null],
  [null, null, 90104, 'EYE', null, 0.33],
  ['Osprey, Glen', 'B-8', 90106, 'CHEST', 0.12, null],
  [null, null, 90107, 'EYE', null, 0.51],
]

/** What is read and asked of the last row. */
function ofLast(rows: Rows): readonly string[] {
  const { doses, asked } = readCase(rows)
  const own = new RegExp(String.raw`^\p{Lu}${rows.length} `, 'u')
  return [...doses, ...asked].filter((line) => own.test(line))
}

describe('a lone word below names, with nothing that each of them has', () => {
  test('is a sum if its figures add up the rows above', () => {
    expect(ofLast([...SPLIT, ['Zzork', null, null, 0.63, 0.67]])).toEqual([
      'D5 Hp(10) 0.63 mSv total; -; -',
      'E5 Hp(0.07) 0.67 mSv total; -; -',
    ])
    expect(ofLast([...BADGES, ['Zzork', null, null, null, 0.43, 0.84]])).toEqual([
      'E6 Hp(10) 0.43 mSv total; -; -',
      'F6 Hp(3) 0.84 mSv total; -; -',
    ])
  })

  test('is asked about if they don’t', () => {
    expect(ofLast([...SPLIT, ['Zzork', null, null, 0.7, 0.67]])).toEqual(['D5 unnamedRow', 'E5 unnamedRow'])
  })

  test('is somebody with a number, or a name in full', () => {
    expect(ofLast([...SPLIT, ['Zzork', null, 66104, 0.7, 0.67]])[0]).toContain('Zzork')
    expect(ofLast([...SPLIT, ['Zork A. B.', null, null, 0.7, 0.67]])[0]).toContain('Zork A. B.')
  })
})
