import { describe, expect, test } from '@jest/globals'
import { packageNow } from '../ooxml/test-support/package-now'
import { readSpreadsheet } from './read'
import { xlsxPackage } from './test-support/xlsx-package'

/** What the first row contains, with `~` before what is struck through. */
async function firstRow(bytes: Uint8Array): Promise<readonly string[]> {
  const { sheets } = await readSpreadsheet(bytes, { language: 'ru' })
  return (sheets[0]?.rows[0] ?? []).map((cell) => `${cell?.struck ? '~' : ''}${cell?.text}`)
}

describe('a cell that is struck through', () => {
  test('in a workbook: by its style, or in a part of its text', async () => {
    const run = (text: string, look = '') => `<r><rPr>${look}</rPr><t xml:space="preserve">${text}</t></r>`
    const bytes = xlsxPackage({
      styles: [
        '<fonts><font><sz val="11"/></font><font><strike/></font><font><strike val="0"/></font></fonts>',
        '<dxfs><dxf><font><strike/></font></dxf></dxfs>',
        '<cellStyleXfs><xf numFmtId="0" fontId="1"/></cellStyleXfs>',
        '<cellXfs><xf numFmtId="0" fontId="0"/><xf numFmtId="0" fontId="1"/><xf numFmtId="2" fontId="2"/></cellXfs>',
      ].join(''),
      strings: [
        `<si>${run('0,12', '<strike/>')}${run(' 0,21')}</si>`,
        `<si>${run('0,3')}${run(' ', '<strike/>')}</si>`,
        `<si>${run('0,4', '<strike val="false"/>')}</si>`,
        '<si><t>0,5</t></si>',
        `<si>${run('12', '<strike/>')}${run('13')}</si>`,
      ].join(''),
      sheets: [
        {
          name: 'Лист1',
          xml: `<sheetData><row r="1"><c><v>1</v></c><c s="1"><v>1</v></c><c s="2"><v>1</v></c>${[0, 1, 2, 3, 4]
            .map((index) => `<c t="s"><v>${index}</v></c>`)
            .join(
              '',
            )}<c t="inlineStr"><is>${run('0,6', '<strike val="1"/>')}</is></c><c t="inlineStr"><is><t>0,7</t></is></c></row></sheetData>`,
        },
      ],
    })
    expect(await firstRow(bytes)).toEqual([
      '1',
      '~1',
      '1,00',
      '~0,12 0,21',
      '0,3 ',
      '0,4',
      '0,5',
      '~12 13',
      '~0,6',
      '0,7',
    ])
  })

  test('in an OpenDocument spreadsheet: by its style, by one that it is made from, by its column, or in a part of its text', async () => {
    const names = ['office', 'table', 'text', 'style']
      .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
      .join(' ')
    const style = (name: string, family: string, line: string, parent = '') =>
      `<style:style style:name="${name}" style:family="${family}"${parent && ` style:parent-style-name="${parent}"`}><style:text-properties style:text-line-through-style="${line}"/></style:style>`
    const cell = (text: string, look = '') =>
      `<table:table-cell office:value-type="string"${look && ` table:style-name="${look}"`}><text:p>${text}</text:p></table:table-cell>`
    const styles = [
      style('struck', 'table-cell', 'solid'),
      '<style:style style:name="child" style:family="table-cell" style:parent-style-name="struck"/>',
      style('free', 'table-cell', 'none', 'struck'),
      style('T1', 'text', 'solid'),
    ]
    const cells = [
      cell('1'),
      cell('2', 'struck'),
      cell('3', 'child'),
      cell('4', 'free'),
      cell('<text:span text:style-name="T1">5</text:span> 6'),
      cell('<text:span text:style-name="T2">7</text:span>'),
      cell('8'),
      cell('9'),
    ]
    const columns =
      '<table:table-column table:number-columns-repeated="6"/><table:table-column table:default-cell-style-name="struck"/><table:table-column table:default-cell-style-name="T1"/>'
    const content = `<office:document-content ${names}><office:automatic-styles>${styles.join('')}</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="A">${columns}<table:table-row>${cells.join('')}</table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`
    const bytes = packageNow(
      [],
      new Map([
        ['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'],
        ['content.xml', content],
      ]),
    )
    expect(await firstRow(bytes)).toEqual(['1', '~2', '~3', '4', '~5 6', '7', '~8', '9'])
  })
})
