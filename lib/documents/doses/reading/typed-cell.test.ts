import { describe, expect, test } from '@jest/globals'
import { findLayout } from '../layout/find-layout'
import { readDoseSource } from '../source/read-dose-source'
import { book, shown } from '../test-support/book'
import { doseLine } from '../test-support/read-sheets'
import { readDoses } from './read-doses'

/** A number among plain doses in millisievert, in its own format. */
async function says(number: number, numFmt: string): Promise<string | undefined> {
  const rows = [
    ['ФИО', 'Hp(10), мЗв'],
    ['Орлов А. А.', 0.12],
    ['Седов К. Л.', 0.2],
    ['Белова Т. А.', shown(number, numFmt)],
  ]
  const { source } = await readDoseSource(book('дозы.xlsx', [{ name: 'Дозы', rows }]), {}, {})
  const { doses, decisions } = readDoses(findLayout(source, {}))
  const [decision] = decisions
  if (decision) return `?${decision.reason} ${decision.alternatives.join(' | ')}`.trim()
  return doses.filter(({ row }) => row === 3).map((dose) => doseLine(dose).split(';')[0])[0]
}

describe('a number whose format says more than the number', () => {
  test.each([
    [0.05, '"<"0.00', '?shownDiffers 0.05 mSv'],
    [0.05, '\\<0.00" мЗв"', '?shownDiffers 0.05 mSv'],
    [0.05, '[<0.1]"<0.1";0.00', '?shownDiffers 0.05 mSv'],
    [50, '">"0', '?shownDiffers 50 mSv'],
    [0.12, '0.00" мЗв/кв"', '?shownDiffers 0.12 mSv'],
    [2, '0" шт."', '?shownDiffers 2 mSv'],
    [12, '0.00\\ "₽"', '?shownDiffers 12 mSv'],
    [1234567, '#,##0,', '?shownDiffers 1234567 mSv | 1235 mSv'],
    [12, '0"·10⁻³"', '?shownDiffers 12 mSv | 0.012 mSv'],
  ])('%d as %j is asked about', async (number, numFmt, said) => {
    expect(await says(number, numFmt)).toBe(said)
  })

  test.each([
    [0.12, '0.00" мЗв"', 'B4 Hp(10) 0.12 mSv'],
    [120, '0" мкЗв"', 'B4 Hp(10) 120 uSv'],
    [0.12, '0.00"*"', 'B4 Hp(10) 0.12 mSv'],
    [0.00012, '0.00E+00', 'B4 Hp(10) 0.00012 mSv'],
    [0, '_-* #,##0.00_-;-* #,##0.00_-;_-* "-"??_-', 'B4 Hp(10) 0 mSv'],
    [0.12, '[Red]0.00', 'B4 Hp(10) 0.12 mSv'],
  ])('%d as %j is %s', async (number, numFmt, said) => {
    expect(await says(number, numFmt)).toBe(said)
  })
})
