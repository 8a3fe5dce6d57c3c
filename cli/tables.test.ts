import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { csvFile, docx, paragraph, table } from '@/lib/documents/generation/test-support/files'
import { run } from './run'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'actum-tables-'))
  const doses = table(['ФИО', 'мЗв'], ['Иванов', '0,50'])
  await writeFile(path.join(folder, 'tables.docx'), docx(paragraph('Таблица 1. Дозы') + doses))
  await writeFile(path.join(folder, 'letter.docx'), docx(paragraph('Акт')))
  await writeFile(path.join(folder, 'data.csv'), csvFile([['№'], ['1']]).bytes)
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function tables(...words: string[]) {
  const [out, err]: string[][] = [[], []]
  const terminal = { folder, out: (text: string) => out?.push(text), err: (text: string) => err?.push(text) }
  const code = await run(['tables', ...words, '--lang', 'ru-RU'], terminal, {})
  return { code, out: out?.join('\n') ?? '', err: err?.join('\n') ?? '' }
}

/** A cell of one text, as the report has it. */
function text(row: number, col: number, said: string) {
  const value = { text: said, type: 'text', value: null, numFmt: null }
  return { row, col, rowSpan: 1, colSpan: 1, ...value, notes: [], pictures: [] }
}

describe('actum tables', () => {
  test('writes a workbook and, as JSON, every table to the cell', async () => {
    const { code, out } = await tables('--in', 'tables.docx', '--out', 'tables.xlsx', '--json', '-')
    expect(code).toBe(0)
    expect((await readFile(path.join(folder, 'tables.xlsx'))).subarray(0, 2).toString()).toBe('PK')
    expect(JSON.parse(out)).toEqual({
      tables: [
        {
          id: 't1',
          part: 'word/document.xml',
          parentId: null,
          parentCell: null,
          caption: 'Таблица 1. Дозы',
          heading: null,
          rows: 2,
          cols: 2,
          headerRows: 0,
          joinedFrom: expect.any(Array),
          cells: [
            text(0, 0, 'ФИО'),
            text(0, 1, 'мЗв'),
            text(1, 0, 'Иванов'),
            { ...text(1, 1, '0,50'), type: 'number', value: '0.50', numFmt: '0.00' },
          ],
        },
      ],
      messages: [],
    })
  })

  test('ends with 0 for a file without tables, and says so', async () => {
    const { code, out, err } = await tables('--in', 'letter.docx', '--out', 'none.xlsx', '--json', '-')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ tables: [], messages: [{ code: 'TABLES_NONE' }] })
    expect(err).toContain('нет таблиц')
  })

  test('exits with 1 if it isn’t a Word file, and with 2 for a wrong name', async () => {
    expect((await tables('--in', 'data.csv', '--out', 'a.xlsx')).code).toBe(1)
    expect((await tables('--in', 'tables.docx', '--out', 'a.docx')).code).toBe(2)
    expect((await tables('--out', 'a.xlsx')).code).toBe(2)
  })
})
