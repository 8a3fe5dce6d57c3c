import { describe, expect, test } from '@jest/globals'
import { formatCounter } from './numbering'
import { cellOf, gridsOf } from './test-support/read'
import { numbering, oneCell, p, styles, tbl, tr, tc, type OwnPart } from './test-support/word-xml'

const level = (at: number, text: string, format = 'decimal', more = '') =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`
const list = (id: number, ...levels: string[]) =>
  `<w:abstractNum w:abstractNumId="${id}">${levels.join('')}</w:abstractNum>`
const num = (id: number, abstract: number, more = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${abstract}"/>${more}</w:num>`
const at = (id: number | string, depth = 0) => `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${id}"/></w:numPr>`
const item = (id: number | string, depth = 0) => p('', at(id, depth))
const startAt = (depth: number, value: number) =>
  `<w:lvlOverride w:ilvl="${depth}"><w:startOverride w:val="${value}"/></w:lvlOverride>`

const STEPS = list(0, level(0, '%1.'), level(1, '%1.%2.'), level(2, '%1.%2.%3'))

/** A cell's lines without the space after each number. */
async function numbersOf(content: string, parts: OwnPart[]): Promise<string | undefined> {
  return (await cellOf(oneCell(content), parts))?.text.replaceAll(/ $/gm, '')
}

describe('the numbers of paragraphs', () => {
  test.each<[string, string, string, string]>([
    ['one after another, in empty paragraphs too', STEPS + num(1, 0), item(1) + item(1), '1.\n2.'],
    ['with a space before the text', STEPS + num(1, 0), p('<w:r><w:t>A</w:t></w:r>', at(1)), '1. A'],
    [
      'apart from digits that it would make a longer number of',
      list(0, level(0, '%1')) + num(1, 0),
      p('250', at(1)) + p('9А', at(1)),
      '1\t250\n2\t9А',
    ],
    [
      'over levels',
      STEPS + num(1, 0),
      [0, 1, 2, 2, 1, 2, 0, 1].map((depth) => item(1, depth)).join(''),
      '1.\n1.1.\n1.1.1\n1.1.2\n1.2.\n1.2.1\n2.\n2.1.',
    ],
    [
      'a level that never begins again',
      list(0, level(0, '%1.'), level(1, '%2)', 'decimal', '<w:lvlRestart w:val="0"/>')) + num(1, 0),
      item(1) + item(1, 1) + item(1) + item(1, 1),
      '1.\n1)\n2.\n2)',
    ],
    [
      'legal numbers',
      list(0, level(0, '%1', 'upperRoman'), level(1, '%1.%2', 'decimal', '<w:isLgl/>')) + num(1, 0),
      item(1) + item(1, 1),
      'I\n1.1',
    ],
    ['two lists of one kind go on counting', STEPS + num(1, 0) + num(2, 0), item(1) + item(2), '1.\n2.'],
    [
      'a list that begins anew',
      STEPS + num(1, 0) + num(2, 0, startAt(0, 5)),
      item(1) + item(2) + item(2),
      '1.\n5.\n6.',
    ],
    [
      'a list with a level of its own',
      STEPS + num(1, 0, `<w:lvlOverride w:ilvl="0">${level(0, '№ %1')}</w:lvlOverride>`),
      item(1),
      '№ 1',
    ],
    [
      'bullets',
      list(0, level(0, '\uf0b7', 'bullet', '<w:rPr><w:rFonts w:ascii="Symbol"/></w:rPr>'), level(1, 'o', 'bullet')) +
        num(1, 0),
      item(1) + item(1, 1),
      '•\no',
    ],
    [
      'as many digits as a format of its own has',
      list(
        0,
        level(0, 'A-%1').replace(
          '<w:numFmt w:val="decimal"/>',
          '<mc:AlternateContent><mc:Choice Requires="w14"><w:numFmt w:val="custom" w:format="001, 002, 003, ..."/></mc:Choice><mc:Fallback><w:numFmt w:val="decimal"/></mc:Fallback></mc:AlternateContent>',
        ),
      ) + num(1, 0),
      item(1) + item(1),
      'A-001\nA-002',
    ],
    ['no numbers', list(0, level(0, '', 'none')) + num(1, 0), item(1), ''],
    ['no list of that name', STEPS, item(7), ''],
    [
      'a list by the name of a style',
      `${list(0).replace('</w:a', '<w:numStyleLink w:val="S"/></w:a')}${STEPS.replace('"0">', '"1"><w:styleLink w:val="S"/>')}${num(1, 0)}`,
      item(1),
      '1.',
    ],
  ])('%s', async (_, lists, content, expected) => {
    expect(await numbersOf(content, [numbering(lists)])).toBe(expected)
  })

  test('have a space after them also where no text follows', async () => {
    expect((await cellOf(oneCell(item(1) + item(1)), [numbering(STEPS + num(1, 0))]))?.text).toBe('1. \n2.')
  })

  test('go on from cell to cell, and from the text around', async () => {
    const row = tr(tc(item(1)) + tc('A') + tc(item(1)))
    expect(await gridsOf(item(1) + tbl(row), [numbering(STEPS + num(1, 0))])).toEqual([
      ['1×3', '0,0 2.', '0,1 A', '0,2 3.'],
    ])
  })

  test('come from styles, whose level is in the list, and can be removed', async () => {
    const parts = [
      numbering(
        list(
          0,
          level(0, '%1.', 'decimal', '<w:pStyle w:val="H1"/>'),
          level(1, '%1.%2.', 'decimal', '<w:pStyle w:val="H2"/>'),
        ) + num(3, 0),
      ),
      styles(
        ['H1', 'H2']
          .map(
            (id) =>
              `<w:style w:type="paragraph" w:styleId="${id}"><w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr></w:style>`,
          )
          .join('') + '<w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="H1"/></w:style>',
      ),
    ]
    const styled = (id: string, more = '') => p('', `<w:pStyle w:val="${id}"/>${more}`)
    const content = styled('H1') + styled('H2') + styled('H2') + styled('B') + styled('H1', at(0)) + p('A')
    expect(await numbersOf(content, parts)).toBe('1.\n1.1.\n1.2.\n2.\n\nA')
  })

  test('count on their own in headers', async () => {
    const header = { name: 'header1', kind: 'header', root: 'hdr', content: tbl(tr(tc(item(1)))) }
    const grids = await gridsOf(item(1) + oneCell(item(1)), [numbering(STEPS + num(1, 0)), header])
    expect(grids).toEqual([
      ['1×1', '0,0 2.'],
      ['1×1', '0,0 1.'],
    ])
  })
})

test('ordinal numbers are those of an English document', async () => {
  const language = '<w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="en-GB"/></w:rPr></w:rPrDefault></w:docDefaults>'
  const ordinals = numbering(list(0, level(0, '%1', 'ordinal')) + num(1, 0, startAt(0, 10)))
  expect(await numbersOf(item(1).repeat(4), [ordinals, styles(language)])).toBe('10th\n11th\n12th\n13th')
  expect(formatCounter(21, 'ordinal', 'en-US')).toBe('21st')
})

describe('how counters are written', () => {
  test.each([
    [4, 'upperRoman', 'IV'],
    [1994, 'lowerRoman', 'mcmxciv'],
    [27, 'lowerLetter', 'aa'],
    [2, 'upperLetter', 'B'],
    [7, 'russianLower', 'ж'],
    [10, 'russianUpper', 'К'],
    [7, 'decimalZero', '07'],
    [12, 'decimalZero', '12'],
    [3, 'none', ''],
    [3, 'hebrew1', '3'],
    [3, 'ordinal', '3.'],
  ])('%i as %s', (number, format, expected) => {
    expect(formatCounter(number, format)).toBe(expected)
  })
})
