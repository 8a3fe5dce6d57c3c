import { describe, expect, test } from '@jest/globals'
import { PREMIUM_GATE } from '../../ooxml/limits'
import { codesOf, gridsOf, read } from './test-support/read'
import { oneCell, p, sdt, tbl, tc, tr, word } from './test-support/word-xml'

const span = (n: number | string) => `<w:gridSpan w:val="${n}"/>`
const down = (value = '') => `<w:vMerge${value && ` w:val="${value}"`}/>`
const RESTART = down('restart')
const CONTINUE = down()
const across = (value = '') => `<w:hMerge${value && ` w:val="${value}"`}/>`
const HIDDEN = '<w:hidden/>'

describe('where cells are', () => {
  test.each<[string, string, string[]]>([
    ['rows and columns', tbl('A|B', 'C|D'), ['2×2', '0,0 A', '0,1 B', '1,0 C', '1,1 D']],
    [
      'a span moves those after it',
      tbl(tr(tc('A', span(2)) + tc('B')), 'C|D|E'),
      ['2×3', '0,0 1×2 A', '0,2 B', '1,0 C', '1,1 D', '1,2 E'],
    ],
    [
      'a row that begins later',
      tbl('A|B|C', tr(tc('D') + tc('E'), '<w:gridBefore w:val="1"/>')),
      ['2×3', '0,0 A', '0,1 B', '0,2 C', '1,1 D', '1,2 E'],
    ],
    [
      'a row that ends earlier',
      tbl('A|B|C', tr(tc('D'), '<w:gridAfter w:val="2"/>')),
      ['2×3', '0,0 A', '0,1 B', '0,2 C', '1,0 D'],
    ],
    ['a later row is the widest', tbl('A', 'B|C|D'), ['2×3', '0,0 A', '1,0 B', '1,1 C', '1,2 D']],
    [
      'a grid that says less',
      `<w:tbl><w:tblGrid><w:gridCol w:w="100"/></w:tblGrid>${tr('A|B')}</w:tbl>`,
      ['1×2', '0,0 A', '0,1 B'],
    ],
    [
      'merged down',
      tbl(tr(tc('A', RESTART) + tc('B')), tr(tc('', CONTINUE) + tc('C')), tr(tc('', down('continue')) + tc('D'))),
      ['3×2', '0,0 3×1 A', '0,1 B', '1,1 C', '2,1 D'],
    ],
    [
      'merged down in the same column, not of the same index',
      tbl(tr(tc('A', span(2)) + tc('B', RESTART)), tr(tc('C') + tc('D') + tc('', CONTINUE))),
      ['2×3', '0,0 1×2 A', '0,2 2×1 B', '1,0 C', '1,1 D'],
    ],
    [
      'merged down and across',
      tbl(tr(tc('A', span(2) + RESTART)), tr(tc('', span(2) + CONTINUE)), 'B|C'),
      ['3×2', '0,0 2×2 A', '2,0 B', '2,1 C'],
    ],
    [
      'two merged cells one under the other',
      tbl(tr(tc('A', RESTART)), tr(tc('', CONTINUE)), tr(tc('B', RESTART)), tr(tc('', CONTINUE))),
      ['4×1', '0,0 2×1 A', '2,0 2×1 B'],
    ],
    [
      'merged across in the older way',
      tbl(tr(tc('A', across('restart')) + tc('', across()) + tc('B')), 'C|D|E'),
      ['2×3', '0,0 1×2 A', '0,2 B', '1,0 C', '1,1 D', '1,2 E'],
    ],
    [
      'both older ways at once',
      tbl(
        tr(tc('A', across('restart') + RESTART) + tc('', across())),
        tr(tc('', across('restart') + CONTINUE) + tc('', across())),
      ),
      ['2×2', '0,0 2×2 A'],
    ],
    [
      'nothing above to continue',
      tbl('A|B', tr(tc('C', CONTINUE) + tc('D'))),
      ['2×2', '0,0 A', '0,1 B', '1,0 C', '1,1 D'],
    ],
    [
      'another width than above',
      tbl(tr(tc('A', span(2) + RESTART)), tr(tc('B', CONTINUE) + tc('C'))),
      ['2×2', '0,0 1×2 A', '1,0 B', '1,1 C'],
    ],
    [
      'a hidden row in a merged cell',
      tbl(tr(tc('A', RESTART)), tr(tc('', CONTINUE), HIDDEN), tr(tc('', CONTINUE))),
      ['2×1', '0,0 2×1 A'],
    ],
    [
      'a merged cell that begins in a hidden row is not the one above',
      tbl(tr(tc('A', RESTART)), tr(tc('B', RESTART), HIDDEN), tr(tc('C', CONTINUE))),
      ['2×1', '0,0 A', '1,0 C'],
    ],
    ['a hidden row takes no number', tbl('A', tr(tc('B'), HIDDEN), 'C'), ['2×1', '0,0 A', '1,0 C']],
    ['a row that says it is not hidden', tbl('A', tr(tc('B'), '<w:hidden w:val="0"/>')), ['2×1', '0,0 A', '1,0 B']],
    [
      'cells and rows in content controls',
      tbl(sdt(tr(tc('A') + sdt(tc('B')))), tr(sdt(tc('C')) + tc('D'))),
      ['2×2', '0,0 A', '0,1 B', '1,0 C', '1,1 D'],
    ],
    [
      'cells and rows in custom XML',
      tbl(`<w:customXml w:element="a">${tr(`<w:customXml w:element="b">${tc('A')}</w:customXml>`)}</w:customXml>`),
      ['1×1', '0,0 A'],
    ],
  ])('%s', async (_, body, expected) => {
    expect(await gridsOf(body)).toEqual([expected])
  })
})

describe('spans that are none', () => {
  const rowOf = (value: number | string) =>
    `<w:tbl><w:tblGrid><w:gridCol/><w:gridCol/><w:gridCol/></w:tblGrid>${tr(tc('A') + tc('B', span(value)) + tc('C'))}</w:tbl>`

  test.each([-3, 0, 'abc', ''])('%j counts as one column, and is reported', async (value) => {
    expect(await gridsOf(rowOf(value))).toEqual([['1×3', '0,0 A', '0,1 B', '0,2 C']])
    expect(await codesOf(rowOf(value))).toEqual(['TABLE_SPAN_WRONG'])
  })

  test('more columns than any table has are what is left of the grid, and the text after them stays', async () => {
    expect(await gridsOf(rowOf(2 ** 31 - 1))).toEqual([['1×4', '0,0 A', '0,1 1×2 B', '0,3 C']])
  })

  test('a row that begins before the grid or after all columns begins at the first', async () => {
    for (const value of [-1, 2 ** 31 - 1]) {
      expect(await gridsOf(tbl(tr(tc('A'), `<w:gridBefore w:val="${value}"/>`)))).toEqual([['1×1', '0,0 A']])
    }
  })
})

describe('warnings about a grid', () => {
  test('a continued cell with none above', async () => {
    expect(await codesOf(tbl(tr(tc('A', CONTINUE))))).toEqual(['TABLE_MERGE_ORPHAN'])
  })

  test('text in a cell that another covers', async () => {
    const { messages } = await read(word(tbl(tr(tc('A', RESTART)), tr(tc('lost', CONTINUE)))))
    expect(messages).toMatchObject([{ code: 'TABLE_COVERED_TEXT', params: { table: 't1', text: 'lost' } }])
  })

  test('hidden rows are counted, and one that a merged cell began in isn’t an orphan', async () => {
    const { messages } = await read(word(tbl(tr(tc('A', RESTART), HIDDEN), tr(tc('', CONTINUE)))))
    expect(messages).toMatchObject([{ code: 'TABLE_HIDDEN_ROWS', params: { count: 1 } }])
  })
})

describe('header rows, widths and looks', () => {
  const header = (value = '') => `<w:tblHeader${value && ` w:val="${value}"`}/>`
  test.each<[string, string[], number]>([
    ['from the top', [header(), header(), ''], 2],
    ['not below another row', ['', header()], 0],
    ['not where it says no', [header('0'), ''], 0],
    ['not all rows', [header(), header()], 0],
    ['without hidden rows', [header() + HIDDEN, header(), ''], 1],
  ])('header rows: %s', async (_, rows, expected) => {
    const { tables } = await read(word(tbl(...rows.map((properties) => tr('<w:tc><w:p/></w:tc>', properties)))))
    expect(tables[0]?.headerRows).toBe(expected)
  })

  test('widths are those of the grid, and null where it says none', async () => {
    const xml = `<w:tbl><w:tblGrid><w:gridCol w:w="1200"/><w:gridCol/></w:tblGrid>${tr('A|B')}</w:tbl>`
    expect((await read(word(xml))).tables[0]?.widths).toEqual([1200, null])
    expect((await read(word(tbl('A|B')))).tables[0]?.widths).toEqual([])
  })

  test("a cell's shading, alignment and looks come with it", async () => {
    const runs = '<w:r><w:rPr><w:b/></w:rPr><w:t>bold</w:t></w:r><w:r><w:t> plain</w:t></w:r>'
    const cell = tc(p(runs, '<w:jc w:val="end"/>'), '<w:shd w:val="clear" w:fill="d9e2f3"/>')
    expect((await read(word(tbl(tr(cell))))).tables[0]?.cells).toEqual([
      {
        row: 0,
        col: 0,
        rowSpan: 1,
        colSpan: 1,
        text: 'bold plain',
        notes: [],
        pictures: [],
        tables: [],
        languages: [],
        fill: 'D9E2F3',
        align: 'right',
        runs: [
          { text: 'bold', bold: true, italic: false, position: 'base', link: null },
          { text: ' plain', bold: false, italic: false, position: 'base', link: null },
        ],
      },
    ])
  })
})

describe('what isn’t a table, or no ordinary one', () => {
  test('a table without rows, or without cells, is none', async () => {
    expect(await gridsOf('<w:tbl/>' + '<w:tbl><w:tr/></w:tbl>' + tbl('A'))).toEqual([['1×1', '0,0 A']])
  })

  test('empty cells are cells', async () => {
    expect(await gridsOf(tbl('|'))).toEqual([['1×2', '0,0 ', '0,1 ']])
  })

  test('3 000 tables in one another are refused by the gate', async () => {
    const deep = '<w:tbl><w:tr><w:tc>'.repeat(3_000) + '<w:p/>' + '</w:tc></w:tr></w:tbl>'.repeat(3_000)
    await expect(read(word(deep))).rejects.toMatchObject({ code: 'GATE_DEEP' })
  })

  test('as many in one another as the gate lets pass are read', async () => {
    const depth = Math.floor((PREMIUM_GATE.maxDepth - 4) / 3)
    let body = p('end')
    for (let n = 0; n < depth; n++) body = tbl(tr(tc(body + p(`${n}`))))
    const { tables } = await read(word(body))
    expect(tables).toHaveLength(depth)
    expect(tables.at(-1)).toMatchObject({ parentId: `t${depth - 1}`, cells: [{ text: 'end\n0' }] })
  })

  test('text before and after all tables is none of theirs', async () => {
    expect(await gridsOf(p('before') + oneCell('A') + p('after'))).toEqual([['1×1', '0,0 A']])
  })
})
