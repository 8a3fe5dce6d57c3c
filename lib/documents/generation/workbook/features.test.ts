import { expect, test } from '@jest/globals'
import { cellsOf, fill, form, opened, type FormCells } from './test-support/form'

/** One feature of Excel in each form: a loop in row 5 makes three rows of it, so that all below moves down by two. */
const LOOP: FormCells = {
  A4: 'Item',
  B4: 'Count',
  A5: '{#rows}{Item}',
  B5: '{Count}',
  C5: '=B5*2',
  E5: '{/rows}',
  C6: '=SUM(C5:C5)',
}
const SHEET = 'xl/worksheets/sheet1.xml'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** The form with its sheet's XML changed. */
async function changed(cells: FormCells, change: (xml: string) => string): Promise<Uint8Array> {
  const xml = (await opened(form([{ cells }]))).text(SHEET)
  const made = change(xml)
  expect(made).not.toBe(xml)
  return form([{ cells }], { [SHEET]: made })
}

/** The form with parts that belong to its sheet: what their relationships are called, their content types and their XML. */
async function withParts(
  parts: readonly { type: string; name: string; contentType: string; xml: string }[],
  after = '',
): Promise<Uint8Array> {
  const types = (await opened(form([{ cells: LOOP }]))).text('[Content_Types].xml')
  const overrides = parts.map(
    ({ name, contentType }) =>
      `<Override PartName="/xl/${name}" ContentType="application/vnd.openxmlformats-officedocument.${contentType}+xml"/>`,
  )
  const links = parts.map(
    ({ type, name }, index) => `<Relationship Id="r${index}" Type="${OFFICE}/${type}" Target="../${name}"/>`,
  )
  return form([{ cells: LOOP, after }], {
    '[Content_Types].xml': types.replace('</Types>', `${overrides.join('')}</Types>`),
    'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships xmlns="${PACKAGE}">${links.join('')}</Relationships>`,
    ...Object.fromEntries(parts.map(({ name, xml }) => [`xl/${name}`, xml])),
  })
}

async function filledText(bytes: Uint8Array, part: string): Promise<string> {
  return (await opened((await fill(bytes)).file.bytes)).text(part)
}

test('a shared formula becomes one of each row', async () => {
  const bytes = await changed({ ...LOOP, D5: '=B5+1', D6: '=B6+1' }, (xml) =>
    xml
      .replace('<f>B5+1</f>', '<f t="shared" ref="D5:D6" si="0">B5+1</f>')
      .replace('<f>B6+1</f>', '<f t="shared" si="0"/>'),
  )
  const { file } = await fill(bytes)
  expect(await cellsOf(file.bytes)).toMatchObject({ D5: '=B5+1', D6: '=B6+1', D7: '=B7+1', D8: '=B8+1' })
})

test('an array formula keeps its cell and takes in all rows', async () => {
  const bytes = await changed({ ...LOOP, D6: '=SUM(B5:B5*C5:C5)' }, (xml) =>
    xml.replace('<f>SUM(B5:B5*', '<f t="array" ref="D6">SUM(B5:B5*'),
  )
  const xml = await filledText(bytes, SHEET)
  expect(xml).toMatch(/<c r="D8"[^>]*><f t="array" ref="D8">SUM\(B5:B7\*C5:C7\)<\/f>/)
})

test('rows keep their heights, wherever they are', async () => {
  const bytes = await changed(LOOP, (xml) =>
    xml
      .replace('<row r="5"', '<row r="5" ht="33" customHeight="1"')
      .replace('<row r="6"', '<row r="6" ht="44" customHeight="1"'),
  )
  const xml = await filledText(bytes, SHEET)
  const heights = [...xml.matchAll(/<row r="(\d+)"[^>]*? ht="(\d+)"/g)].map(([, row, height]) => [
    Number(row),
    Number(height),
  ])
  expect(heights).toEqual([
    [5, 33],
    [6, 33],
    [7, 33],
    [8, 44],
  ])
})

test('a table takes in all rows, and its own references stay', async () => {
  const table = `<table xmlns="${MAIN}" id="1" name="Goods" displayName="Goods" ref="A4:C5"><autoFilter ref="A4:C5"/><tableColumns count="3"><tableColumn id="1" name="Item"/><tableColumn id="2" name="Count"/><tableColumn id="3" name="Twice"><calculatedColumnFormula>Goods[[#This Row],[Count]]*2</calculatedColumnFormula></tableColumn></tableColumns></table>`
  const bytes = await withParts(
    [{ type: 'table', name: 'tables/table1.xml', contentType: 'spreadsheetml.table', xml: table }],
    '<tableParts count="1"><tablePart r:id="r0"/></tableParts>',
  )
  const xml = await filledText(bytes, 'xl/tables/table1.xml')
  expect(xml).toContain('ref="A4:C7"><autoFilter ref="A4:C7"/>')
  expect(xml).toContain('>Goods[[#This Row],[Count]]*2<')
})

test('a comment moves with its cell, and in a repeated row is there for each', async () => {
  const comments = `<comments xmlns="${MAIN}"><authors><author>A</author></authors><commentList><comment ref="B5" authorId="0"><text><t>of {Item}</t></text></comment><comment ref="C6" authorId="0"><text><t>sum</t></text></comment></commentList></comments>`
  const bytes = await withParts([
    { type: 'comments', name: 'comments1.xml', contentType: 'spreadsheetml.comments', xml: comments },
  ])
  const xml = await filledText(bytes, 'xl/comments1.xml')
  const found = [...xml.matchAll(/<comment ref="([^"]*)"[\s\S]*?<t(?: [^>]*)?>([^<]*)</g)].map(
    ([, ref, text]) => `${ref} ${text}`,
  )
  expect(found).toEqual(['B5 of Bolt', 'B6 of Nut', 'B7 of Board', 'C8 sum'])
})

test('a chart below moves down, and its series take in all rows', async () => {
  const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006'
  const at = (row: number) =>
    `<xdr:col>0</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff>`
  const drawing = `<xdr:wsDr xmlns:xdr="${DRAWING}/spreadsheetDrawing" xmlns:a="${DRAWING}/main"><xdr:twoCellAnchor><xdr:from>${at(7)}</xdr:from><xdr:to>${at(15)}</xdr:to><xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="2" name="Chart"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>`
  const chart = `<c:chartSpace xmlns:c="${DRAWING}/chart"><c:ser><c:val><c:numRef><c:f>Sheet1!$C$5:$C$5</c:f><c:numCache><c:pt idx="0"><c:v>1</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser></c:chartSpace>`
  const bytes = await withParts(
    [
      { type: 'drawing', name: 'drawings/drawing1.xml', contentType: 'drawing', xml: drawing },
      { type: 'chart', name: 'charts/chart1.xml', contentType: 'drawingml.chart', xml: chart },
    ],
    '<drawing r:id="r0"/>',
  )
  const moved = await filledText(bytes, 'xl/drawings/drawing1.xml')
  expect([...moved.matchAll(/<xdr:row>(\d+)</g)].map(([, row]) => Number(row))).toEqual([9, 17])
  const series = await filledText(bytes, 'xl/charts/chart1.xml')
  expect(series).toContain('<c:f>Sheet1!$C$5:$C$7</c:f>')
  expect(series).not.toContain('numCache')
})
