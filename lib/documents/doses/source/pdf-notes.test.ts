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
