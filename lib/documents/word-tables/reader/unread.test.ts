import { describe, expect, test } from '@jest/globals'
import { cellOf, read } from './test-support/read'
import { fieldChar, oneCell, p, r, styles, word } from './test-support/word-xml'

describe('hidden text', () => {
  const STYLES = styles(
    '<w:style w:type="character" w:styleId="H"><w:rPr><w:vanish/></w:rPr></w:style>' +
      '<w:style w:type="character" w:styleId="H2"><w:basedOn w:val="H"/></w:style>' +
      '<w:style w:type="paragraph" w:styleId="P"><w:rPr><w:vanish/></w:rPr></w:style>',
  )
  test.each<[string, string, string]>([
    ['by itself', p(r('A') + r('x', '<w:vanish/>')), 'A'],
    ['said not to be', p(r('A') + r('B', '<w:vanish w:val="0"/>')), 'AB'],
    ['by its style', p(r('A') + r('x', '<w:rStyle w:val="H"/>')), 'A'],
    ['by what its style is based on', p(r('A') + r('x', '<w:rStyle w:val="H2"/>')), 'A'],
    ['shown in spite of its style', p(r('B', '<w:rStyle w:val="H"/><w:vanish w:val="false"/>')), 'B'],
    ["by its paragraph's style", p('A') + p(r('x'), '<w:pStyle w:val="P"/>') + p('B'), 'A\nB'],
    ['the end of a paragraph', p(r('A'), '<w:rPr><w:vanish/></w:rPr>') + p('B'), 'AB'],
    [
      'a box',
      p(r('A') + r(`<w:pict><v:textbox><w:txbxContent>${p('x')}</w:txbxContent></v:textbox></w:pict>`, '<w:vanish/>')),
      'A',
    ],
  ])('%s', async (_, content, expected) => {
    expect((await cellOf(oneCell(content), [STYLES]))?.text).toBe(expected)
  })

  test('it is counted, in tables alone', async () => {
    const hidden = p(r('x', '<w:vanish/>'))
    const { messages } = await read(word(hidden + oneCell(hidden + p('A') + hidden)))
    expect(messages).toMatchObject([{ code: 'TABLE_HIDDEN_TEXT', params: { count: 2 } }])
  })
})

describe('what a document does not contain', () => {
  const number = (code: string, shown = '') =>
    `${fieldChar('begin')}<w:r><w:instrText>${code}</w:instrText></w:r>${shown && fieldChar('separate') + r(shown)}${fieldChar('end')}`

  test('automatic numbers are reported, in tables alone and where none is stored', async () => {
    const { tables, messages } = await read(
      word(
        p(number(' AUTONUM ')) +
          oneCell(
            p(number(' AUTONUM \\* Arabic') + r(' A')) +
              p(number('listnum')) +
              p(number('AUTONUMLGL', '7.')) +
              p('<w:fldSimple w:instr=" AUTONUM "/>'),
          ),
      ),
    )
    expect(tables[0]?.cells[0]?.text.trim()).toBe('A\n\n7.')
    expect(messages).toMatchObject([{ code: 'TABLE_AUTO_NUMBERS', severity: 'warning', params: { count: 3 } }])
  })

  test('other files that it includes are reported, wherever they are', async () => {
    const { messages } = await read(word(oneCell(p('A') + '<w:altChunk r:id="r1"/>') + '<w:altChunk r:id="r2"/>'))
    expect(messages).toMatchObject([{ code: 'TABLE_INSERTED_FILES', severity: 'warning', params: { count: 2 } }])
  })
})
