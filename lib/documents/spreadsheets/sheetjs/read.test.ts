import { describe, expect, test } from '@jest/globals'
import * as XLSX from 'xlsx'
import { readSpreadsheet } from '../read'

type BookType = 'biff8' | 'xlsb'

function workbook(): XLSX.WorkBook {
  const sheet = XLSX.utils.aoa_to_sheet([
    ['ФИО', 'Доза', 'Дата', 'Код', 'Да', 'Нет'],
    [
      'Иванов Пётр',
      { t: 'n', v: 0.35, z: '0.00" мЗв"' },
      { t: 'n', v: 46_329, z: 'm/d/yy' },
      { t: 'n', v: 7, z: '000' },
      true,
      { t: 'e', v: 0x2a },
    ],
    [],
    ['итого', null, { t: 'n', v: 46_329.604_166_666_664, z: 'dd\\.mm\\.yyyy hh:mm' }],
  ])
  sheet['!merges'] = [XLSX.utils.decode_range('A4:B4')]
  sheet['!rows'] = [{}, { hidden: true }]
  sheet['!cols'] = [{}, {}, {}, { hidden: true }]
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(book, sheet, 'Дозы')
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['x']]), 'Скрытый')
  book.Workbook = { Sheets: [{}, { Hidden: 1 }] }
  return book
}

function bytesOf(bookType: BookType): Uint8Array {
  const written: unknown = XLSX.write(workbook(), { type: 'buffer', bookType })
  return written as Uint8Array
}

describe.each<[BookType, string]>([
  ['biff8', 'xls'],
  ['xlsb', 'xlsb'],
])('a workbook as %s', (bookType, kind) => {
  test('is read with value, number format and shown text', async () => {
    const read = await readSpreadsheet(bytesOf(bookType), { language: 'ru' })
    expect(read.kind).toBe(kind)
    const [sheet, second] = read.sheets
    expect(sheet?.name).toBe('Дозы')
    expect(sheet?.rows[1]).toMatchObject([
      { value: 'Иванов Пётр', text: 'Иванов Пётр' },
      { value: 0.35, numFmt: '0.00" мЗв"', text: '0,35 мЗв' },
      { value: { kind: 'date', year: 2026, month: 11, day: 3, hasTime: false }, text: '03.11.2026' },
      { value: 7, numFmt: '000', text: '007' },
      { value: true, text: 'ИСТИНА' },
      { value: { kind: 'error', name: '#N/A' }, text: '#N/A' },
    ])
    expect(sheet?.rows[3]?.[2]).toMatchObject({ value: { hour: 14, minute: 30 }, text: '03.11.2026 14:30' })
    expect(sheet?.merges).toEqual([{ top: 3, left: 0, bottom: 3, right: 1 }])
    expect(second?.hidden).toBe(true)
  })

  test('tells its hidden columns', async () => {
    const read = await readSpreadsheet(bytesOf(bookType))
    expect([...(read.sheets[0]?.hiddenColumns ?? [])]).toEqual([3])
  })
})

test('letters of an .xls file older than Unicode are read by its code page', async () => {
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['Header', 'Qqqqqq']]), 'a')
  const xls = Buffer.from(XLSX.write(book, { type: 'buffer', bookType: 'biff5' }) as Uint8Array)
  // «Иванов», and the CodePage record ([MS-XLS] 2.4.52) that says windows-1251.
  xls.set([0xc8, 0xe2, 0xe0, 0xed, 0xee, 0xe2], xls.indexOf('Qqqqqq'))
  xls.writeUInt16LE(1251, xls.indexOf(Buffer.from('42000200', 'hex')) + 4)
  const read = await readSpreadsheet(xls, { language: 'ru' })
  expect(read.sheets[0]?.rows[0]?.[1]?.text).toBe('Иванов')
})

test('links over the whole grid are refused before they are followed', async () => {
  const book = workbook()
  const cell: XLSX.CellObject | undefined = book.Sheets['Дозы']?.['A1']
  if (!cell) throw new TypeError('no A1')
  cell.l = { Target: 'https://example.org' }
  const xls = Buffer.from(XLSX.write(book, { type: 'buffer', bookType: 'biff8' }) as Uint8Array)
  const at = xls.indexOf(Buffer.from('b801', 'hex'))
  // rows 0 to 65535, columns 0 to 65535
  xls.set([0, 0, 255, 255, 0, 0, 255, 255], at + 4)
  await expect(readSpreadsheet(xls)).rejects.toMatchObject({ code: 'SHEET_DAMAGED' })
})
