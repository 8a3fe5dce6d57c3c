import { describe, expect, test } from '@jest/globals'
import { cellOf, read } from './test-support/read'
import { field, fieldChar, oneCell, p, r, sdt, styles, t, tbl, tc, tr, word } from './test-support/word-xml'

const UP = '<w:vertAlign w:val="superscript"/>'
const DOWN = '<w:vertAlign w:val="subscript"/>'
const FORM = (content: string) => fieldChar('begin', `<w:ffData>${content}</w:ffData>`)
const list = (chosen: string) =>
  FORM(`<w:ddList>${chosen}${['A', 'B', 'C'].map((entry) => `<w:listEntry w:val="${entry}"/>`).join('')}</w:ddList>`)
const EMPTY_RESULT = fieldChar('separate') + fieldChar('end')
const sym = (font: string, code: string) => r(`<w:sym w:font="${font}" w:char="${code}"/>`)
/** A field without a stored result. */
const drawn = (code: string) => `${fieldChar('begin')}<w:r><w:instrText>${code}</w:instrText></w:r>${fieldChar('end')}`
const math = (content: string) => `<m:oMath>${content}</m:oMath>`
const mt = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`
const phantom = (properties: string) => `<m:phant><m:phantPr>${properties}</m:phantPr><m:e>${mt('99')}</m:e></m:phant>`
const fraction = `<m:f><m:num>${mt('a+b')}</m:num><m:den>${mt('2')}</m:den></m:f>`

describe('the text of a cell', () => {
  test.each<[string, string, string]>([
    ['paragraphs are lines, empty ones too', p('A') + p() + p('B'), 'A\n\nB'],
    ['white space at both ends goes', p() + p('  A ') + p(), 'A'],
    ['breaks are lines', p(r(`${t('A')}<w:br/>${t('B')}<w:cr/>${t('C')}`)), 'A\nB\nC'],
    ['tabs stay', p(r(`${t('A')}<w:tab/>${t('B')}<w:ptab/>${t('C')}`)), 'A\tB\tC'],
    ['tab stops are no tabs', p(r('A'), '<w:tabs><w:tab w:val="left" w:pos="100"/></w:tabs>'), 'A'],
    ['a line end of the XML is a space', p(r('A\r\nB')), 'A B'],
    ['references and CDATA are what they stand for', p(r('&lt;5 &#956;Sv<![CDATA[ & 6]]>')), '<5 μSv & 6'],
    ['hyphens that do not break', p(r(`<w:noBreakHyphen/>${t('5')}`)), '\u20115'],
    ['split runs', p(r('1') + r('2') + r(',5')), '12,5'],
    [
      'runs in controls, smart tags, links, custom XML',
      p(
        sdt(r('A')) +
          `<w:smartTag>${r('B')}</w:smartTag>` +
          `<w:hyperlink w:anchor="x">${r('C')}</w:hyperlink>` +
          `<w:customXml>${r('D')}</w:customXml>`,
      ),
      'ABCD',
    ],
    ['paragraphs in controls within controls', sdt(sdt(p('A')) + p('B')), 'A\nB'],
    [
      'only the base of a reading',
      p(`<w:r><w:ruby><w:rt>${r('kan')}</w:rt><w:rubyBase>${r('漢')}</w:rubyBase></w:ruby></w:r>`),
      '漢',
    ],
    [
      'the first choice alone',
      p(
        `<mc:AlternateContent><mc:Choice Requires="wps">${r('A')}</mc:Choice><mc:Choice Requires="w14">${r('B')}</mc:Choice><mc:Fallback>${r('C')}</mc:Fallback></mc:AlternateContent>`,
      ),
      'A',
    ],
    [
      'what there is for older programs where there is no choice',
      p(`<mc:AlternateContent><mc:Fallback>${r('C')}</mc:Fallback></mc:AlternateContent>${r('D')}`),
      'CD',
    ],
  ])('%s', async (_, content, expected) => {
    expect((await cellOf(oneCell(content)))?.text).toBe(expected)
  })
})

describe('raised and lowered text', () => {
  test.each<[string, string, string]>([
    ['digits after digits', r('2·10') + r('5', UP), '2·10⁵'],
    ['with a sign', r('10') + r('-6', UP) + r(' Sv'), '10⁻⁶ Sv'],
    ['with the hyphen that does not break', r('10') + r(`<w:noBreakHyphen/>${t('6')}`, UP), '10⁻⁶'],
    ['with the dash that Word puts for a minus', r('10') + r('–6', UP), '10⁻⁶'],
    ['a sign with looks of its own', r('10') + r('–', UP + '<w:b/>') + r('6', UP), '10⁻⁶'],
    ['split runs', r('10') + r('-', UP) + r('1', UP) + r('2', UP), '10⁻¹²'],
    ['digits with a mark after them', r('25') + r('1)', UP), '25¹)'],
    ['digits with a word after them', r('25') + r('2 см', UP), '25² см'],
    ['digits before digits', r('1', UP) + r('25'), '¹25'],
    ['lowered digits', r('5') + r('10', DOWN), '5₁₀'],
    ['letters before them keep them as they are', r('м') + r('2', UP), 'м2'],
    ['a letter after digits stays a letter', r('25') + r('a', UP), '25a'],
    ['digits of an isotope', r('137', UP) + r('Cs'), '137Cs'],
  ])('%s', async (_, runs, expected) => {
    expect((await cellOf(oneCell(p(runs))))?.text).toBe(expected)
  })

  test('the looks tell it where no digit is before, and the characters where one does', async () => {
    const positions = async (runs: string) =>
      (await cellOf(oneCell(p(runs))))?.runs.map(({ text, position }) => [text, position])
    expect(await positions(r('м') + r('2', UP))).toEqual([
      ['м', 'base'],
      ['2', 'superscript'],
    ])
    expect(await positions(r('10') + r('2 a', UP))).toEqual([
      ['10²', 'base'],
      [' a', 'superscript'],
    ])
    expect(await positions(r('10') + r('2', UP))).toEqual([])
  })
})

describe('text raised manually', () => {
  const by = (halfPoints: number) => `<w:position w:val="${halfPoints}"/>`
  test.each<[string, string, string]>([
    ['is as raised as any other', r('10') + r('5', by(6)), '10⁵'],
    ['or as lowered', r('5') + r('10', by(-6)), '5₁₀'],
    ['is not where it is hardly so', r('10') + r('5', by(2)), '105'],
    ['is not where nothing else is beside it', r('10', by(6)) + r('5', '<w:b/>' + by(6)), '105'],
    ['is by its style', r('10') + r('5', '<w:rStyle w:val="U"/>'), '10⁵'],
  ])('%s', async (_, runs, expected) => {
    const style = styles(`<w:style w:type="character" w:styleId="U"><w:rPr>${by(6)}</w:rPr></w:style>`)
    expect((await cellOf(oneCell(p(runs)), [style]))?.text).toBe(expected)
  })

  test('that is all of a cell doesn’t have its own looks', async () => {
    expect((await cellOf(oneCell(p(r('12,5', by(6))))))?.runs).toEqual([])
  })
})

describe('crossed-out text', () => {
  const OUT = '<w:strike/>'
  test.each<[string, string, string]>([
    ['makes no number with the digits that stand for it', r('12,5', OUT) + r('13'), '12,5 13'],
    ['nor with those before it', r('1') + r('2', '<w:dstrike/>') + r('3'), '1 2 3'],
    ['is one where all of it is', r('12', OUT) + r('5', '<w:b/>' + OUT), '125'],
    ['is none that says it is not', r('12', '<w:strike w:val="0"/>') + r('5'), '125'],
    ['leaves words as they are', r('не', OUT) + r('годен'), 'негоден'],
  ])('%s', async (_, runs, expected) => {
    expect((await cellOf(oneCell(p(runs))))?.text).toBe(expected)
  })

  test('is reported', async () => {
    const runs = (await cellOf(oneCell(p(r('12,5', OUT) + r('13')))))?.runs
    expect(runs?.map(({ text, struck }) => [text, struck])).toEqual([
      ['12,5', true],
      [' 13', undefined],
    ])
  })
})

describe('symbols', () => {
  test.each<[string, string, string]>([
    ['Symbol', r('10 ') + sym('Symbol', 'F06D') + r('Sv'), '10 μSv'],
    ['Symbol without the private area', sym('Symbol', '00B1') + r('5'), '±5'],
    ['boxes of Wingdings', sym('Wingdings', 'F0FE') + sym('Wingdings', 'F0A8') + sym('Wingdings', 'F078'), '☑☐☒'],
    ['text in the font Symbol', r('\uf06d', '<w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/>') + r('Sv'), 'μSv'],
    ['plain letters in the font Symbol', r('m', '<w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/>') + r('Sv'), 'μSv'],
    [
      'circled digits of Wingdings',
      ['F080', 'F081', 'F08A', 'F08C', 'F095'].map((c) => sym('Wingdings', c)).join(''),
      '⓪①⑩❶❿',
    ],
    ['a star of Wingdings, a tick of Webdings', sym('Wingdings', 'F0AB') + sym('Webdings', 'F061'), '★✔'],
    [
      'signs of Symbol in a run of Symbol',
      ['F0B8', 'F0B4', 'F0D8', 'F0B1']
        .map((code) => {
          const sign = `<w:sym w:font="Symbol" w:char="${code}"/>`
          return `<w:r><w:rPr><w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/></w:rPr>${sign}</w:r>`
        })
        .join(''),
      '÷×¬±',
    ],
    ['another sign stays as it is', sym('Webdings', 'F06D'), '\uf06d'],
    ['an ordinary character', sym('Calibri', '03BC'), 'μ'],
  ])('%s', async (_, runs, expected) => {
    expect((await cellOf(oneCell(p(runs))))?.text).toBe(expected)
  })
})

describe('fields', () => {
  test.each<[string, string, string]>([
    ['the stored result', p(field('DATE', r('01.02.2024'))), '01.02.2024'],
    ['a simple one', p(`<w:fldSimple w:instr="DATE">${r('01.02.2024')}</w:fldSimple>`), '01.02.2024'],
    ['a simple one that Word draws', p(r('2') + '<w:fldSimple w:instr="EQ \\f(1;2)"/>'), '2 1/2'],
    [
      'a code of several runs, and one in another',
      p(
        fieldChar('begin') +
          r('<w:instrText>IF </w:instrText>') +
          field('X', r('no')) +
          r('no') +
          fieldChar('separate') +
          r('yes') +
          fieldChar('end'),
      ),
      'yes',
    ],
    [
      'over paragraphs',
      p(fieldChar('begin') + fieldChar('separate') + r('A')) + p(r('B') + fieldChar('end')) + p('C'),
      'A\nB\nC',
    ],
    [
      'ticked boxes',
      p(FORM('<w:checkBox><w:default w:val="0"/><w:checked/></w:checkBox>') + fieldChar('separate') + fieldChar('end')),
      '☒',
    ],
    [
      'boxes ticked from the beginning',
      p(FORM('<w:checkBox><w:default w:val="1"/></w:checkBox>') + fieldChar('end')),
      '☒',
    ],
    [
      'boxes that are not',
      p(FORM('<w:checkBox><w:default w:val="1"/><w:checked w:val="0"/></w:checkBox>') + fieldChar('end') + r(' no')),
      '☐ no',
    ],
    [
      'choices',
      p(
        FORM('<w:ddList><w:result w:val="1"/><w:listEntry w:val="A"/><w:listEntry w:val="B"/></w:ddList>') +
          fieldChar('end'),
      ),
      'B',
    ],
    [
      'a choice whose default comes after it',
      p(list('<w:result w:val="2"/><w:default w:val="1"/>') + fieldChar('end')),
      'C',
    ],
    ['a choice by default, with an empty result', p(list('<w:default w:val="1"/>') + EMPTY_RESULT), 'B'],
    ['the first choice, with an empty result', p(list('') + EMPTY_RESULT), 'A'],
    ['a choice with a result', p(list('') + fieldChar('separate') + r('Z') + fieldChar('end')), 'Z'],
    ['one never ended', p(fieldChar('begin') + r('x')), ''],
    ['an equation that has none', p(r('2') + drawn('EQ \\f(1;2)')), '2 1/2'],
    ['an equation with an empty one', p(r('k=') + field('EQ \\f(a+b,2)', '')), 'k=(a+b)/2'],
    ['a power by an equation', p(r('10') + drawn('EQ \\s\\up 6(–5)')), '10⁻⁵'],
    ['a lowered text', p(r('H') + drawn('eq \\s\\do4(эф)')), 'H_(эф)'],
    ['a root within brackets', p(drawn('EQ \\b\\bc\\[(\\r(3;x))')), '(³√x)'],
    ['an equation without a bracket at its end', p(drawn('EQ \\f(1;2')), 'f(1;2'],
    ['a stored result of an equation', p(field('EQ \\f(1;2)', r('½'))), '½'],
    ['a sign that has none', p(r('5 ') + drawn('SYMBOL 109 \\f "Symbol" \\s 12') + r('Sv')), '5 μSv'],
    ['a number that was never calculated', p(r('5') + drawn('=A1+B1')), '5'],
  ])('%s', async (_, content, expected) => {
    expect((await cellOf(oneCell(content)))?.text).toBe(expected)
  })

  test('one that is never ended hides no other cell and no later table', async () => {
    const open = p(fieldChar('begin'))
    const { tables } = await read(word(open + tbl(tr(tc(open) + tc('A'))) + oneCell('B')))
    expect(tables.flatMap(({ cells }) => cells.map(({ text }) => text))).toEqual(['', 'A', 'B'])
  })

  test('a table in what a field is made of goes with its code', async () => {
    const body = `${p(fieldChar('begin'))}${oneCell('x')}${p(fieldChar('separate'))}${oneCell('A')}${p(fieldChar('end'))}`
    expect((await cellOf(body))?.text).toBe('A')
    expect((await read(word(body))).tables).toHaveLength(1)
  })

  test('a link keeps its address, written either way', async () => {
    const link = { id: 'l', kind: 'hyperlink', target: 'https://example.org/', external: true }
    const address = async (run: string) => (await cellOf(oneCell(p(run)), [], [link]))?.runs[0]?.link
    expect(await address(`<w:hyperlink r:id="l">${r('A')}</w:hyperlink>`)).toBe('https://example.org/')
    expect(await address(field('HYPERLINK "https://example.org/b"', r('A')))).toBe('https://example.org/b')
    expect(await address(field('HYPERLINK \\l "mark"', r('A')))).toBeUndefined()
  })

  test('a control that is a box shows it', async () => {
    const box = `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="1"/></w14:checkbox></w:sdtPr><w:sdtContent>${r('☒')}</w:sdtContent></w:sdt>`
    expect((await cellOf(oneCell(p(box))))?.text).toBe('☒')
  })
})

describe('equations in one line', () => {
  test.each<[string, string, string]>([
    ['a power', `<m:sSup><m:e>${mt('10')}</m:e><m:sup>${mt('-6')}</m:sup></m:sSup>`, '10⁻⁶'],
    ['an index that has no small form', `<m:sSub><m:e>${mt('H')}</m:e><m:sub>${mt('eff')}</m:sub></m:sSub>`, 'H_(eff)'],
    ['a fraction', fraction, '(a+b)/2'],
    ['a root of a fraction', `<m:rad><m:deg/><m:e>${fraction}</m:e></m:rad>`, '√((a+b)/2)'],
    ['brackets', `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e>${mt('x')}</m:e></m:d>`, '[x]'],
    ['a letter with a bar', `<m:bar><m:barPr><m:pos m:val="top"/></m:barPr><m:e>${mt('x')}</m:e></m:bar>`, 'x\u0305'],
    [
      'a binomial',
      `<m:d><m:e><m:f><m:fPr><m:type m:val="noBar"/></m:fPr><m:num>${mt('5')}</m:num><m:den>${mt('2')}</m:den></m:f></m:e></m:d>`,
      '(5¦2)',
    ],
    ['what is not shown', `${phantom('<m:show m:val="0"/>')}${mt('7')}`, '7'],
    ['what only takes no room', `${phantom('<m:zeroWid/>')}${mt('7')}`, '997'],
    [
      'a sum',
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${mt('1')}</m:sub><m:sup>${mt('n')}</m:sup><m:e>${mt('x')}</m:e></m:nary>`,
      '∑₁ⁿx',
    ],
    [
      'a matrix',
      `<m:m><m:mr><m:e>${mt('a')}</m:e><m:e>${mt('b')}</m:e></m:mr><m:mr><m:e>${mt('c')}</m:e><m:e>${mt('d')}</m:e></m:mr></m:m>`,
      '[a b; c d]',
    ],
  ])('%s', async (_, content, expected) => {
    expect((await cellOf(oneCell(p(r('y=') + math(content)))))?.text).toBe(`y=${expected}`)
  })

  const half = `<m:f><m:num>${mt('1')}</m:num><m:den>${mt('2')}</m:den></m:f>`
  test.each<[string, string, string]>([
    ['after an equation’s digits', math(mt('2') + half), '2 1/2'],
    ['after the digits before an equation', r('2') + math(half), '2 1/2'],
    ['after a letter', r('k=') + math(half), 'k=1/2'],
  ])('a fraction stands apart %s', async (_, runs, expected) => {
    expect((await cellOf(oneCell(p(runs))))?.text).toBe(expected)
  })
})
