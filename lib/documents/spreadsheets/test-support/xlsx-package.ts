import { packageNow } from '../../ooxml/test-support/package-now'

export interface PackageParts {
  /** The content of `<worksheet>`, a sheet each. */
  readonly sheets: readonly { readonly name: string; readonly xml: string; readonly state?: string }[]
  /** The content of `<sst>`. */
  readonly strings?: string
  /** The content of `<styleSheet>`. */
  readonly styles?: string
  readonly date1904?: boolean
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A workbook from handwritten XML, so that a test can say what no writer would. */
export function xlsxPackage({ sheets, strings = '', styles = '', date1904 = false }: PackageParts): Uint8Array {
  const part = (name: string, content: string) =>
    `<${name} xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}">${content}</${name}>`
  const relationship = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`
  const override = (name: string, type: string) => `<Override PartName="/${name}" ContentType="${TYPES}.${type}+xml"/>`
  const names = sheets.map((_, index) => `worksheets/sheet${index + 1}.xml`)
  const listed = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" r:id="s${index}"${state ? ` state="${state}"` : ''}/>`,
  )
  return packageNow(
    [],
    new Map([
      [
        '[Content_Types].xml',
        `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${[
          override('xl/workbook.xml', 'sheet.main'),
          override('xl/styles.xml', 'styles'),
          override('xl/sharedStrings.xml', 'sharedStrings'),
          ...names.map((name) => override(`xl/${name}`, 'worksheet')),
        ].join('')}</Types>`,
      ],
      [
        '_rels/.rels',
        `<Relationships xmlns="${PACKAGE}/relationships">${relationship('w', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
      ],
      ['xl/workbook.xml', part('workbook', `<workbookPr date1904="${date1904}"/><sheets>${listed.join('')}</sheets>`)],
      [
        'xl/_rels/workbook.xml.rels',
        `<Relationships xmlns="${PACKAGE}/relationships">${[
          relationship('st', 'styles', 'styles.xml'),
          relationship('ss', 'sharedStrings', 'sharedStrings.xml'),
          ...names.map((name, index) => relationship(`s${index}`, 'worksheet', name)),
        ].join('')}</Relationships>`,
      ],
      ['xl/styles.xml', part('styleSheet', styles)],
      ['xl/sharedStrings.xml', part('sst', strings)],
      ...sheets.map(({ xml }, index): [string, string] => [`xl/${names[index]}`, part('worksheet', xml)]),
    ]),
  )
}

/** One sheet with the content of `<sheetData>`; the number formats become cell styles 1, 2, 3 … */
export function oneSheet(
  sheetData: string,
  formats: readonly (string | number)[] = [],
  after = '',
  before = '',
): Uint8Array {
  const custom = formats.map((code, index) =>
    typeof code === 'string'
      ? `<numFmt numFmtId="${200 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`
      : '',
  )
  const xfs = formats.map((code, index) => `<xf numFmtId="${typeof code === 'number' ? code : 200 + index}"/>`)
  return xlsxPackage({
    styles: `<numFmts>${custom.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${xfs.join('')}</cellXfs>`,
    sheets: [{ name: 'Лист1', xml: `${before}<sheetData>${sheetData}</sheetData>${after}` }],
  })
}
