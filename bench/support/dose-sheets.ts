import { packageNow } from '@/lib/documents/ooxml/test-support/package-now'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const HEADERS = [
  'Personal number',
  'Name',
  'Department',
  'Badge number',
  'Position',
  'Period',
  'Hp(10), mSv',
  'Hp(0.07), mSv',
  'Hp(3), mSv',
  'YTD Hp(10), mSv',
  'kV',
  'Note',
]
const LETTERS = 'ABCDEFGHIJKL'
const DEPARTMENTS = ['Radiology', 'Cath lab', 'Nuclear medicine', 'Radiotherapy', 'Operating theatre']
const POSITIONS = ['chest', 'collar', 'lens', 'left finger', 'right finger']
const SURNAMES = 'Adams Brown Clark Drake Evans Foley Green Hale Irwin Jones Knight Lowe Moore Nash Owen'.split(' ')
const NOTES = ['worn over the apron', 'late', 'replaced', 'on leave from 12.03 to 26.03']

/** A shared string's number, as Excel writes texts. */
class Strings {
  readonly #numbers = new Map<string, number>()

  number(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    const next = this.#numbers.size
    this.#numbers.set(text, next)
    return next
  }

  xml(): string {
    const items = [...this.#numbers.keys()].map((text) => `<si><t>${text.replaceAll('<', '&lt;')}</t></si>`)
    return `${XML}<sst xmlns="${MAIN}" uniqueCount="${items.length}">${items.join('')}</sst>`
  }
}

/** A dose of a period: most are typed numbers of two decimals; some are bounds, marks, or missing. */
function dose(row: number, column: number): number | string | null {
  const seed = (row * 7919 + column * 104_729) % 1000
  if (seed < 90) return null
  if (seed < 190) return '<0.05'
  if (seed < 230) return 'M'
  if (seed < 240) return 'not read'
  return Math.round(5 + seed / 8) / 100
}

/** A row a badge, twelve months of each person one after another. */
function values(row: number): (number | string | null)[] {
  const person = Math.floor(row / 12)
  const month = row % 12
  const surname = SURNAMES[person % SURNAMES.length] ?? ''
  return [
    100_000 + person,
    `${surname} ${String.fromCharCode(65 + (person % 26))}. ${person}`,
    DEPARTMENTS[person % DEPARTMENTS.length] ?? '',
    7_000_000 + row,
    POSITIONS[person % POSITIONS.length] ?? '',
    `2025-${String(month + 1).padStart(2, '0')}`,
    dose(row, 6),
    dose(row, 7),
    dose(row, 8),
    Math.round((month + 1) * 12 + (person % 90)) / 100,
    60 + (row % 60),
    row % 17 === 0 ? (NOTES[row % NOTES.length] ?? '') : null,
  ]
}

/** An .xlsx file of personal doses, 12 columns, as Excel writes one: shared strings, typed numbers. */
export function dosesWorkbookOf(rows: number): Uint8Array {
  return workbookOf(HEADERS, rows, values)
}

/** The same as a CSV file. */
export function dosesCsvOf(rows: number): Uint8Array {
  const lines = [HEADERS, ...Array.from({ length: rows }, (_, row) => values(row))]
  const text = lines.map((cells) =>
    cells.map((cell) => (/[,"]/.test(String(cell)) ? `"${cell}"` : (cell ?? ''))).join(),
  )
  return new TextEncoder().encode(`${text.join('\n')}\n`)
}

/** The same of four columns, with one dose a row. */
export function doseListOf(rows: number): Uint8Array {
  return workbookOf(['Personal number', 'Name', 'Period', 'Hp(10), mSv'], rows, (row) => {
    const [number, name, , , , period] = values(row)
    return [number ?? null, name ?? null, period ?? null, dose(row, 6) ?? '<0.05']
  })
}

function workbookOf(
  headers: readonly string[],
  rows: number,
  valuesOf: (row: number) => (number | string | null)[],
): Uint8Array {
  const strings = new Strings()
  const cell = (value: number | string | null, column: number, row: number): string => {
    if (value === null) return ''
    const ref = `${LETTERS.charAt(column)}${row}`
    if (typeof value === 'number') return `<c r="${ref}"><v>${value}</v></c>`
    return `<c r="${ref}" t="s"><v>${strings.number(value)}</v></c>`
  }
  const line = (cells: readonly (number | string | null)[], row: number) =>
    `<row r="${row}">${cells.map((value, column) => cell(value, column, row)).join('')}</row>`
  const lines = [line(headers, 1)]
  for (let row = 0; row < rows; row++) lines.push(line(valuesOf(row), row + 2))
  const sheet = `${XML}<worksheet xmlns="${MAIN}"><dimension ref="A1:${LETTERS.charAt(headers.length - 1)}${rows + 1}"/><sheetData>${lines.join('')}</sheetData></worksheet>`
  return packageNow(
    [],
    new Map([
      [
        '[Content_Types].xml',
        `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${TYPES}.sharedStrings+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
      ],
      [
        '_rels/.rels',
        `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ],
      [
        'xl/workbook.xml',
        `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Doses" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
      [
        'xl/_rels/workbook.xml.rels',
        `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
      ],
      ['xl/sharedStrings.xml', strings.xml()],
      ['xl/worksheets/sheet1.xml', sheet],
    ]),
  )
}
