import { xlsxPackage } from '@/lib/documents/spreadsheets/test-support/xlsx-package'
import type { NamedFile } from '@/lib/documents/tool'

/** Lines of goods on each form. */
export const FORM_LINES = 12
const NOTES = 60

export interface FormData {
  readonly number: number
  readonly customer: string
  readonly city: string
  readonly inspector: string
  readonly items: readonly {
    readonly name: string
    readonly unit: string
    readonly count: number
    readonly price: number
  }[]
}

/** The data of one form. */
export function formData(number: number): FormData {
  return {
    number,
    customer: `Clinica nr. ${number % 40} «Nord» & Co`,
    city: 'Chișinău',
    inspector: 'Ivanov I. I.',
    items: Array.from({ length: FORM_LINES }, (_, line) => ({
      name: `Reagent ${number}-${line + 1}`,
      unit: line % 2 === 0 ? 'pcs' : 'kg',
      count: ((number * 7 + line) % 50) + 1,
      price: ((number * 13 + line * 31) % 9_000) / 100 + 1,
    })),
  }
}

/** The data of forms as a file, an object for each with its lines as a list. */
export function formFile(forms: number): NamedFile {
  const all = Array.from({ length: forms }, (_, index) => formData(index + 1))
  return { name: 'forms.json', bytes: new TextEncoder().encode(JSON.stringify(all)) }
}

/** How a tool writes its tags: one value, and a line's value with its place in the row, `first`, `inner` or `last`. */
export interface TagSyntax {
  value(name: string): string
  item(name: string, place: 'first' | 'inner' | 'last'): string
}

const FONT = '<font><sz val="11"/><name val="Calibri"/></font>'
const STYLES =
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0.00"/></numFmts>' +
  `<fonts count="2">${FONT}<font><b/><sz val="14"/><name val="Calibri"/></font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs>'

/** A form with a heading, a line that repeats, its sum, and notes; `formulas` are the sums, for tools that keep them. */
export function formTemplate({ value, item }: TagSyntax): NamedFile {
  const strings: string[] = []
  const text = (address: string, content: string, style = 0) => {
    strings.push(`<si><t xml:space="preserve">${content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></si>`)
    return `<c r="${address}" s="${style}" t="s"><v>${strings.length - 1}</v></c>`
  }
  const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`
  const notes = Array.from({ length: NOTES }, (_, index) => {
    const at = 12 + index
    return row(
      at,
      text(`A${at}`, `${index + 1}. The goods were counted and checked under clause ${index + 1} of the rules.`),
    )
  })
  const rows = [
    row(1, text('A1', `Delivery note ${value('number')}`, 1)),
    row(3, text('A3', 'Customer'), text('B3', value('customer'))),
    row(4, text('A4', 'City'), text('B4', value('city'))),
    row(6, ...['Item', 'Unit', 'Count', 'Price', 'Sum'].map((head, at) => text(`${'ABCDE'.charAt(at)}6`, head, 1))),
    row(
      7,
      text('A7', item('name', 'first')),
      text('B7', item('unit', 'inner')),
      text('C7', item('count', 'inner')),
      text('D7', item('price', 'inner'), 2),
      '<c r="E7" s="2"><f>C7*D7</f></c>',
      text('F7', item('', 'last')),
    ),
    row(8, text('A8', 'Total', 1), '<c r="E8" s="2"><f>SUM(E7:E7)</f></c>'),
    row(10, text('A10', 'Checked by'), text('B10', value('inspector'))),
    ...notes,
  ]
  const bytes = xlsxPackage({
    styles: STYLES,
    sheets: [
      {
        name: 'Note',
        xml: `<cols><col min="1" max="1" width="30" customWidth="1"/></cols><sheetData>${rows.join('')}</sheetData><mergeCells count="1"><mergeCell ref="A1:E1"/></mergeCells>`,
      },
    ],
    strings: strings.join(''),
  })
  return { name: 'note.xlsx', bytes }
}
