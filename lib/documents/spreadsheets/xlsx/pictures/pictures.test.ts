import { createHash } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { DocumentError } from '../../../error'
import { jpeg, png } from '../../../pictures/test-support/made-pictures'
import type { Sheet, SheetPicture } from '../../model'
import { PicturesByCell } from '../../pictures/by-cell'
import { readSpreadsheet } from '../../read'
import { type PartLink, withParts } from '../../test-support/with-parts'
import { oneSheet } from '../../test-support/xlsx-package'

const SHEET = 'xl/worksheets/sheet1.xml'
const DRAWING = 'xl/drawings/drawing1.xml'
const WORKBOOK = 'xl/workbook.xml'
const NAMESPACES =
  'xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" ' +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"'

const ROW = '<row r="1"><c r="A1" t="inlineStr"><is><t>ФИО</t></is></c></row>'
const PHOTO = png(96, 48)
const PHOTO_SIZE = { width: 914_286, height: 457_143 }

interface PicShape {
  readonly blip?: string
  readonly name?: string
  readonly more?: string
  readonly xfrm?: string
  readonly crop?: string
}

function pic({
  blip = 'r:embed="r1"',
  name = 'name="Picture 1"',
  more = '',
  xfrm = '',
  crop = '',
}: PicShape = {}): string {
  return (
    `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" ${name} ${more}/><xdr:cNvPicPr/></xdr:nvPicPr>` +
    `<xdr:blipFill><a:blip ${blip}><a:extLst><a:ext uri="{1}"><asvg:svgBlip xmlns:asvg="x" r:embed="svg"/></a:ext></a:extLst></a:blip>${crop}<a:stretch/></xdr:blipFill>` +
    `<xdr:spPr>${xfrm}</xdr:spPr></xdr:pic>`
  )
}

const xfrm = (cx: number, cy: number, rot = 0) =>
  `<a:xfrm rot="${rot}"><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm>`
const marker = (name: string, column: number, row: number, x = 0, y = 0) =>
  `<xdr:${name}><xdr:col>${column}</xdr:col><xdr:colOff>${x}</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>${y}</xdr:rowOff></xdr:${name}>`
const twoCell = (content: string, from = marker('from', 1, 2), to = marker('to', 2, 4)) =>
  `<xdr:twoCellAnchor>${from}${to}${content}<xdr:clientData/></xdr:twoCellAnchor>`

const PHOTO_LINK: PartLink = { id: 'r1', type: 'image', target: '../media/image1.png' }

function drawn(anchors: string, links: readonly PartLink[] = [PHOTO_LINK], sheetData = ROW): Promise<Uint8Array> {
  return withParts(
    oneSheet(sheetData),
    { [DRAWING]: `<xdr:wsDr ${NAMESPACES}>${anchors}</xdr:wsDr>`, 'xl/media/image1.png': PHOTO },
    { [SHEET]: [{ id: 'd', type: 'drawing', target: '../drawings/drawing1.xml' }], [DRAWING]: links },
  )
}

async function sheetOf(bytes: Uint8Array | Promise<Uint8Array>): Promise<Sheet> {
  const { sheets } = await readSpreadsheet(await bytes)
  return sheets[0]!
}

async function picturesOf(bytes: Uint8Array | Promise<Uint8Array>): Promise<readonly SheetPicture[]> {
  return (await sheetOf(bytes)).pictures ?? []
}

async function firstOf(bytes: Uint8Array | Promise<Uint8Array>) {
  const { width, height, turn, crop } = (await picturesOf(bytes))[0]!.load()
  return { width, height, turn, crop }
}

function refusal(picture: SheetPicture | undefined): unknown {
  try {
    return picture?.load()
  } catch (error) {
    return error instanceof DocumentError ? [error.code, error.params] : error
  }
}

describe('pictures that float over a sheet', () => {
  test('are in the cell where they begin, with their bytes and their alternative text', async () => {
    const [picture, ...more] = await picturesOf(drawn(twoCell(pic({ more: 'descr="Подпись &amp; печать"' }))))
    expect(more).toEqual([])
    expect(picture).toMatchObject({ row: 2, column: 1, description: 'Подпись & печать' })
    expect([...picture!.load().bytes]).toEqual([...PHOTO])
  })

  test.each([
    ['its own transform', twoCell(pic({ xfrm: xfrm(720_000, 360_000) })), { width: 720_000, height: 360_000 }],
    [
      'two corners in one cell',
      twoCell(pic(), marker('from', 1, 2, 100, 200), marker('to', 1, 2, 36_100, 18_200)),
      { width: 36_000, height: 18_000 },
    ],
    ['its pixels, where nothing says more', twoCell(pic({ xfrm: xfrm(0, 0) })), PHOTO_SIZE],
    [
      'an anchor of one cell',
      `<xdr:oneCellAnchor>${marker('from', 0, 0)}<xdr:ext cx="500" cy="250"/>${pic({ xfrm: xfrm(9, 9) })}</xdr:oneCellAnchor>`,
      { width: 500, height: 250 },
    ],
    [
      'the scales of the groups around it',
      twoCell(
        `<xdr:grpSp><xdr:nvGrpSpPr><xdr:cNvPr id="1" name="g"/></xdr:nvGrpSpPr><xdr:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="200" cy="100"/><a:chOff x="0" y="0"/><a:chExt cx="100" cy="200"/></a:xfrm></xdr:grpSpPr>${pic({ xfrm: xfrm(600, 600) })}</xdr:grpSp>`,
      ),
      { width: 1_200, height: 300 },
    ],
  ])('are as large as the sheet shows them: by %s', async (_, anchor, expected) => {
    expect(await firstOf(drawn(anchor))).toMatchObject(expected)
  })

  test('are turned and cropped as the sheet shows them', async () => {
    const crop = '<a:srcRect l="10000" b="25%"/>'
    expect(await firstOf(drawn(twoCell(pic({ xfrm: xfrm(400, 200, 5_400_000), crop }))))).toEqual({
      width: 200,
      height: 400,
      turn: 90,
      crop: { left: 0.1, top: 0, right: 0, bottom: 0.25 },
    })
    expect(await firstOf(drawn(twoCell(pic({ xfrm: xfrm(400, 200, -5_400_000) }))))).toMatchObject({ turn: 270 })
  })

  test('the lowest comes first, hidden ones not at all', async () => {
    const anchors = [pic({ more: 'descr="low"' }), pic({ more: 'hidden="1"' }), pic({ more: 'descr="high"' })]
    const sheet = await sheetOf(drawn(anchors.map((each) => twoCell(each)).join('')))
    expect(sheet.pictures?.map(({ description }) => description)).toEqual(['low', 'high'])
    expect(new PicturesByCell(sheet).at(2, 1)).toMatchObject({ count: 2, picture: { description: 'low' } })
    expect(new PicturesByCell(sheet).at(2, 2)).toBeNull()
  })

  test('a fallback for something newer counts only if that contains no picture', async () => {
    const both = `<mc:AlternateContent><mc:Choice Requires="x">${pic({ more: 'descr="new"' })}</mc:Choice><mc:Fallback>${pic({ more: 'descr="old"' })}</mc:Fallback></mc:AlternateContent>`
    const ink = `<mc:AlternateContent><mc:Choice Requires="x"><xdr:contentPart/></mc:Choice><mc:Fallback>${pic({ more: 'descr="ink"' })}</mc:Fallback></mc:AlternateContent>`
    const found = await picturesOf(drawn(twoCell(both) + twoCell(ink)))
    expect(found.map(({ description }) => description)).toEqual(['new', 'ink'])
  })

  test('a linked one is never fetched, and reported when it is wanted', async () => {
    const link = { id: 'r2', type: 'image', target: 'http://127.0.0.1:9/x.png', external: true }
    const [linked, embedded] = await picturesOf(
      drawn(twoCell(pic({ blip: 'r:link="r2"' })) + twoCell(pic({ blip: 'r:embed="r1" r:link="r2"' })), [
        PHOTO_LINK,
        link,
      ]),
    )
    expect(refusal(linked)).toEqual(['PICTURE_LINKED', { cell: 'B3' }])
    expect(embedded?.load().type).toBe('png')
  })

  test('one whose part is missing, or of another kind, is reported by its cell', async () => {
    const links = [
      { id: 'r1', type: 'image', target: '../media/none.png' },
      { id: 'r2', type: 'image', target: '../drawings/drawing1.xml' },
    ]
    const [missing, other] = await picturesOf(drawn(twoCell(pic()) + twoCell(pic({ blip: 'r:embed="r2"' })), links))
    expect(refusal(missing)).toEqual(['PICTURE_DAMAGED', { cell: 'B3' }])
    expect(refusal(other)).toEqual(['PICTURE_KIND', { cell: 'B3', kind: 'other' }])
  })

  test('a drawing that can’t be read costs its pictures, not the cells', async () => {
    const { sheets, problems } = await readSpreadsheet(
      await drawn('<xdr:twoCellAnchor a="1" a="2"></xdr:twoCellAnchor>'),
    )
    expect(sheets[0]?.rows[0]?.[0]?.text).toBe('ФИО')
    expect(sheets[0]?.pictures).toBeUndefined()
    expect(problems?.map(({ code }) => code)).toEqual(['SHEET_PICTURES_UNREAD'])
  })

  test('one beyond the grid, or without a cell, is none', async () => {
    const absolute = `<xdr:absoluteAnchor><xdr:pos x="0" y="0"/><xdr:ext cx="9" cy="9"/>${pic()}</xdr:absoluteAnchor>`
    const far = [marker('from', 16_384, 0), marker('from', 0, 1_048_576), marker('from', -1, 0), '<xdr:from/>']
    expect(await picturesOf(drawn(absolute + far.map((from) => twoCell(pic(), from)).join('')))).toEqual([])
  })

  test('ten thousand of them are found in a second', async () => {
    const anchors = Array.from({ length: 10_000 }, (_, row) =>
      twoCell(
        pic({ name: `name="Picture ${row}"`, more: `descr="${createHash('md5').update(String(row)).digest('hex')}"` }),
        marker('from', 1, row),
      ),
    ).join('')
    const bytes = await drawn(anchors)
    const before = process.cpuUsage()
    const sheet = await sheetOf(bytes)
    const found = new PicturesByCell(sheet)
    expect(found.at(9_999, 1)).not.toBeNull()
    expect(process.cpuUsage(before).user).toBeLessThan(25_000_000)
  })
})

describe('pictures in cells', () => {
  const RICH = 'http://schemas.microsoft.com/office/2017/06/relationships'

  function rich(
    cells: string,
    { values = '<rv s="0"><v>0</v><v>5</v><v>Портрет</v></rv>', type = '_localImage' } = {},
  ): Promise<Uint8Array> {
    return withParts(
      oneSheet(`${ROW}<row r="2">${cells}</row>`),
      {
        'xl/metadata.xml':
          '<metadata xmlns="m" xmlns:xlrd="x"><metadataTypes count="2"><metadataType name="XLDAPR"/><metadataType name="XLRICHVALUE"/></metadataTypes>' +
          '<futureMetadata name="XLDAPR" count="1"><bk><extLst/></bk></futureMetadata>' +
          '<futureMetadata name="XLRICHVALUE" count="2"><bk><extLst><ext uri="{3}"><xlrd:rvb i="1"/></ext></extLst></bk><bk><extLst><ext uri="{3}"><xlrd:rvb i="0"/></ext></extLst></bk></futureMetadata>' +
          '<valueMetadata count="2"><bk><rc t="1" v="0"/></bk><bk><rc t="2" v="1"/></bk></valueMetadata></metadata>',
        'xl/richData/rdrichvalue.xml': `<rvData xmlns="d">${values}</rvData>`,
        'xl/richData/rdrichvaluestructure.xml': `<rvStructures xmlns="d"><s t="${type}"><k n="_rvRel:LocalImageIdentifier" t="i"/><k n="CalcOrigin" t="i"/><k n="Text" t="s"/></s></rvStructures>`,
        'xl/richData/richValueRel.xml': '<richValueRels xmlns="d" xmlns:r="r"><rel r:id="rId1"/></richValueRels>',
        'xl/media/image1.jpg': jpeg({ width: 96, height: 48, orientation: 6, exifDpi: 96 }),
      },
      {
        [WORKBOOK]: [
          { id: 'a', type: 'sheetMetadata', target: 'metadata.xml' },
          { id: 'b', type: `${RICH}/rdRichValue`, target: 'richData/rdrichvalue.xml' },
          { id: 'c', type: `${RICH}/rdRichValueStructure`, target: 'richData/rdrichvaluestructure.xml' },
          {
            id: 'd',
            type: 'http://schemas.microsoft.com/office/2022/10/relationships/richValueRel',
            target: 'richData/richValueRel.xml',
          },
        ],
        'xl/richData/richValueRel.xml': [{ id: 'rId1', type: 'image', target: '../media/image1.jpg' }],
      },
    )
  }

  test('of Excel 365 are found through the cell’s metadata, and aren’t errors', async () => {
    const sheet = await sheetOf(
      rich('<c r="A2" t="e" vm="1"><v>#VALUE!</v></c><c r="B2" t="e" vm="2"><v>#VALUE!</v></c>'),
    )
    expect(sheet.rows[1]?.map((cell) => cell?.text)).toEqual(['#VALUE!'])
    expect(sheet.pictures).toMatchObject([{ row: 1, column: 1, description: 'Портрет' }])
    // As the camera was held.
    expect(sheet.pictures?.[0]?.load()).toMatchObject({ type: 'jpeg', width: 457_200, height: 914_400, turn: 90 })
  })

  test('that a function fetched are linked', async () => {
    const sheet = await sheetOf(rich('<c r="B2" t="e" vm="2"><v>#VALUE!</v></c>', { type: '_webimage' }))
    expect(refusal(sheet.pictures?.[0])).toEqual(['PICTURE_LINKED', { cell: 'B2' }])
  })

  test.each([
    ['names no relationship', '<rv s="0"><v>7</v><v>5</v></rv>'],
    ['is empty', '<rv s="0"/>'],
  ])('whose rich value %s are reported', async (_, values) => {
    const sheet = await sheetOf(rich('<c r="B2" t="e" vm="2"><v>#VALUE!</v></c>', { values }))
    expect(refusal(sheet.pictures?.[0])).toEqual(['PICTURE_DAMAGED', { cell: 'B2' }])
  })

  test('of another kind of rich value leave the cell as it is', async () => {
    const sheet = await sheetOf(rich('<c r="B2" t="str" vm="2"><v>Chișinău</v></c>', { type: '_linkedentity' }))
    expect(sheet.rows[1]?.[1]?.text).toBe('Chișinău')
    expect(sheet.pictures).toBeUndefined()
  })

  function wps(cells: string): Promise<Uint8Array> {
    const image = (name: string) =>
      `<etc:cellImage>${pic({ name: `name="${name}"`, more: 'descr="Фото"', xfrm: xfrm(99, 99) })}</etc:cellImage>`
    return withParts(
      oneSheet(`${ROW}<row r="2">${cells}</row>`),
      {
        'xl/cellimages.xml': `<etc:cellImages ${NAMESPACES} xmlns:etc="http://www.wps.cn/officeDocument/2017/etCustomData">${image('ID_A')}${image('ID_B')}</etc:cellImages>`,
        'xl/media/image1.png': PHOTO,
      },
      {
        [WORKBOOK]: [{ id: 'w', type: 'http://www.wps.cn/officeDocument/2020/cellImage', target: 'cellimages.xml' }],
        'xl/cellimages.xml': [{ id: 'r1', type: 'image', target: 'media/image1.png' }],
      },
    )
  }

  test('of WPS Office are found by their formula’s name, whatever another program stored as its value', async () => {
    const formula = (name: string) => `<f>_xlfn.DISPIMG(&quot;${name}&quot;,1)</f>`
    const sheet = await sheetOf(
      wps(
        `<c r="A2" t="str">${formula('ID_A')}<v>=DISPIMG("ID_A",1)</v></c><c r="B2" t="e">${formula('ID_B')}<v>#NAME?</v></c>` +
          `<c r="C2" t="str"><v>=DISPIMG("ID_A",1)</v></c><c r="D2">${formula('ID_B')}</c>` +
          `<c r="E2" t="str">${formula('ID_C')}<v>x</v></c><c r="F2"><f>1+1</f><v>2</v></c>`,
      ),
    )
    expect(sheet.pictures?.map(({ column, description }) => [column, description])).toEqual(
      [0, 1, 2, 3].map((column) => [column, 'Фото']),
    )
    expect(sheet.pictures?.[0]?.load()).toMatchObject(PHOTO_SIZE)
    expect(sheet.rows[1]?.map((cell) => cell?.text)).toEqual([undefined, undefined, undefined, undefined, 'x', '2'])
  })
})
