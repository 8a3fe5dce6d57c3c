import { describe, expect, test } from '@jest/globals'
import { png } from '../../pictures/test-support/made-pictures'
import { DocumentError } from '../../error'
import { packageNow } from '../../ooxml/test-support/package-now'
import type { SheetPicture } from '../model'
import { readSpreadsheet } from '../read'

const NAMESPACES = ['office', 'table', 'text', 'drawing', 'svg-compatible']
  .map(
    (name) =>
      `xmlns:${{ drawing: 'draw', 'svg-compatible': 'svg' }[name] ?? name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  )
  .join(' ')

async function read(table: string) {
  const content = `<office:document-content ${NAMESPACES} xmlns:xlink="http://www.w3.org/1999/xlink"><office:body><office:spreadsheet><table:table table:name="Лист">${table}</table:table></office:spreadsheet></office:body></office:document-content>`
  const bytes = packageNow(
    [],
    new Map<string, string | Uint8Array>([
      ['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'],
      ['content.xml', content],
      ['Pictures/1.png', png(96, 48)],
      [
        'META-INF/manifest.xml',
        '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>',
      ],
    ]),
  )
  return (await readSpreadsheet(bytes)).sheets[0]!
}

const image = (href = 'Pictures/1.png', more = '') => `<draw:image xlink:href="${href}" ${more}/>`
const frame = (attributes = '', content = image()) => `<draw:frame ${attributes}>${content}</draw:frame>`
const row = (...cells: string[]) =>
  `<table:table-row>${cells.map((cell) => `<table:table-cell>${cell}</table:table-cell>`).join('')}</table:table-row>`

function refusal(picture: SheetPicture | undefined): unknown {
  try {
    return picture?.load()
  } catch (error) {
    return error instanceof DocumentError ? [error.code, error.params] : error
  }
}

describe('pictures of an OpenDocument sheet', () => {
  test('are in their cells, as large as they are shown, next to the cell’s own text', async () => {
    const described = frame(
      'svg:width="2.5cm" svg:height="12.5mm"',
      `${image()}<svg:title>t</svg:title><svg:desc>Подпись</svg:desc>`,
    )
    const sheet = await read(row('<text:p>ФИО</text:p>', '') + row('', `${described}<text:p>Иванов</text:p>`))
    expect(sheet.rows[1]?.[1]?.text).toBe('Иванов')
    expect(sheet.pictures).toMatchObject([{ row: 1, column: 1, description: 'Подпись' }])
    expect(sheet.pictures?.[0]?.load()).toMatchObject({ type: 'png', width: 900_000, height: 450_000, turn: 0 })
  })

  test('in groups too, and after empty rows and cells that repeat', async () => {
    const sheet = await read(
      '<table:table-row table:number-rows-repeated="7"><table:table-cell table:number-columns-repeated="3"/></table:table-row>' +
        `<table:table-row><table:table-cell table:number-columns-repeated="4"/><table:table-cell><draw:g>${frame()}</draw:g></table:table-cell></table:table-row>`,
    )
    expect(sheet.pictures).toMatchObject([{ row: 7, column: 4 }])
    expect(sheet.pictures?.[0]?.load()).toMatchObject({ width: 914_286, height: 457_143 })
  })

  test('over the sheet are in the cell that they end in, where they say one', async () => {
    const shapes = `<table:shapes>${frame('table:end-cell-address="Лист.B3"')}${frame()}</table:shapes>`
    expect((await read(shapes + row('<text:p>a</text:p>'))).pictures).toMatchObject([{ row: 2, column: 1 }])
  })

  test('a quarter turn against the clock is one of 270 degrees', async () => {
    const turned = frame(
      'svg:width="20mm" svg:height="10mm" draw:transform="rotate (1.5707963267949) translate (1cm 2cm)"',
    )
    expect((await read(row(turned))).pictures?.[0]?.load()).toMatchObject({
      turn: 270,
      width: 360_000,
      height: 720_000,
    })
  })

  test('a chart, a text box and a frame of nothing are none; of several the one that can be shown', async () => {
    const object = frame('', `<draw:object xlink:href="./Object 1"/>${image('./ObjectReplacements/Object 1')}`)
    const box = frame('', `<draw:text-box>${frame()}</draw:text-box>`)
    const both = frame('', image('Pictures/1.svg', 'draw:mime-type="image/svg+xml"') + image())
    const sheet = await read(row(object, frame('', ''), both) + row(box))
    expect(sheet.pictures?.map(({ row: at, column }) => [at, column])).toContainEqual([0, 2])
    expect(sheet.pictures?.find(({ row: at }) => at === 0)?.load().type).toBe('png')
  })

  test('one that is elsewhere is never fetched, and reported when it is wanted', async () => {
    const far = ['http://127.0.0.1:9/x.png', 'file:///etc/passwd', '../x.png', '/etc/x.png']
    const sheet = await read(row(...far.map((href) => frame('', image(href)))))
    expect(sheet.pictures?.map(refusal)).toEqual(['A1', 'B1', 'C1', 'D1'].map((cell) => ['PICTURE_LINKED', { cell }]))
  })
})
