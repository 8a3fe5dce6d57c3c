import { describe, expect, test } from '@jest/globals'
import { area, pdfFile, rule, text } from '../test-support/pdf-file'
import { readPdfTables } from '../read-pdf-tables'

/** Helvetica's digits are so wide, in sizes of the type. */
const DIGIT = 0.556

/** A figure that ends at a place, as a spreadsheet sets it. */
function figure(right: number, y: number, digits: string): string {
  const width = [...digits].reduce((sum, letter) => sum + (letter === '.' ? 0.278 : letter === '<' ? 0.584 : DIGIT), 0)
  return text(right - width * 10, y, digits)
}

/** The texts of the only table of a page, row by row. */
async function rowsOf(content: string): Promise<string[][]> {
  const { tables } = await readPdfTables(pdfFile({ content }))
  expect(tables).toHaveLength(1)
  const [table] = tables
  return Array.from({ length: table?.rows ?? 0 }, (_, row) =>
    (table?.cells ?? []).filter((cell) => cell.row === row).map((cell) => cell.text),
  )
}

describe('a printed spreadsheet without rules', () => {
  test('reads figures under their own header, though the next header is nearer', async () => {
    const line = (y: number, name: string, torso: string, hand: string) =>
      text(55, y, name) + (torso && figure(238, y, torso)) + (hand && figure(358, y, hand))
    const content = [
      text(55, 100, 'Name') + text(140, 100, 'Hp(10)') + text(240, 100, 'Hp(0.07)') + text(360, 100, 'Hp(3)'),
      line(115, 'Adams J.', '0.31', '0.33'),
      line(130, 'Brown J.', '', '12.15'),
      text(55, 145, 'Clark J.') + figure(478, 145, '0.62'),
      line(160, 'Dixon J.', '0.12', '0.13'),
      line(175, 'Evans J.', '10.48', '0.51'),
    ]
    expect(await rowsOf(content.join(''))).toEqual([
      ['Name', 'Hp(10)', 'Hp(0.07)', 'Hp(3)'],
      ['Adams J.', '0.31', '0.33', ''],
      ['Brown J.', '', '12.15', ''],
      ['Clark J.', '', '', '0.62'],
      ['Dixon J.', '0.12', '0.13', ''],
      ['Evans J.', '10.48', '0.51', ''],
    ])
  })

  test('reads marks set left and figures set right as one column', async () => {
    const content = [
      text(55, 100, 'No') + text(100, 100, 'Name') + text(180, 100, 'Hp(10)') + text(300, 100, 'Department'),
      text(55, 115, '1') + text(100, 115, 'Adams J.') + figure(298, 115, '0.14') + text(300, 115, 'Surgery'),
      text(55, 130, '2') + text(100, 130, 'Brown J.') + text(180, 130, '<0.05') + text(300, 130, 'Oncology'),
      text(55, 145, '3') + text(100, 145, 'Clark J.') + figure(298, 145, '0.22') + text(300, 145, 'Surgery'),
      text(55, 160, '4') + text(100, 160, 'Dixon J.') + text(180, 160, '<0.05') + text(300, 160, 'Radiology'),
    ]
    expect((await rowsOf(content.join(''))).map((row) => row[2])).toEqual(['Hp(10)', '0.14', '<0.05', '0.22', '<0.05'])
  })

  test('reads texts set left over equally named columns as their group', async () => {
    const months = [150, 290, 430]
    const names = months.map((x) => text(x, 114, 'Torso') + text(x + 70, 114, 'Hand'))
    const line = (y: number) => months.map((x) => figure(x + 60, y, '0.12') + figure(x + 130, y, '1.35')).join('')
    const content = [
      text(150, 100, 'July') + text(290, 100, 'August') + text(430, 100, 'September'),
      text(55, 114, 'Name') + names.join(''),
      ...['Adams', 'Brown', 'Clark', 'Dixon'].map((name, at) => text(55, 128 + at * 14, name) + line(128 + at * 14)),
    ]
    const { tables } = await readPdfTables(pdfFile({ content: content.join('') }))
    const header = tables[0]?.cells.filter(({ row }) => row === 0).map((cell) => [cell.text, cell.col, cell.colSpan])
    expect(header).toEqual([
      ['Name', 0, 1],
      ['July', 1, 2],
      ['August', 3, 2],
      ['September', 5, 2],
    ])
  })
})

test('reads texts in the middle of equal groups, which one rule runs under, as over these', async () => {
  const quarters = [170, 290, 410]
  const content = [
    text(60, 100, 'Ward'),
    ...quarters.map((x, at) => text(x + 37, 100, `Quarter ${at + 1}`)),
    rule(168, 105, 528, 105),
    ...quarters.map((x) => figure(x + 58, 115, '10') + figure(x + 116, 115, '3')),
    rule(55, 120, 528, 120),
    ...['Surgery', 'Oncology', 'Cardiology', 'Urology'].map((name, at) => {
      const y = 130 + at * 15
      const figures = quarters.map((x) => figure(x + 58, y, `0.1${at}`) + figure(x + 116, y, `0.2${at}`))
      return text(60, y, name) + figures.join('') + rule(55, y + 5, 528, y + 5)
    }),
  ].join('')
  const { tables } = await readPdfTables(pdfFile({ content }))
  const header = tables[0]?.cells.filter(({ row, text: own }) => row === 0 && own !== '')
  expect(header?.map((cell) => [cell.text, cell.col, cell.colSpan])).toEqual([
    ['Ward', 0, 1],
    ['Quarter 1', 1, 2],
    ['Quarter 2', 3, 2],
    ['Quarter 3', 5, 2],
  ])
})

test('keeps a sign and its number in one column where the page draws the space between them as a gap', async () => {
  const line = (y: number, number: string, name: string, limit: string) =>
    text(60, y, '#') + text(68, y, number) + text(120, y, name) + text(260, y, limit)
  const content =
    text(60, 100, 'Clause') +
    text(120, 100, 'Rule of all') +
    text(260, 100, 'Limit') +
    ['2', '3', '4', '5', '6'].map((number, at) => line(114 + at * 14, number, 'A rule of some', `${number}.5`)).join('')
  expect((await rowsOf(content)).map((row) => row[0])).toEqual(['Clause', '# 2', '# 3', '# 4', '# 5', '# 6'])
})

test('keeps a row without a fill over the only filled row of figures on a page', async () => {
  const row = (y: number, number: string) => text(60, y, number) + text(160, y, 'Adams') + text(260, y, '0.52')
  const fill = [50, 150, 250].map((x) => area(x, 60, x + 100, 76)).join('')
  const content = fill + row(56, '66') + row(72, '67')
  const { tables } = await readPdfTables(pdfFile({ content }))
  expect(tables).toMatchObject([{ rows: 2, cols: 3 }])
})
