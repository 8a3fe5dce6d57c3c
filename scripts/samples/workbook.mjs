import { writeXlsx } from 'hucre/xlsx'
import { MADE_AT } from './document-package.mjs'

const LINE = { style: 'thin', color: { rgb: '8FA39A' } }
const BOX = { top: LINE, bottom: LINE, left: LINE, right: LINE }

/** A calendar day as a spreadsheet keeps it: without a time and a time zone. */
export const day = (year, month, date) => new Date(Date.UTC(year, month - 1, date))

const columnLetter = (index) => String.fromCharCode(65 + index)

/** The height, in points, at which a row's wrapped cells are fully visible: not all programs adjust it automatically. */
function heightOf(row, columns) {
  const lines = row.map((value, index) =>
    columns[index].wrap ? Math.ceil(String(value ?? '').length / (columns[index].width * 0.95 - 2)) : 1,
  )
  return 14.5 * Math.max(1, ...lines) + 4
}

function cellOf(value, column, row) {
  const style = {
    border: BOX,
    alignment: {
      horizontal: column.align ?? 'left',
      vertical: 'center',
      wrapText: column.wrap ?? false,
      ...(column.align ? {} : { indent: 1 }),
    },
    ...(column.format ? { numFmt: column.format } : {}),
  }
  if (!column.formula) return { value, style }
  return { value, formula: column.formula(row), formulaResult: value, style }
}

/**
 * An .xlsx with one sheet: title lines where there are any, then the header, then the rows.
 * `sheetName` is one word: hucre 1.0 writes it unquoted into the print titles, and Excel would refuse a space there.
 * A column is { header, width, align, wrap, format (Excel's code), formula (row number → formula) }.
 */
export async function workbook({ title, sheetName, titleLines = [], columns, rows, font, print }) {
  const headerRow = titleLines.length
  const last = columns.length - 1
  const cells = new Map()
  const values = []

  titleLines.forEach((line, index) => {
    values.push([line])
    const look = index === 0 ? { bold: true, size: 13, name: font } : { italic: true, size: 10, name: font }
    cells.set(`${index},0`, { value: line, style: { font: look, alignment: { vertical: 'center' } } })
  })

  values.push(columns.map((column) => column.header))
  columns.forEach((column, index) => {
    cells.set(`${headerRow},${index}`, {
      value: column.header,
      style: {
        font: { bold: true, size: 11, name: font },
        fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E3ECE7' } },
        border: BOX,
        alignment: { horizontal: 'center', vertical: 'center', wrapText: true },
      },
    })
  })

  rows.forEach((row, rowIndex) => {
    if (row.length !== columns.length) throw new Error(`Row ${rowIndex} has ${row.length} of ${columns.length} values`)
    values.push(row)
    row.forEach((value, index) => {
      const column = columns[index]
      cells.set(`${headerRow + 1 + rowIndex},${index}`, cellOf(value, column, headerRow + 2 + rowIndex))
    })
  })

  const bytes = await writeXlsx({
    properties: { title, created: MADE_AT, modified: MADE_AT },
    defaultFont: { name: font, size: 11 },
    sheets: [
      {
        name: sheetName,
        columns: columns.map(({ width }) => ({ width })),
        rows: values,
        cells,
        merges: titleLines.map((_, index) => ({ startRow: index, startCol: 0, endRow: index, endCol: last })),
        rowDefs: new Map([
          [headerRow, { height: 48 }],
          ...rows.map((row, index) => [headerRow + 1 + index, { height: heightOf(row, columns) }]),
        ]),
        freezePane: { rows: headerRow + 1, columns: 1 },
        autoFilter: { range: `A${headerRow + 1}:${columnLetter(last)}${headerRow + 1 + rows.length}` },
        pageSetup: {
          paperSize: print.paper,
          orientation: 'landscape',
          fitToPage: true,
          fitToWidth: 2,
          fitToHeight: 0,
          printTitlesRow: `$${headerRow + 1}:$${headerRow + 1}`,
        },
        headerFooter: { oddFooter: print.footer },
      },
    ],
  })
  return Buffer.from(bytes)
}
