import { describe, expect, test } from '@jest/globals'
import type { DataLanguage } from '../../spreadsheets/language'
import { generate } from '../generate'
import { csvFile, docx, documentText, paragraph, templateFile } from '../test-support/files'
import { body, p, render, run, tbl, tc, tr } from './test-support/marked'

const field = (instruction: string, stale = '0,00') =>
  [
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r>',
    `<w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r>`,
    '<w:r><w:fldChar w:fldCharType="separate"/></w:r>',
    `<w:r><w:t>${stale}</w:t></w:r>`,
    '<w:r><w:fldChar w:fldCharType="end"/></w:r>',
  ].join('')

async function print(instruction: string, rows: readonly string[][], simple = false, language: DataLanguage = 'ru') {
  const cell = (content: string) => tc(`<w:p>${content}</w:p>`)
  const formula = simple
    ? `<w:fldSimple w:instr=" ${instruction} "><w:r><w:t>9</w:t></w:r></w:fldSimple>`
    : field(instruction)
  const table = tbl(
    tr(cell(run('Name')), cell(run('Sum'))),
    tr(cell(run('{#rows}{Name}')), cell(run('{Sum}{/rows}'))),
    tr(cell(run('Total')), cell(formula)),
  )
  const files = { data: csvFile([['Name', 'Sum'], ...rows]), template: templateFile(docx(table + paragraph('end'))) }
  const { file, documents } = await generate(files, { language, output: 'docx', groupBy: ['*'] })
  const text = await documentText(file.bytes)
  return { total: text.at(-2), codes: documents[0]?.warnings.map(({ code }) => code) }
}

const SUMS = [
  ['a', '1 000,10'],
  ['b', '0,20'],
  ['c', '3,00'],
]

describe('a formula of Word’s own over filled cells', () => {
  test.each([
    ['=SUM(ABOVE)', '1\u00a0003,30'],
    ['=sum(above) \\# "0,00"', '1003,30'],
    ['=SUM(ABOVE) \\# "# ##0,00"', '1 003,30'],
    ['=AVERAGE(ABOVE)', '334,4333'],
    ['=COUNT(ABOVE)', '3'],
    ['=MAX(ABOVE)', '1\u00a0000,10'],
    ['=SUM(B2:B3)', '1\u00a0000,30'],
    ['=PRODUCT(B3:B4)', '0,6000'],
    ['=SUM(B2:B3)*2', '2 000,6'],
    ['=B2-B4', '997,10'],
    ['=ROUND(B2/3;2)', '333,37'],
    ['=AVERAGE(B3;B4)', '1,60'],
  ])('%s is %s', async (instruction, printed) => {
    const { total, codes } = await print(instruction, SUMS)
    expect([total?.replaceAll('\u00a0', ' '), codes]).toEqual([printed.replaceAll('\u00a0', ' '), []])
  })

  test.each<[DataLanguage, string, string[], string]>([
    ['en', '=SUM(ABOVE)', ['1,500', '2,000'], '3,500'],
    ['en', '=SUM(ABOVE)', ['1500', '2000'], '3500'],
    ['en', '=SUM(ABOVE) \\# "#,##0.00"', ['1,500', '2,000'], '3,500.00'],
    ['en', '=SUM(ABOVE)', ['1.125', '2.250'], '3.375'],
    ['ro', '=SUM(ABOVE)', ['1.500,50', '2.000,00'], '3.500,50'],
    ['ro', '=SUM(ABOVE)', ['1.500', '2.000'], '3.500'],
    ['ru', '=SUM(ABOVE)', ['1,125', '2,250'], '3,375'],
    ['ru', '=SUM(ABOVE)', ['1500,5', '2000'], '3500,5'],
  ])('in %s, %s over %j is %s', async (language, instruction, sums, printed) => {
    const rows = sums.map((sum) => ['a', sum])
    expect(await print(instruction, rows, false, language)).toEqual({ total: printed, codes: [] })
  })

  test('is worked out where it is written as one element', async () => {
    expect((await print('=SUM(ABOVE)', SUMS, true)).total).toBe('1\u00a0003,30')
  })

  test.each([
    [
      '=SUM(ABOVE)',
      [
        ['a', '1,5'],
        ['b', '<0,05'],
      ],
    ],
    [
      '=SUM(ABOVE)',
      [
        ['a', '1,5 ₽'],
        ['b', '2,5 €'],
      ],
    ],
    ['=SUM(ABOVE)*Rate', [['a', '1,5']]],
    ['=SUM(ABOVE)/0', [['a', '1,5']]],
    [
      '=SUM(ABOVE)',
      [
        ['a', '1,5'],
        ['b', 'н/д'],
      ],
    ],
    [
      '=SUM(ABOVE)',
      [
        ['a', '1,5'],
        ['b', 'болел'],
      ],
    ],
    [
      '=SUM(ABOVE)',
      [
        ['a', '1,5'],
        ['b', '7:30'],
      ],
    ],
    ['=SUM(ABOVE)', [['a', '1.234']]],
  ])('%s over %j prints nothing, and is reported', async (instruction, rows) => {
    expect(await print(instruction, rows)).toEqual({ total: '', codes: ['FORMULA_NOT_COMPUTED'] })
  })
})

describe('a list item that is a section alone', () => {
  const item = (...runs: string[]) =>
    `<w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>${runs.join('')}</w:p>`
  const shown = (xml: string) => xml.replace(/<w:numId[^>]*>/g, '<w:numId w:val="1"/>')

  test('goes with what it would have shown', () => {
    const xml = body(item(run('«#c»'), run('note'), run('«/c»')), p(run('z')))
    expect(render(xml, { c: false })).toBe(body(p(run('z'))))
    expect(render(xml, { c: true })).toContain('note')
  })

  test('is one for each row', () => {
    const xml = body(item(run('«#rows»«x»«/rows»')))
    expect(shown(render(xml, { rows: [{ x: '1' }, { x: '2' }] })).match(/<w:numPr>/g)).toHaveLength(2)
  })

  test('stays where it has its own text', () => {
    expect(render(body(item(run('a «#c»b«/c»'))), { c: false })).toContain('a ')
  })
})
