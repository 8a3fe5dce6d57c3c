import { writeXlsx } from 'hucre/xlsx'
import { MADE_AT } from './document-package.mjs'

const LINE = { style: 'thin', color: { rgb: '8FA39A' } }
const BOX = { top: LINE, bottom: LINE, left: LINE, right: LINE }
const FILL = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E3ECE7' } }

/** The words of a form: `group` is the column that rows are put together by, `columns` what each row shows, the last of them a figure. */
export const ENGLISH_FORM = {
  title: 'Radiation survey register',
  sheetName: 'Register',
  font: 'Calibri',
  heading: 'Radiation survey register, as of {today}',
  count: 'Surveys: {rows | count}',
  group: 'Result',
  columns: [
    { header: 'Survey number', width: 11, format: '0000' },
    { header: 'Survey date', width: 13, format: 'm/d/yyyy' },
    { header: 'Room', width: 32 },
    { header: 'Equipment', width: 40 },
    { header: 'Highest reading', width: 13, format: '0.00' },
  ],
  subtotal: 'Highest in this group',
  total: 'Highest of all',
}

export const RUSSIAN_FORM = {
  title: 'Ведомость проверки средств защиты',
  sheetName: 'Ведомость',
  font: 'Arial',
  heading: 'Ведомость проверки средств защиты на {today}',
  count: 'Проверено: {rows | count}',
  group: 'Заключение',
  columns: [
    { header: 'Номер', width: 10 },
    { header: 'Дата проверки', width: 13, format: 'dd.mm.yyyy' },
    { header: 'Отделение', width: 34 },
    { header: 'Наименование', width: 46 },
    { header: 'Расчётный эквивалент', width: 14, format: '0.00' },
  ],
  subtotal: 'Наибольший в группе',
  total: 'Наибольший из всех',
}

export const ROMANIAN_FORM = {
  title: 'Registrul verificărilor',
  sheetName: 'Registru',
  font: 'Arial',
  heading: 'Registrul verificărilor la {today}',
  count: 'Verificări: {rows | count}',
  group: 'Concluzie',
  columns: [
    { header: 'Nr. înregistrare', width: 14, format: '0000' },
    { header: 'Data verificării', width: 13, format: 'dd.mm.yyyy' },
    { header: 'Secția', width: 38 },
    { header: 'Denumire', width: 40 },
    { header: 'Echivalent măsurat', width: 14, format: '0.00' },
  ],
  subtotal: 'Valoarea maximă în grup',
  total: 'Valoarea maximă',
}

/**
 * An Excel form: groups of rows with a subtotal each, and a total below. Its formulas have no results, because it has
 * no rows yet.
 */
export async function excelForm({ title, sheetName, font, heading, count, group, columns, subtotal, total }) {
  const last = columns.length - 1
  const figure = columns[last].format
  const cells = new Map()
  const put = (row, column, value, style = {}) =>
    cells.set(`${row},${column}`, { value, style: { font: { name: font, size: 11 }, ...style } })
  const sum = (row, label) => {
    put(row, 0, label, { font: { name: font, size: 11, bold: true } })
    cells.set(`${row},${last}`, {
      formula: 'MAX(E6:E6)',
      style: { font: { name: font, size: 11, bold: true }, border: BOX, numFmt: figure },
    })
  }
  put(0, 0, heading, { font: { name: font, size: 14, bold: true } })
  put(1, 0, count)
  columns.forEach(({ header, format }, column) => {
    const alignment = { horizontal: 'center', vertical: 'center', wrapText: true }
    put(3, column, header, { font: { name: font, size: 11, bold: true }, fill: FILL, border: BOX, alignment })
    const start = column === 0 ? '{#rows}' : ''
    put(5, column, `${start}{${header}}`, {
      border: BOX,
      ...(format ? { numFmt: format } : {}),
      alignment: { vertical: 'center', wrapText: format === undefined },
    })
  })
  put(4, 0, `{#rows | by:"${group}"}{${group}}`, { font: { name: font, size: 11, bold: true } })
  put(5, last + 1, '{/rows}')
  sum(6, subtotal)
  put(6, last + 1, '{/rows}')
  sum(7, total)
  const bytes = await writeXlsx({
    properties: { title, created: MADE_AT, modified: MADE_AT },
    defaultFont: { name: font, size: 11 },
    sheets: [
      {
        name: sheetName,
        columns: columns.map(({ width }) => ({ width })),
        rows: Array.from({ length: 8 }, () => []),
        cells,
        merges: [
          { startRow: 0, startCol: 0, endRow: 0, endCol: last },
          { startRow: 4, startCol: 0, endRow: 4, endCol: last },
        ],
        pageSetup: {
          paperSize: 'a4',
          orientation: 'landscape',
          fitToPage: true,
          fitToWidth: 1,
          fitToHeight: 0,
          printTitlesRow: '$4:$4',
        },
      },
    ],
  })
  return Buffer.from(bytes)
}
