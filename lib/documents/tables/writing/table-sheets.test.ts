import { describe, expect, test } from '@jest/globals'
import type { SheetDate } from '../../spreadsheets/model'
import type { CellTyping } from '../../word-tables/model'
import { bold, shapedTable } from '../../word-tables/test-support/word-table'
import { KEPT, number, PEOPLE, textsOf, write } from './test-support/written'

const date = (year: number, month: number, day: number): SheetDate => {
  const none = { hour: 0, minute: 0, second: 0 }
  return { kind: 'date', year, month, day, ...none, hasDate: true, hasTime: false }
}

describe('a table’s sheet', () => {
  test('holds its texts where they are, typed values with their formats', async () => {
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

  test('a text that looks like a number is marked as a text', async () => {
    const cells = [{ text: '007', typing: KEPT }, '#Н/Д', '5 мг', '<0,05', 'слово']
    const { pack, xml, sheets } = await write([shapedTable([cells])])
    expect(sheets[1]?.rows[0]?.[0]?.value).toBe('007')
    const styles = [...pack.text('xl/styles.xml').matchAll(/<xf [^>]*>/g)].map(([xf]) => xf)
    const looks = [...xml(1).matchAll(/<c r="\w+" s="(\d+)"/g)].map(([, id]) => styles[1 + Number(id)])
    expect(looks.map((look) => look?.includes('quotePrefix="1"'))).toEqual([true, true, true, true, false])
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

  test('crossed-out text stays so', async () => {
    const base = { bold: false, italic: false, link: null, position: 'base' as const }
    const out = { ...base, text: '12,5', struck: true as const }
    const { xml } = await write([
      shapedTable([[{ text: '12,5 13', runs: [out, { ...base, text: ' 13' }] }], [{ text: '12,5', runs: [out] }]]),
    ])
    expect(xml(1).match(/<strike\/>/g)).toHaveLength(2)
  })

  test('notes are at their cells, pictures are named, links lead to the web alone', async () => {
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
