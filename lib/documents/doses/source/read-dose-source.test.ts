import { Buffer } from 'node:buffer'
import { describe, expect, test } from '@jest/globals'
import { wordFile } from '../test-support/word-file'
import { drawnTable, pdfFile } from '../../pdf/test-support/pdf-file'
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
