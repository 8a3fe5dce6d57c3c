import { describe, expect, test } from '@jest/globals'
import { readPdfTables } from './read-pdf-tables'
import { drawnTable, pdfFile, text } from './test-support/pdf-file'

const ROWS = [
  ['Id', 'No', 'mSv'],
  ['', '41', '0.52'],
  ['', '42', '1.10'],
  ['', '43', '0.07'],
]

const read = (content: string) => readPdfTables(pdfFile({ content }))

describe('text that the page shows only a part of', () => {
  test.each([
    ['end', 66, 'Nighting'],
    ['beginning', 46, 'tingale'],
  ])('is named with the %s cut off, and stays apart from the next cell', async (_, from, seen) => {
    const cut = `q 66 682 34 20 re W n ${text(from, 154, 'Nightingale')} Q\n`
    const { tables, problems } = await read(cut + drawnTable(ROWS, { width: 38 }))
    const texts = tables[0]?.cells.filter(({ row }) => row === 2).map((cell) => cell.text)
    expect(texts).toEqual([seen, '42', '1.10'])
    expect(problems).toMatchObject([{ code: 'PDF_TEXT_CUT', params: { page: 1, count: 1, text: seen } }])
  })

  test('is named where the letters past the edge are left out, and a space ends what is drawn', async () => {
    const rows = ROWS.map(([, ...others]) => ['', ...others])
    const cut = `q 62 682 36 20 re W n ${text(63, 154, 'Nightin ')} Q\n`
    const { problems } = await read(cut + drawnTable(rows, { width: 38 }))
    expect(problems).toMatchObject([{ code: 'PDF_TEXT_CUT', params: { page: 1, count: 1, text: 'Nightin' } }])
  })

  test('is named where a spreadsheet shows signs in place of a number', async () => {
    const { problems } = await read(drawnTable([...ROWS, ['', '44', '###']]))
    expect(problems).toMatchObject([{ code: 'PDF_TEXT_CUT', params: { page: 1, count: 1, text: '###' } }])
  })

  test('is not named where all of it is within what is shown', async () => {
    const whole = `q 66 682 60 20 re W n ${text(66, 154, 'Nighting')} Q\n`
    const { problems } = await read(whole + drawnTable(ROWS))
    expect(problems).toEqual([])
  })
})

describe('lines that are no table', () => {
  test('are equations set under one another, with their numbers', async () => {
    const equations = [1, 2, 3, 4, 5].flatMap((n) => [
      text(150, 100 + n * 24, `a = b + ${n}`),
      text(300, 100 + n * 24, `c = ${n} d`),
      text(500, 100 + n * 24, `(${n})`),
    ])
    expect((await read(equations.join(''))).tables).toEqual([])
  })

  test('are the columns of an index', async () => {
    const words = ['badge', 'chest', 'dose', 'filter', 'gamma', 'hand', 'lens', 'neck', 'organ', 'rate']
    const entries = words.flatMap((word, line) => [
      text(60, 100 + line * 14, `${word}, ${line * 9 + 3}, ${line * 9 + 41}`),
      text(230, 100 + line * 14, `${word} of one, ${line * 8 + 5}`),
      text(400, 100 + line * 14, `${word} of two, ${line * 7 + 12}`),
    ])
    expect((await read(entries.join(''))).tables).toEqual([])
  })
})
