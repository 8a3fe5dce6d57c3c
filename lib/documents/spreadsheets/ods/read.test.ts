import { describe, expect, test } from '@jest/globals'
import * as XLSX from 'xlsx'
import { packageNow } from '../../ooxml/test-support/package-now'
import { readSpreadsheet } from '../read'

const NAMESPACES = ['office', 'table', 'text', 'style', 'number', 'meta', 'config']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name === 'number' ? 'datastyle' : name}:1.0"`)
  .join(' ')

function ods(tables: string, styles = ''): Uint8Array {
  const content = `<office:document-content ${NAMESPACES}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`
  return packageNow(
    [],
    new Map([
      ['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'],
      ['content.xml', content],
      [
        'META-INF/manifest.xml',
        '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>',
      ],
    ]),
  )
}

function cell(type: string, attributes: string, text: string): string {
  return `<table:table-cell office:value-type="${type}" ${attributes}><text:p>${text}</text:p></table:table-cell>`
}

describe('an OpenDocument spreadsheet', () => {
  test('a cell without its own style has that of its row, else that of its column', async () => {
    const format = (name: string, unit: string) =>
      `<number:number-style style:name="N${name}"><number:number number:decimal-places="2" number:min-integer-digits="1"/><number:text> ${unit}</number:text></number:number-style><style:style style:name="${name}" style:family="table-cell" style:data-style-name="N${name}"/>`
    const number = cell('float', 'office:value="1"', '')
    const columns =
      '<table:table-column table:number-columns-repeated="2"/><table:table-column table:number-columns-repeated="2" table:default-cell-style-name="milli"/>'
    const rows = `<table:table-row>${number.repeat(5)}</table:table-row><table:table-row table:default-cell-style-name="micro">${number.repeat(3)}</table:table-row>`
    const { sheets } = await readSpreadsheet(
      ods(
        `<table:table table:name="Дозы">${columns}${rows}</table:table>`,
        format('milli', 'мЗв') + format('micro', 'мкЗв'),
      ),
      { language: 'ru' },
    )
    const [milli, micro] = ['0.00" мЗв"', '0.00" мкЗв"']
    expect(sheets[0]?.rows.map((row) => row?.map((each) => each?.numFmt))).toEqual([
      [null, null, milli, milli, null],
      [micro, micro, micro],
    ])
  })

  test('is read with values, formats and the text that its program wrote', async () => {
    const styles = [
      '<number:number-style style:name="N1"><number:number number:decimal-places="2" number:min-integer-digits="1"/><number:text> мЗв</number:text></number:number-style>',
      '<number:date-style style:name="N2"><number:day number:style="long"/><number:text>.</number:text><number:month number:style="long"/><number:text>.</number:text><number:year number:style="long"/></number:date-style>',
      '<style:style style:name="ce1" style:family="table-cell" style:data-style-name="N1"/>',
      '<style:style style:name="ce2" style:family="table-cell" style:data-style-name="N2"/>',
    ]
    const row = [
      cell('string', '', 'Иванов<text:s text:c="2"/>П.<text:line-break/>П.'),
      cell('float', 'office:value="0.3456" table:style-name="ce1"', '0,35 мЗв'),
      cell('date', 'office:date-value="2026-11-03" table:style-name="ce2"', '03.11.2026'),
      cell('percentage', 'office:value="0.125"', '12,5%'),
      cell('boolean', 'office:boolean-value="true"', 'ИСТИНА'),
      cell('time', 'office:time-value="PT14H30M00S"', '14:30'),
      '<table:table-cell office:value-type="string" calcext:value-type="error" xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"><text:p>#N/A</text:p></table:table-cell>',
    ]
    const read = await readSpreadsheet(
      ods(
        `<table:table table:name="Дозы"><table:table-row>${row.join('')}</table:table-row></table:table>`,
        styles.join(''),
      ),
      { language: 'ru' },
    )
    expect(read.kind).toBe('ods')
    expect(read.sheets[0]?.rows[0]).toMatchObject([
      { value: 'Иванов  П.\nП.' },
      { value: 0.3456, numFmt: '0.00" мЗв"', text: '0,35 мЗв' },
      { value: { kind: 'date', year: 2026, month: 11, day: 3 }, numFmt: 'dd"."mm"."yyyy', text: '03.11.2026' },
      { value: 0.125, text: '12,5%' },
      { value: true, text: 'ИСТИНА' },
      { value: { kind: 'date', hour: 14, minute: 30, hasDate: false }, text: '14:30' },
      { value: { kind: 'error', name: '#N/A' } },
    ])
  })

  test('shows values in the data’s language where it understands the format, else as the file does', async () => {
    const styles =
      '<number:number-style style:name="N1"><number:number number:decimal-places="2" number:min-integer-digits="1" number:grouping="true"/></number:number-style><style:style style:name="ce1" style:family="table-cell" style:data-style-name="N1"/>'
    const row = [
      cell('float', 'office:value="1234.5" table:style-name="ce1"', '1,234.50'),
      cell('float', 'office:value="1234.5" table:style-name="ce1"', 'около тысячи'),
      cell('float', 'office:value="1" table:formula="of:=TRUE()"', 'TRUE'),
    ]
    const bytes = ods(
      `<table:table table:name="a"><table:table-row>${row.join('')}</table:table-row></table:table>`,
      styles,
    )
    const read = await readSpreadsheet(bytes, { language: 'ro' })
    expect(read.sheets[0]?.rows[0]?.map((each) => each?.text)).toEqual(['1.234,50', 'около тысячи', 'ADEVĂRAT'])
  })

  test('written by another program is read the same', async () => {
    const book = XLSX.utils.book_new()
    XLSX.utils.book_append_sheet(
      book,
      XLSX.utils.aoa_to_sheet([
        ['ФИО', 'Доза'],
        ['Иванов', 0.35],
      ]),
      'Лист',
    )
    const bytes = XLSX.write(book, { type: 'buffer', bookType: 'ods' }) as Uint8Array
    const read = await readSpreadsheet(bytes, { language: 'ru' })
    expect(read.sheets[0]?.rows.map((row) => row?.map((each) => each?.value))).toEqual([
      ['ФИО', 'Доза'],
      ['Иванов', 0.35],
    ])
  })

  test('notes and drawings are not the cell’s text', async () => {
    const noted =
      '<table:table-cell office:value-type="string"><office:annotation><text:p>заметка</text:p></office:annotation><text:p>текст</text:p></table:table-cell>'
    const read = await readSpreadsheet(
      ods(`<table:table table:name="a"><table:table-row>${noted}</table:table-row></table:table>`),
    )
    expect(read.sheets[0]?.rows[0]?.[0]?.value).toBe('текст')
  })

  test('merged, covered, repeated, hidden and filtered cells', async () => {
    const table = [
      '<table:table-column/><table:table-column table:number-columns-repeated="2" table:visibility="collapse"/>',
      `<table:table-row>${cell('string', 'table:number-columns-spanned="2" table:number-rows-spanned="1"', 'заголовок')}<table:covered-table-cell/>${cell('string', '', 'x')}</table:table-row>`,
      `<table:table-row table:visibility="filter" table:number-rows-repeated="2">${cell('float', 'office:value="1" table:number-columns-repeated="3"', '1')}</table:table-row>`,
      '<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
    ]
    const { sheets } = await readSpreadsheet(ods(`<table:table table:name="a">${table.join('')}</table:table>`))
    expect(sheets[0]?.merges).toEqual([{ top: 0, left: 0, bottom: 0, right: 1 }])
    expect(sheets[0]?.rows.map((row) => row?.map((each) => each?.value))).toEqual([
      ['заголовок', undefined, 'x'],
      [1, 1, 1],
      [1, 1, 1],
    ])
    expect([...(sheets[0]?.hiddenRows ?? [])]).toEqual([1, 2])
    expect([...(sheets[0]?.hiddenColumns ?? [])]).toEqual([1, 2])
  })

  test('a value repeated over the whole grid is refused, not written out', async () => {
    const table = `<table:table table:name="a"><table:table-row table:number-rows-repeated="1048576">${cell('float', 'office:value="1" table:number-columns-repeated="16384"', '1')}</table:table-row></table:table>`
    await expect(readSpreadsheet(ods(table))).rejects.toMatchObject({ code: 'SHEET_TOO_LARGE' })
  })
})
