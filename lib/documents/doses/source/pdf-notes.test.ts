import { describe, expect, test } from '@jest/globals'
import { drawnTable, pdfFile, text } from '../../pdf/test-support/pdf-file'
import { findDoses } from '../find-doses'

const TABLE = drawnTable([
  ['Name', 'Jan 2025, mSv', 'Feb 2025, mSv'],
  ['Adams Jane', '0.17', '0.21'],
  ['Brown Peter', '0.4', '0.11'],
  ['Clark Simon', '0.16', '0.3'],
])

async function quantitiesOf(content: string): Promise<(string | null)[]> {
  const { extraction } = await findDoses({ name: 'doses.pdf', bytes: pdfFile({ content }) }, {}, {})
  expect(extraction.doses).toHaveLength(6)
  return [...new Set(extraction.doses.map(({ reading }) => reading.quantity))]
}

test('a note below a printed table names the quantity of its doses', async () => {
  expect(await quantitiesOf(TABLE)).not.toContain('Hp(10)')
  expect(await quantitiesOf(TABLE + text(60, 400, 'Reported quantity: Hp(10)'))).toEqual(['Hp(10)'])
})

test('the lines of another table are no notes', async () => {
  const below = text(60, 400, 'Reported quantity: Hp(10)')
  const other = [0, 1, 2, 3].map((row) => text(60, 430 + row * 15, `Code ${row}`) + text(200, 430 + row * 15, '12.5'))
  expect(await quantitiesOf(TABLE + below + other.join(''))).toEqual(['Hp(10)'])
})

describe('a name with initials on a line above a printed table', () => {
  const months = drawnTable([
    ['Month', 'Hp(10), mSv', 'Hp(3), mSv'],
    ['January 2025', '0.17', '0.21'],
    ['February 2025', '0.4', '0.11'],
    ['March 2025', '0.16', '0.3'],
  ])
  const subjects = async (content: string) => {
    const { extraction } = await findDoses({ name: 'doses.pdf', bytes: pdfFile({ content }) }, {}, {})
    expect(extraction.doses).toHaveLength(6)
    return new Set(extraction.doses.map(({ subject }) => subject?.name))
  }

  test('is whose doses they are', async () => {
    expect(await subjects(text(200, 85, 'Petrov A. V.') + months)).toEqual(new Set(['Petrov A. V.']))
  })

  test('isn’t, if there are two names', async () => {
    const names = text(200, 85, 'Petrov A. V.') + text(200, 73, 'Ivanova O. S.')
    expect(await subjects(names + months)).toEqual(new Set([undefined]))
  })
})

describe('a card without lines above another table', () => {
  const rows = (y: number, lines: readonly (readonly string[])[]) =>
    lines
      .flatMap((values, row) =>
        values.map((value, at) => (value === '' ? '' : text(60 + at * 110, y + row * 15, value))),
      )
      .join('')
  const months = [
    ['January', '0.17', '0.21'],
    ['February', '0.4', '0.11'],
    ['March', '0.16', '0.3'],
    ['April', '0.12', '0.25'],
  ]
  const years = [
    ['Year', 'Hp(10), mSv'],
    ['2021', '1.25'],
    ['2022', '0.67'],
    ['2023', '2.91'],
  ]
  const subjects = async (content: string) => {
    const { extraction } = await findDoses({ name: 'doses.pdf', bytes: pdfFile({ content }) }, {}, {})
    return extraction.doses.map(({ subject }) => subject?.name)
  }

  test('has the name that its doses and those of the other table belong to', async () => {
    const card = rows(100, [
      ['Name:', 'Oakes Ada'],
      ['Badge:', 'T-7'],
      ['Month', 'Hp(10), mSv', 'Hp(3), mSv'],
      ...months,
    ])
    expect(await subjects(card + rows(235, years))).toEqual(Array(11).fill('Oakes Ada'))
  })

  test('has no name, if it only has headers over its columns', async () => {
    const table = rows(100, [['', 'Chest', 'Eye'], ['Month', 'Hp(10), mSv', 'Hp(3), mSv'], ...months])
    expect(new Set(await subjects(table + rows(220, years)))).toEqual(new Set([undefined]))
  })
})
