import { describe, expect, test } from '@jest/globals'
import { gridsOf } from './test-support/read'
import { numbering, oneCell, p, r, t, tbl, tc, tr } from './test-support/word-xml'

const by = 'w:id="1" w:author="A"'
const wrap = (name: string) => (content: string) => `<w:${name} ${by}>${content}</w:${name}>`
const [ins, del, moveFrom, moveTo] = [wrap('ins'), wrap('del'), wrap('moveFrom'), wrap('moveTo')]
const gone = (text: string) => `<w:r><w:delText>${text}</w:delText></w:r>`
const mark = (name: string) => `<w:rPr><w:${name} ${by}/></w:rPr>`
const row = (name: string) => `<w:${name} ${by}/>`
const LIST = numbering(
  '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
)
const numbered = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'

/** What is in the accepted view, and in the original one. */
type Views = [accepted: string[] | null, original: string[] | null]

describe('tracked changes, accepted and original', () => {
  test.each<[string, string, Views]>([
    [
      'runs put in',
      oneCell(p(r('A') + ins(r('B')))),
      [
        ['1×1', '0,0 AB'],
        ['1×1', '0,0 A'],
      ],
    ],
    [
      'runs taken out',
      oneCell(p(r('A') + del(gone('B')))),
      [
        ['1×1', '0,0 A'],
        ['1×1', '0,0 AB'],
      ],
    ],
    [
      'put in, then taken out',
      oneCell(p(r('A') + ins(del(gone('B'))))),
      [
        ['1×1', '0,0 A'],
        ['1×1', '0,0 A'],
      ],
    ],
    [
      'moved',
      oneCell(p(moveFrom(r('A')) + r('B') + moveTo(r('A')))),
      [
        ['1×1', '0,0 BA'],
        ['1×1', '0,0 AB'],
      ],
    ],
    [
      'a paragraph taken out',
      oneCell(p('A') + p(del(gone('B')), mark('del')) + p('C')),
      [
        ['1×1', '0,0 A\nC'],
        ['1×1', '0,0 A\nB\nC'],
      ],
    ],
    [
      'the end of a paragraph taken out',
      oneCell(p(r('A'), mark('del')) + p('B')),
      [
        ['1×1', '0,0 AB'],
        ['1×1', '0,0 A\nB'],
      ],
    ],
    [
      'the end of a paragraph put in',
      oneCell(p(r('A'), mark('ins')) + p('B')),
      [
        ['1×1', '0,0 A\nB'],
        ['1×1', '0,0 AB'],
      ],
    ],
    [
      'paragraphs moved away',
      oneCell(p(moveFrom(r('A')), mark('moveFrom')) + p('B')),
      [
        ['1×1', '0,0 B'],
        ['1×1', '0,0 A\nB'],
      ],
    ],
    [
      'rows put in',
      tbl('A', tr('B', row('ins'))),
      [
        ['2×1', '0,0 A', '1,0 B'],
        ['1×1', '0,0 A'],
      ],
    ],
    [
      'rows taken out',
      tbl('A', tr('B', row('del')), 'C'),
      [
        ['2×1', '0,0 A', '1,0 C'],
        ['3×1', '0,0 A', '1,0 B', '2,0 C'],
      ],
    ],
    ['all rows taken out', tbl(tr('A', row('del'))), [null, ['1×1', '0,0 A']]],
    [
      'cells put in',
      tbl(tr(tc('A') + tc('B', row('cellIns')) + tc('C'))),
      [
        ['1×3', '0,0 A', '0,1 B', '0,2 C'],
        ['1×2', '0,0 A', '0,1 C'],
      ],
    ],
    [
      'cells taken out',
      tbl(tr(tc('A') + tc('B', row('cellDel')) + tc('C'))),
      [
        ['1×2', '0,0 A', '0,1 C'],
        ['1×3', '0,0 A', '0,1 B', '0,2 C'],
      ],
    ],
    [
      'all cells of a row taken out',
      tbl('A', tr(tc('B', row('cellDel')))),
      [
        ['1×1', '0,0 A'],
        ['2×1', '0,0 A', '1,0 B'],
      ],
    ],
    [
      'cells merged',
      tbl(tr(tc('A', `<w:cellMerge ${by} w:vMerge="rest"/>`)), tr(tc('', `<w:cellMerge ${by} w:vMerge="cont"/>`))),
      [
        ['2×1', '0,0 2×1 A'],
        ['2×1', '0,0 A', '1,0 '],
      ],
    ],
    [
      'cells split',
      tbl(
        tr(tc('A', `<w:cellMerge ${by} w:vMergeOrig="rest"/>`)),
        tr(tc('', `<w:cellMerge ${by} w:vMergeOrig="cont"/>`)),
      ),
      [
        ['2×1', '0,0 A', '1,0 '],
        ['2×1', '0,0 2×1 A'],
      ],
    ],
    [
      'a row of merged cells taken out',
      tbl(tr(tc('A', '<w:vMerge w:val="restart"/>')), tr(tc('', '<w:vMerge/>'), row('del')), tr(tc('', '<w:vMerge/>'))),
      [
        ['2×1', '0,0 2×1 A'],
        ['3×1', '0,0 3×1 A'],
      ],
    ],
    [
      'a table in what was taken out',
      oneCell(p('A') + del(tbl('B')) + p()),
      [
        ['1×1', '0,0 A'],
        ['1×1', '0,0 A'],
      ],
    ],
    [
      'what looks and numbering were',
      oneCell(
        p(
          r('A') + r('B', `<w:rPrChange ${by}><w:rPr><w:vanish/></w:rPr></w:rPrChange>`),
          `<w:pPrChange ${by}><w:pPr>${numbered}</w:pPr></w:pPrChange>`,
        ),
      ),
      [
        ['1×1', '0,0 AB'],
        ['1×1', '0,0 1. A'],
      ],
    ],
    [
      'what spans were',
      tbl(tr(tc('A', `<w:tcPrChange ${by}><w:tcPr><w:gridSpan w:val="2"/></w:tcPr></w:tcPrChange>`)), 'B|C'),
      [
        ['2×2', '0,0 A', '1,0 B', '1,1 C'],
        ['2×2', '0,0 1×2 A', '1,0 B', '1,1 C'],
      ],
    ],
    [
      'what rows were',
      tbl('A|B', tr(tc('C'), `<w:trPrChange ${by}><w:trPr><w:gridBefore w:val="1"/></w:trPr></w:trPrChange>`)),
      [
        ['2×2', '0,0 A', '0,1 B', '1,0 C'],
        ['2×2', '0,0 A', '0,1 B', '1,1 C'],
      ],
    ],
    [
      'a numbered paragraph taken out takes no number',
      oneCell(p(del(gone('A')), numbered + mark('del')) + p(r('B'), numbered)),
      [
        ['1×1', '0,0 1. B'],
        ['1×1', '0,0 1. A\n2. B'],
      ],
    ],
    [
      'a number stands before all that is joined',
      oneCell(p(r('A'), mark('del')) + p(r('B'), numbered)),
      [
        ['1×1', '0,0 1. AB'],
        ['1×1', '0,0 A\n1. B'],
      ],
    ],
    [
      'numbering put in',
      oneCell(p(r('A'), `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/><w:ins ${by}/></w:numPr>`)),
      [
        ['1×1', '0,0 1. A'],
        ['1×1', '0,0 A'],
      ],
    ],
    [
      'a field whose code was taken out',
      oneCell(
        p(
          del(
            '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:delInstrText>DATE</w:delInstrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
          ) + r('A'),
        ),
      ),
      [
        ['1×1', '0,0 A'],
        ['1×1', '0,0 A'],
      ],
    ],
    [
      'equations put in',
      oneCell(p(r('A') + ins(`<m:oMath><m:r>${'<m:t>x</m:t>'}</m:r></m:oMath>`))),
      [
        ['1×1', '0,0 Ax'],
        ['1×1', '0,0 A'],
      ],
    ],
    [
      'text taken out within what is there',
      oneCell(p(`<w:hyperlink>${del(gone('A'))}${ins(`<w:r>${t('B')}</w:r>`)}</w:hyperlink>`)),
      [
        ['1×1', '0,0 B'],
        ['1×1', '0,0 A'],
      ],
    ],
  ])('%s', async (name, body, [accepted, original]) => {
    const first = async (view: 'accepted' | 'original') => (await gridsOf(body, [LIST], { view }))[0] ?? null
    expect([name, await first('accepted'), await first('original')]).toEqual([name, accepted, original])
  })

  test('a paragraph that ends before a table keeps its end', async () => {
    const body = oneCell(p(r('A'), mark('del')) + tbl('N') + p('B'))
    expect(await gridsOf(body)).toEqual([
      ['1×1', '0,0 A\nB'],
      ['1×1', '0,0 N'],
    ])
  })
})
