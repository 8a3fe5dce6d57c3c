import { describe, expect, test } from '@jest/globals'
import { readSheets } from '../test-support/read-sheets'

/** The doses of a list of medicines with a column of rhythms. */
function dosesOf(...rows: readonly (readonly [amount: string | number, rhythm: string])[]) {
  const list = rows.map(([amount, rhythm]) => ['Bisoprolol', amount, rhythm])
  return readSheets({ Orders: [['Medicine', 'Dose, mg', 'Frequency'], ...list] }).doses.map(({ reading }) => reading)
}

describe('a column of rhythms beside a dose', () => {
  test.each([
    ['a number', 5],
    ['a text', '5'],
  ])('says how often %s is taken, and how much that is in a day', (_, amount) => {
    const [first] = dosesOf([amount, 'twice a day'], [amount, 'once a day'])
    expect(first).toMatchObject({ value: '5', frequency: { min: '2', max: '2' }, perDay: { min: '10', max: '10' } })
    expect(first?.warnings).toEqual([])
  })

  test('a rhythm that reads two ways is warned of', () => {
    const [, second] = dosesOf([5, 'twice a day'], [10, 'once a day, once a week'], [5, 'twice a day'])
    expect(second?.warnings).toEqual(['POSOLOGY_TWO_RHYTHMS'])
  })

  test('words that are no rhythm are warned of', () => {
    const [, second] = dosesOf([5, 'twice a day'], [5, 'ask Marina'], [5, 'twice a day'])
    expect(second).toMatchObject({ frequency: null, warnings: ['POSOLOGY_UNEXPLAINED_TEXT'] })
  })
})
