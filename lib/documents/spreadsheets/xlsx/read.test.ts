import { describe, expect, test } from '@jest/globals'
import { DocumentError } from '../../error'
import type { Cell, Workbook } from '../model'
import { readSpreadsheet } from '../read'
import { oneSheet, xlsxPackage } from '../test-support/xlsx-package'

async function cellsOf(bytes: Uint8Array, language: 'en' | 'ru' | 'ro' = 'ru'): Promise<(Cell | undefined)[]> {
  const workbook = await readSpreadsheet(bytes, { language })
  return [...(workbook.sheets[0]?.rows[0] ?? [])]
}

function row(cells: string): string {
  return `<row r="1">${cells}</row>`
}

describe('a cell has its value, its number format and the text a person sees', () => {
  test('numbers', async () => {
    const cells = await cellsOf(
      oneSheet(
        row(
          '<c r="A1"><v>0.30000000000000004</v></c><c r="B1" s="1"><v>7</v></c><c r="C1" s="2"><v>0.35</v></c><c r="D1" s="3"><v>0.125</v></c>',
        ),
        ['000', '0.00" мЗв"', 10],
      ),
    )
    expect(cells).toEqual([
      { value: 0.30000000000000004, numFmt: null, text: '0,3' },
      { value: 7, numFmt: '000', text: '007' },
      { value: 0.35, numFmt: '0.00" мЗв"', text: '0,35 мЗв' },
      { value: 0.125, numFmt: '0.00%', text: '12,50%' },
    ])
  })

  test('dates', async () => {
    const cells = await cellsOf(
      oneSheet(
        row(
          '<c s="1"><v>46329</v></c><c s="2"><v>46329.604166666664</v></c><c s="3"><v>0.75</v></c><c s="4"><v>1.5</v></c><c s="1"><v>0</v></c><c s="1"><v>-3</v></c>',
        ),
        [14, 'dd\\.mm\\.yyyy\\ hh:mm;@', 'hh:mm', '[h]:mm'],
      ),
    )
    const day = {
      kind: 'date',
      year: 2026,
      month: 11,
      day: 3,
      hour: 0,
      minute: 0,
      second: 0,
      hasDate: true,
      hasTime: false,
    }
    expect(cells).toMatchObject([
      { value: day, text: '03.11.2026' },
      { value: { ...day, hour: 14, minute: 30, hasTime: true }, text: '03.11.2026 14:30' },
      { value: { hour: 18, hasDate: false, hasTime: true }, text: '18:00' },
      { value: 1.5, text: '36:00' },
      { value: 0, text: '00.01.1900' },
      { value: -3, text: '-3' },
    ])
  })

  test('dates of the 1904 system', async () => {
    const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>'
    const bytes = xlsxPackage({
      styles,
      date1904: true,
      sheets: [{ name: 'a', xml: '<sheetData><row><c><v>44867</v></c></row></sheetData>' }],
    })
    expect(await cellsOf(bytes)).toMatchObject([{ value: { year: 2026, month: 11, day: 3 }, text: '03.11.2026' }])
  })

  test('booleans, errors, texts of formulas, ISO dates', async () => {
    const bytes = oneSheet(
      row(
        '<c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="str"><f>A1</f><v>007</v></c><c t="d"><v>2026-11-03</v></c>',
      ),
    )
    expect(await cellsOf(bytes, 'ro')).toMatchObject([
      { value: true, text: 'ADEVĂRAT' },
      { value: { kind: 'error', name: '#N/A' }, text: '#N/A' },
      { value: '007', text: '007' },
      { value: { year: 2026, month: 11, day: 3 }, text: '03.11.2026' },
    ])
  })

  test('texts: shared, rich, inline; phonetic hints left out, spaces kept where the file says so', async () => {
    const strings = [
      '<si><t xml:space="preserve"> x </t></si>',
      '<si><t> x </t></si>',
      '<si><r><t xml:space="preserve">мощ</t></r><r><rPr><b/></rPr><t>ность</t></r><rPh sb="0" eb="1"><t>hint</t></rPh></si>',
      '<si><t>строка 1_x000D_\nстрока 2</t></si>',
      '<si><t>_x005F_x000D_</t></si>',
    ]
    const shared = strings.map((_, index) => `<c t="s"><v>${index}</v></c>`).join('')
    const bytes = xlsxPackage({
      strings: strings.join(''),
      sheets: [
        { name: 'a', xml: `<sheetData><row>${shared}<c t="inlineStr"><is><t>004</t></is></c></row></sheetData>` },
      ],
    })
    expect((await cellsOf(bytes)).map((cell) => cell?.value)).toEqual([
      ' x ',
      'x',
      'мощность',
      'строка 1\nстрока 2',
      '_x000D_',
      '004',
    ])
  })

  test('a text under a format of texts', async () => {
    expect(await cellsOf(oneSheet(row('<c s="1" t="inlineStr"><is><t>Москва</t></is></c>'), ['"г. "@']))).toEqual([
      { value: 'Москва', numFmt: '"г. "@', text: 'г. Москва' },
    ])
  })
})

test('a formula without a value is an empty cell, and said once for each column', async () => {
  const workbook = await readSpreadsheet(
    oneSheet(
      '<row r="2"><c r="C2"><f>A1+1</f></c></row><row r="3"><c r="C3"><f>A2+1</f></c><c r="D3"><f>1</f><v>1</v></c></row>',
    ),
  )
  expect(workbook.sheets[0]?.rows[1]).toBeUndefined()
  expect(workbook.problems).toMatchObject([
    { code: 'SHEET_FORMULA_NO_VALUE', severity: 'warning', cell: 'C2', row: 2, column: 'C', params: { count: 2 } },
  ])
})

test('a merged range contains its first cell alone', async () => {
  const bytes = oneSheet(
    '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c></row><row r="2"><c r="A2"><v>3</v></c><c r="B2"><v>4</v></c></row>',
    [],
    '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>',
  )
  const sheet = (await readSpreadsheet(bytes)).sheets[0]
  expect(sheet?.merges).toEqual([{ top: 0, left: 0, bottom: 0, right: 1 }])
  expect(sheet?.rows.map((cells) => cells?.map((cell) => cell?.value))).toEqual([
    [1, undefined],
    [3, 4],
  ])
})

test('hidden rows, columns and sheets are reported', async () => {
  const bytes = xlsxPackage({
    sheets: [
      {
        name: 'видимый',
        xml: '<cols><col min="2" max="16384" hidden="1"/></cols><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="2" hidden="1"><c r="C2"><v>2</v></c></row></sheetData>',
      },
      { name: 'скрытый', xml: '<sheetData/>', state: 'veryHidden' },
    ],
  })
  const { sheets } = await readSpreadsheet(bytes)
  expect([...(sheets[0]?.hiddenRows ?? [])]).toEqual([1])
  expect([...(sheets[0]?.hiddenColumns ?? [])]).toEqual([1, 2])
  expect(sheets.map(({ hidden }) => hidden)).toEqual([false, true])
})

test('without a language, the texts’ own decides how values are shown', async () => {
  const bytes = xlsxPackage({
    sheets: [
      {
        name: 'a',
        xml: `<sheetData>${row('<c t="inlineStr"><is><t>Доза</t></is></c><c><v>0.35</v></c>')}</sheetData>`,
      },
    ],
  })
  const shared = xlsxPackage({
    strings: '<si><t>Доза облучения</t></si>',
    sheets: [{ name: 'a', xml: `<sheetData>${row('<c t="s"><v>0</v></c><c><v>0.35</v></c>')}</sheetData>` }],
  })
  expect((await readSpreadsheet(bytes)).sheets[0]?.rows[0]?.[1]?.text).toBe('0,35')
  expect((await readSpreadsheet(shared)).sheets[0]?.rows[0]?.[1]?.text).toBe('0,35')
})

describe('what a file merely claims costs nothing', () => {
  async function timed(bytes: Uint8Array): Promise<Workbook> {
    const started = process.cpuUsage()
    const workbook = await readSpreadsheet(bytes)
    expect(process.cpuUsage(started).user).toBeLessThan(25_000_000)
    return workbook
  }
  const data = '<row r="1"><c r="A1"><v>1</v></c></row>'

  test.each([
    ['an extent over the whole grid', oneSheet(data, [], '', '<dimension ref="A1:XFD1048576"/>')],
    ['columns without end', oneSheet(data, [], '', '<cols><col min="1" max="2147483647" hidden="1"/></cols>')],
    [
      'a link over the whole grid',
      oneSheet(data, [], '<hyperlinks><hyperlink ref="A1:XFD1048576" location="A1"/></hyperlinks>'),
    ],
    [
      'a merged range over the whole grid',
      oneSheet(data, [], '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>'),
    ],
    [
      'a conditional format over the whole grid',
      oneSheet(
        data,
        [],
        '<conditionalFormatting sqref="A1:XFD1048576"><cfRule type="expression"><formula>1</formula></cfRule></conditionalFormatting>',
      ),
    ],
    ['a styled cell at the last place', oneSheet(`${data}<row r="1048576"><c r="XFD1048576" s="0"/></row>`)],
  ])('%s', async (_, bytes) => {
    const { sheets } = await timed(bytes)
    expect(sheets[0]).toMatchObject({ width: 1, merges: [] })
    expect(sheets[0]?.rows).toHaveLength(1)
  })

  test('a stray cell at the last place is read where it is', async () => {
    const { sheets } = await timed(oneSheet(`${data}<row r="1048576"><c r="XFD1048576"><v>2</v></c></row>`))
    expect(sheets[0]?.rows[1_048_575]?.[16_383]?.value).toBe(2)
  })
})

describe('what can’t be right is refused with its place', () => {
  test.each([
    ['a row beyond the last', '<row r="2147483648"><c><v>1</v></c></row>', 'Лист1'],
    ['a column beyond the last', '<row r="1"><c r="XFE1"><v>1</v></c></row>', 'Лист1'],
    ['a string that isn’t there', '<row r="1"><c r="B1" t="s"><v>5</v></c></row>', 'Лист1!B1'],
    ['a number that is none', '<row r="1"><c r="B1"><v>abc</v></c></row>', 'Лист1!B1'],
    ['an address that is none', '<row r="1"><c r="1B"><v>1</v></c></row>', 'xl/worksheets/sheet1.xml'],
  ])('%s', async (_, data, part) => {
    await expect(readSpreadsheet(oneSheet(data))).rejects.toMatchObject({ code: 'SHEET_DAMAGED' })
    if (part.includes('!')) await expect(readSpreadsheet(oneSheet(data))).rejects.toMatchObject({ params: { part } })
  })

  test('a text file under a workbook’s name', async () => {
    await expect(readSpreadsheet(Buffer.from('a;b\n1;2'), { name: 'a.xlsx' })).rejects.toBeInstanceOf(DocumentError)
  })
})

test('strange headers and values harm no object', async () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']
  const cells = names.map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`).join('')
  const workbook = await readSpreadsheet(oneSheet(row(cells)))
  expect(workbook.sheets[0]?.rows[0]?.map((cell) => cell?.value)).toEqual(names)
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('characters that no document contains are taken out, and counted', async () => {
  const workbook = await readSpreadsheet(oneSheet(row('<c t="inlineStr"><is><t>a_x0001_b_xFFFE_c_xD800_</t></is></c>')))
  expect(workbook.sheets[0]?.rows[0]?.[0]?.value).toBe('abc')
  expect(workbook.problems).toMatchObject([{ code: 'SHEET_CHARACTERS', params: { count: 3 } }])
})
