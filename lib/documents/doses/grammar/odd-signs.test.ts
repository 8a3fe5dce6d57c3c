import { describe, expect, test } from '@jest/globals'
import { said } from '../test-support/said'

/** Cells of dose columns whose signs were typed, copied or recognised amiss. */
const ROWS: readonly (readonly [text: string, says: string])[] = [
  ['–0,03', '-0.03'],
  ['—0,03', '-0.03'],
  ['\u20110,03', '-0.03'],
  ['2×10 3 mSv', '2000 mSv ?lostSuperscript'],
  ['10⁻³ Зв', '0.001 Sv'],
  ['5 x 12 mAs, 0,3 мГр', '#no_unit | #exposure_settings | 0.3 mGy'],
  ['25 mkSv', '25 uSv'],
  ['0,31 3в', '#no_unit | #unknown_unit'],
  // Of what the dose is divided or multiplied by, nothing may be lost.
  ['0,12 мЗв/квартал', '#other_kind'],
  ['0.12 mSv / mAs', '#other_kind'],
  ['0,12 мЗв·ч', '#other_kind'],
  ['0.12 mSv-1', '#other_kind'],
  ['0,12 мЗв−1', '#other_kind'],
  ['0.5 mSv-1 mSv', '0.5..1 mSv'],
  ['0.5 mSv-1.5', '0.5..1.5 mSv'],
  ['DLP 412 mGy·cm/CTDIvol 12 mGy', 'DLP 412 mGy.cm | CTDIvol 12 mGy'],
  ['˂0,05', '<0.05 !below_limit'],
  ['＞50', '>50'],
  ['12 мЗв/1,2 бэр', '12 mSv | 1.2 REM ='],
  ['12 мЗв/1,3 бэр', '12 mSv | 1.3 REM'],
]

describe('odd signs in cells of dose columns', () => {
  test.each(ROWS)('%j says %j', (text, says) => {
    expect(said(text, { context: 'dosimetry' })).toBe(says)
  })
})
