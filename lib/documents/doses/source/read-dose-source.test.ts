import { Buffer } from 'node:buffer'
import { describe, expect, test } from '@jest/globals'
import { wordFile } from '../test-support/word-file'
import { drawnTable, pdfFile, text } from '../../pdf/test-support/pdf-file'
import { readDoseSource } from './read-dose-source'

describe('where doses are read from', () => {
  test('a text with delimiters is one sheet, named for its file, its numbers still texts', async () => {
    const bytes = Buffer.from('Name;Hp(10), mSv\nAdams;0,12\n', 'utf8')
    const { source } = await readDoseSource({ name: 'doses.csv', bytes }, {}, {})
    expect(source).toMatchObject({ kind: 'csv', sheets: [{ name: 'doses', hidden: false, captions: [] }] })
    expect(source.sheets[0]?.sheet.rows[1]?.[1]).toMatchObject({ value: '0,12', text: '0,12' })
  })

  test('each table of a Word file is a sheet of texts with its caption, equal cells being one object', async () => {
    const file = wordFile('дозы.docx', [
      {
        caption: 'Таблица 1. Дозы персонала',
        rows: [
          ['ФИО', 'Доза, мЗв'],
          ['Орлов', '0,12'],
          ['Седов', '0,12'],
        ],
      },
    ])
    const { source } = await readDoseSource(file, {}, {})
    expect(source.kind).toBe('docx')
    const [table] = source.sheets
    expect(table).toMatchObject({ name: 't1', captions: ['Таблица 1. Дозы персонала'] })
    expect(table?.sheet.rows[1]?.[1]).toMatchObject({ value: '0,12', numFmt: null })
    expect(table?.sheet.rows[1]?.[1]).toBe(table?.sheet.rows[2]?.[1])
  })

  test('a printed sheet has the lines over its table as captions, the nearest first', async () => {
    const rows = [
      ['Name', 'Hp(10)'],
      ['Adams', '0.12'],
      ['Brown', '0.35'],
    ]
    const title = text(60, 60, 'Doses in mSv') + text(60, 80, 'Department:') + text(200, 80, 'Radiology')
    const file = { name: 'doses.pdf', bytes: pdfFile({ content: title + drawnTable(rows) }) }
    const { source } = await readDoseSource(file, {}, {})
    expect(source.sheets).toMatchObject([{ name: 't1', captions: ['Department:   Radiology', 'Doses in mSv'] }])
  })

  test('a printed card has its table of labels as captions of the table under it', async () => {
    const labels = drawnTable([
      ['Name:', 'Adams, Joy'],
      ['Number:', '17'],
    ])
    const rows = [
      ['Month', 'Hp(10), mSv'],
      ['January', '0.12'],
      ['February', '0.35'],
    ]
    const file = { name: 'doses.pdf', bytes: pdfFile({ content: labels + drawnTable(rows, { y: 170 }) }) }
    const { source } = await readDoseSource(file, {}, {})
    expect(source.sheets[1]?.captions).toEqual(['Number:   17', 'Name:   Adams, Joy'])
  })

  test('a printed card with two labels in a row tells of each of its tables', async () => {
    const labels = drawnTable([
      ['Name', 'Adams, Joy', 'Badge', 'K-118'],
      ['Group', 'A', 'Since', '09.01.2023'],
    ])
    const years = drawnTable(
      [
        ['Year', 'Site', 'Dose, mSv', 'Note'],
        ['2020', 'North', '3.47', 'x'],
      ],
      { y: 170 },
    )
    const quarters = drawnTable(
      [
        ['Year', 'I', 'II', 'Total'],
        ['2023', '0.32', '0.80', '1.12'],
      ],
      { y: 240 },
    )
    const file = { name: 'doses.pdf', bytes: pdfFile({ content: labels + years + quarters }) }
    const { source } = await readDoseSource(file, {}, {})
    const card = ['Since   09.01.2023', 'Group   A', 'Badge   K-118', 'Name   Adams, Joy']
    expect(source.sheets.map(({ captions }) => captions)).toEqual([[], card, card])
  })

  test('a title over several tables of one printed sheet tells of those without their own', async () => {
    const rows = [
      ['Name', 'Dose', 'Note'],
      ['Adams', '0.12', 'late'],
      ['Brown', '0.35', 'lost'],
    ]
    const title = text(60, 90, 'Doses, Hp(10), mSv')
    const tables =
      drawnTable(rows) + drawnTable(rows, { y: 180 }) + text(60, 262, 'Hall 2') + drawnTable(rows, { y: 270 })
    const { source } = await readDoseSource({ name: 'doses.pdf', bytes: pdfFile({ content: title + tables }) }, {}, {})
    const [first, second, third] = source.sheets.map(({ captions }) => captions)
    expect([first, second]).toEqual([['Doses, Hp(10), mSv'], ['Doses, Hp(10), mSv']])
    expect(third).toEqual(['Hall 2'])
  })

  test('what is neither a spreadsheet nor a document is refused', async () => {
    const bytes = Buffer.from('GIF89a', 'latin1')
    await expect(readDoseSource({ name: 'doses.gif', bytes }, {}, {})).rejects.toMatchObject({
      code: 'GATE_WRONG_KIND',
    })
  })

  test('each table of a PDF is a sheet', async () => {
    const rows = [
      ['Name', 'Hp(10), mSv', 'Period'],
      ['Adams', '0.12', '2025-01'],
    ]
    const file = { name: 'doses.pdf', bytes: pdfFile({ content: drawnTable(rows) }) }
    const { source } = await readDoseSource(file, {}, {})
    expect(source.sheets.map(({ sheet }) => sheet.rows.map((row) => row?.map((cell) => cell?.text)))).toEqual([rows])
  })
})
