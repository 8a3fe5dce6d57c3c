import { describe, expect, test } from '@jest/globals'
import { buildZip, contentTypes, relationshipsItem, rootRelationships } from '../../ooxml/test-support/packages'
import { grid, gridsOf, read } from './test-support/read'
import { oneCell, p, packageOf, r, sdt, styles, tbl, tc, tr, word, xmlOf, type OwnPart } from './test-support/word-xml'

const part = (name: string, kind: string, root: string, content: string): OwnPart => ({ name, kind, root, content })
const wpsBox = (content: string) =>
  r(
    `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent>`,
  )
const vmlBox = (content: string) =>
  r(`<w:pict><v:shape><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict>`)

/** For each table: its id, its place, its first cell. */
async function placesOf(bytes: Uint8Array) {
  const { tables } = await read(bytes)
  return tables.map(({ id, part, paragraph, parentId, parentCell, cells }) => [
    id,
    part,
    paragraph,
    parentId,
    parentCell && `${parentCell.row},${parentCell.col}`,
    cells[0]?.text,
  ])
}

describe('every place where a table can be', () => {
  test('body, headers, footers, footnotes, endnotes, comments, in this order, each by the name of its part', async () => {
    const note = (name: string, text: string) => `<w:${name} w:id="1">${p()}${oneCell(text)}</w:${name}>`
    const bytes = word(p() + oneCell('body'), [
      part('comments', 'comments', 'comments', note('comment', 'comment')),
      part('endnotes', 'endnotes', 'endnotes', note('endnote', 'endnote')),
      part('footnotes', 'footnotes', 'footnotes', note('footnote', 'footnote')),
      part('footer1', 'footer', 'ftr', oneCell('footer')),
      part('header2', 'header', 'hdr', oneCell('second')),
      part('header1', 'header', 'hdr', oneCell('first')),
    ])
    expect(await placesOf(bytes)).toEqual([
      ['t1', 'word/document.xml', 0, null, null, 'body'],
      ['t2', 'word/header1.xml', -1, null, null, 'first'],
      ['t3', 'word/header2.xml', -1, null, null, 'second'],
      ['t4', 'word/footer1.xml', -1, null, null, 'footer'],
      ['t5', 'word/footnotes.xml', 0, null, null, 'footnote'],
      ['t6', 'word/endnotes.xml', 0, null, null, 'endnote'],
      ['t7', 'word/comments.xml', 0, null, null, 'comment'],
    ])
  })

  test('a part without a reference isn’t part of the document', async () => {
    const header = part('header1', 'footnote', 'hdr', oneCell('x'))
    expect(await gridsOf(oneCell('A'), [header])).toHaveLength(1)
  })

  test('nested tables follow their parents, whose text has none of theirs', async () => {
    const inner = tbl(tr(tc(p('B') + oneCell('C') + p())))
    const bytes = word(tbl(tr(tc('A') + tc(p('before') + inner + p('after')))) + oneCell('D'))
    expect(await placesOf(bytes)).toEqual([
      ['t1', 'word/document.xml', -1, null, null, 'A'],
      ['t2', 'word/document.xml', 1, 't1', '0,1', 'B'],
      ['t3', 'word/document.xml', 2, 't2', '0,0', 'C'],
      ['t4', 'word/document.xml', 5, null, null, 'D'],
    ])
    const { tables } = await read(bytes)
    expect(tables[0]?.cells.map(({ text, tables: ids }) => [text, ids])).toEqual([
      ['A', []],
      ['before\nafter', ['t2']],
    ])
  })

  test('a table in a covered cell belongs to the cell that covers it', async () => {
    const merged = tbl(tr(tc('A', '<w:vMerge w:val="restart"/>')), tr(tc(oneCell('N') + p(), '<w:vMerge/>')))
    const { tables } = await read(word(merged))
    expect(tables[1]).toMatchObject({ parentId: 't1', parentCell: { row: 0, col: 0 } })
    expect(tables[0]?.cells[0]?.tables).toEqual(['t2'])
  })

  test('content controls at every level', async () => {
    expect(await gridsOf(sdt(sdt(oneCell('A'))) + oneCell(sdt(oneCell('B') + p('C')) + p('D')))).toEqual([
      ['1×1', '0,0 A'],
      ['1×1', '0,0 C\nD'],
      ['1×1', '0,0 B'],
    ])
  })

  test.each([
    ['DrawingML', wpsBox],
    ['VML', vmlBox],
  ])('text boxes of %s, once', async (_, box) => {
    expect(await gridsOf(p(box(oneCell('A'))))).toEqual([['1×1', '0,0 A']])
    const inCell = tbl(tr(tc(p(r('before ') + box(p('in the box')) + r('after', '<w:b/>')) + p('end'))))
    expect(await gridsOf(inCell)).toEqual([['1×1', '0,0 before after\nin the box\nend']])
    const { tables } = await read(word(tbl(tr(tc(p(box(oneCell('B')) + r('A')))))))
    expect(tables.map(({ id, parentId }) => [id, parentId])).toEqual([
      ['t1', null],
      ['t2', 't1'],
    ])
    expect(tables.map(grid)).toEqual([
      ['1×1', '0,0 A'],
      ['1×1', '0,0 B'],
    ])
  })

  test('the looks of a run go on after the box in it', async () => {
    const box = `<w:r><w:rPr><w:b/></w:rPr><w:pict><v:textbox><w:txbxContent>${p('box')}</w:txbxContent></v:textbox></w:pict><w:t>bold</w:t></w:r>`
    const { tables } = await read(word(oneCell(p(box))))
    expect(tables[0]?.cells[0]?.runs.map(({ text, bold }) => [text, bold])).toEqual([
      ['bold', true],
      ['\nbox', false],
    ])
  })
})

describe('frames', () => {
  test('a table of one cell round another is left out and said, frames in frames too', async () => {
    const framed = oneCell(oneCell(tbl('A|B') + p()) + p())
    const { tables, messages } = await read(word(p('Таблица 1 – Дозы') + framed + p()))
    expect(tables.map(grid)).toEqual([['1×2', '0,0 A', '0,1 B']])
    expect(tables[0]).toMatchObject({ id: 't1', parentId: null, parentCell: null, caption: 'Таблица 1 – Дозы' })
    expect(messages.map(({ code }) => code)).toEqual(['TABLE_FRAME', 'TABLE_FRAME'])
  })

  test('a frame in a cell leaves its table in that cell', async () => {
    const { tables } = await read(word(tbl(tr(tc('A') + tc(oneCell(tbl('B|C') + p()) + p())))))
    expect(tables[1]).toMatchObject({ id: 't2', parentId: 't1', parentCell: { row: 0, col: 1 } })
    expect(tables[0]?.cells[1]?.tables).toEqual(['t2'])
  })

  test('a cell with its own text isn’t a frame', async () => {
    expect(await gridsOf(oneCell(p('A') + tbl('B|C') + p()))).toHaveLength(2)
  })
})

describe('captions, headings and what is between them', () => {
  test('captions above and below, and the nearest heading', async () => {
    const parts = [
      styles(
        '<w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>',
      ),
    ]
    const heading = p(r('Персонал'), '<w:pStyle w:val="H"/>')
    const body = heading + p('Таблица 1 – Дозы') + oneCell('A') + p() + p('text') + oneCell('B') + p('Table 2. Doses')
    const { tables } = await read(word(body, parts))
    expect(tables.map(({ caption, heading: near }) => [caption, near])).toEqual([
      ['Таблица 1 – Дозы', 'Персонал'],
      ['Table 2. Doses', 'Персонал'],
    ])
  })

  test('texts and breaks between tables are reported, empty paragraphs are not', async () => {
    const page = p('<w:r><w:br w:type="page"/></w:r>')
    const { tables } = await read(
      word(oneCell('A') + p() + oneCell('B') + page + p('Продолжение таблицы 1') + oneCell('C')),
    )
    expect(tables.map(({ gap }) => gap)).toEqual([
      { previous: null, texts: [], break: false },
      { previous: 't1', texts: [], break: false },
      { previous: 't2', texts: ['Продолжение таблицы 1'], break: true },
    ])
  })

  test('a picture between tables isn’t an empty paragraph, and captions are found past it', async () => {
    const inline =
      '<w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:docPr id="1" name="a"/></wp:inline></w:drawing>'
    const picture = p(`<w:r>${inline}</w:r>`)
    const { tables } = await read(word(oneCell('A') + picture + oneCell('B') + picture + p('Таблица 3') + oneCell('C')))
    expect(tables.map(({ gap, caption }) => [gap.texts, caption])).toEqual([
      [[], null],
      [['\ufffc'], null],
      [['Таблица 3', '\ufffc'], 'Таблица 3'],
    ])
  })
})

describe('how the XML is written', () => {
  const plain = xmlOf('document', `<w:body>${tbl('A|B')}<w:sectPr/></w:body>`)
  const expected = [['1×2', '0,0 A', '0,1 B']]

  test.each<[string, string]>([
    [
      'Strict',
      plain.replace(
        'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
        'http://purl.oclc.org/ooxml/wordprocessingml/main',
      ),
    ],
    ['another prefix', plain.replaceAll('w:', 'ns0:').replace('xmlns:w=', 'xmlns:ns0=')],
    ['the default namespace', plain.replaceAll('xmlns:w=', 'xmlns=').replaceAll('<w:', '<').replaceAll('</w:', '</')],
    [
      'a prefix declared where it is used',
      plain
        .replace('<w:tbl>', '<q:tbl xmlns:q="http://schemas.openxmlformats.org/wordprocessingml/2006/main">')
        .replace('</w:tbl>', '</q:tbl>'),
    ],
  ])('%s', async (_, xml) => {
    const { tables } = await read(packageOf(xml))
    expect(tables.map(grid)).toEqual(expected)
  })

  test('elements of other namespaces are none of ours', async () => {
    const { tables } = await read(packageOf(plain.replace('<w:tbl>', '<x:tbl xmlns:x="urn:x"/><w:tbl>')))
    expect(tables).toHaveLength(1)
  })

  test('the main part by its type, whatever its name', async () => {
    const bytes = buildZip([
      contentTypes({
        'word/document2.xml': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
      }),
      rootRelationships('word/document2.xml'),
      relationshipsItem('word/_rels/document2.xml.rels'),
      { name: 'word/document2.xml', content: plain },
    ])
    expect((await read(bytes)).tables.map(({ part: name }) => name)).toEqual(['word/document2.xml'])
  })

  test('XML that is none is refused', async () => {
    await expect(read(packageOf(plain.replace('</w:tr>', '</w:tx>')))).rejects.toMatchObject({ code: 'GATE_XML' })
  })
})

describe('what the file says of its numbers', () => {
  test('the decimal mark and the language', async () => {
    const parts = [
      part('settings', 'settings', 'settings', '<w:decimalSymbol w:val=","/>'),
      styles('<w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="ru-RU"/></w:rPr></w:rPrDefault></w:docDefaults>'),
    ]
    expect((await read(word(oneCell('A'), parts))).evidence).toEqual({ decimalSymbol: ',', language: 'ru-RU' })
    expect((await read(word(oneCell('A')))).evidence).toEqual({ decimalSymbol: null, language: null })
  })

  test("a cell's own languages, the one with most text first", async () => {
    const lang = (value: string) => `<w:lang w:val="${value}"/>`
    const { tables } = await read(word(oneCell(p(r('a', lang('en-US')) + r('больше', lang('ru-RU'))))))
    expect(tables[0]?.cells[0]?.languages).toEqual(['ru-RU', 'en-US'])
  })
})

describe('the page that a table begins on', () => {
  const pageBreak = '<w:lastRenderedPageBreak/>'
  const pagesOf = async (bytes: Uint8Array) => (await read(bytes)).tables.map(({ page }) => page)

  test('is counted by the breaks that Word saved, one in its own first cell included', async () => {
    const pushed = tbl(tr(tc(p(r(`${pageBreak}<w:t>C</w:t>`)))))
    const body = oneCell('A') + p(r(`${pageBreak}<w:t>text</w:t>`)) + oneCell('B') + p() + pushed
    expect(await pagesOf(word(body))).toEqual([1, 2, 3])
  })

  test('stays the first of a table that goes on over a page', async () => {
    const long = tbl(tr(tc(p(r('<w:t>A</w:t>')))) + tr(tc(p(r(`${pageBreak}<w:t>B</w:t>`)))))
    expect(await pagesOf(word(long + p() + oneCell('C')))).toEqual([1, 2])
  })

  test('is not known where no break is saved, nor in a header', async () => {
    expect(await pagesOf(word(oneCell('A')))).toEqual([null])
    const header = part('header1', 'header', 'hdr', oneCell('first'))
    expect(await pagesOf(word(p(r(pageBreak)) + oneCell('A'), [header]))).toEqual([2, null])
  })
})
