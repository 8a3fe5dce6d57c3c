import { describe, expect, test } from '@jest/globals'
import { escapeText } from '../../ooxml/xml'
import { mergeFieldKey } from './merge-field-names'
import { readTemplate } from './template'
import { renderedTexts, renderedXml } from './test-support/rendered'
import { docx, paragraph, story } from '../test-support/files'

const char = (type: string, properties = '') => `<w:r>${properties}<w:fldChar w:fldCharType="${type}"/></w:r>`
const code = (text: string, properties = '') =>
  `<w:r>${properties}<w:instrText xml:space="preserve">${escapeText(text)}</w:instrText></w:r>`
const run = (text: string, properties = '') =>
  `<w:r>${properties}<w:t xml:space="preserve">${escapeText(text)}</w:t></w:r>`
const bold = '<w:rPr><w:b/></w:rPr>'
const italic = '<w:rPr><w:i/></w:rPr>'

/** A field as Word writes it: the code in pieces, each in its own run, and its result. */
function field(pieces: string | readonly string[], result: string = run('«result»')): string {
  const inside = [pieces].flat().map((piece) => (piece.startsWith('<') ? piece : code(piece)))
  return char('begin') + inside.join('') + char('separate') + result + char('end')
}
const mergeField = (name: string, result?: string) => field(` MERGEFIELD ${name} `, result)
const simple = (instruction: string) =>
  `<w:fldSimple w:instr="${escapeText(instruction).replaceAll('"', '&quot;')}">${run('«x»')}</w:fldSimple>`
const p = (...inner: string[]) => `<w:p>${inner.join('')}</w:p>`

async function read(body: string, ...rest: Parameters<typeof docx> extends [string, ...infer R] ? R : never) {
  return readTemplate(docx(body, ...rest))
}

async function problemsIn(body: string) {
  const { problems } = await read(body)
  return problems.map(({ code: each, severity, tag, params }) => [each, severity, tag, params.name])
}

describe('a MERGEFIELD is a tag', () => {
  test.each([
    ['simple', simple(' MERGEFIELD Имя '), 'Имя'],
    ['simple, with a switch', simple(' MERGEFIELD  Имя  \\* MERGEFORMAT '), 'Имя'],
    ['simple, quoted, with spaces', simple(' MERGEFIELD "Полное имя" \\* MERGEFORMAT '), 'Полное имя'],
    ['complex', mergeField('Имя'), 'Имя'],
    ['split over runs', field([' ', 'MERGE', 'FIELD ', 'Пол', 'ное_', 'имя', ' \\* MERGEFORMAT ']), 'Полное_имя'],
    ['in lower case', field('mergefield Имя'), 'Имя'],
    ['in curly quotation marks', field(' MERGEFIELD “Полное имя” '), 'Полное имя'],
    ['of several words without marks', field(' MERGEFIELD Полное имя '), 'Полное имя'],
    ['with entities in its code', field(' MERGEFIELD "A & B <C>" '), 'A & B <C>'],
    ['with a quotation mark in its name', field(' MERGEFIELD "ООО \\"Ромашка\\"" '), 'ООО "Ромашка"'],
    ['without a result', char('begin') + code(' MERGEFIELD Имя ') + char('end'), 'Имя'],
  ])('%s', async (_, inner, name) => {
    const template = await read(p(run('Dear '), inner, run('!')))
    expect(template.problems).toEqual([])
    expect(template.tags).toMatchObject([{ name, kind: 'value', origin: 'mergeField', optional: false }])
    expect(renderedTexts(template, { [name]: 'Иван' })).toEqual(['Dear Иван!'])
    expect(renderedXml(template, { [name]: 'Иван' })).not.toMatch(/fldChar|instrText|fldSimple/)
  })

  test('it is written as its code, and is in its paragraph and its cell', async () => {
    const header = { name: 'word/header1.xml', type: 'header', xml: story('w:hdr', p() + p(mergeField('Office'))) }
    const cell = `<w:tbl><w:tr><w:tc>${p(run('x'))}</w:tc><w:tc>${p(simple('MERGEFIELD Name'))}</w:tc></w:tr></w:tbl>`
    const { tags } = await read(cell + p(run('{after}'), mergeField('Last')), { parts: [header] })
    expect(tags.map(({ written, place }) => [written, place.part, place.paragraph, place.table])).toEqual([
      ['MERGEFIELD Name', 'word/document.xml', 1, { index: 0, row: 0, col: 1 }],
      ['{after}', 'word/document.xml', 2, null],
      ['MERGEFIELD Last', 'word/document.xml', 2, null],
      ['MERGEFIELD Office', 'word/header1.xml', 1, null],
    ])
  })

  test('its value has the formatting of its result, or with \\* CHARFORMAT that of its name', async () => {
    const formatted = await read(p(mergeField('A', run('«', bold) + run('A»', italic))))
    expect(renderedXml(formatted, { A: '1' })).toContain(`<w:r>${bold}<w:t xml:space="preserve">1</w:t></w:r>`)
    const inner =
      char('begin') +
      code(' ') +
      code('MERGEFIELD A \\* CHARFORMAT', italic) +
      char('separate') +
      run('x', bold) +
      char('end')
    expect(renderedXml(await read(p(inner)), { A: '1' })).toContain(
      `<w:r>${italic}<w:t xml:space="preserve">1</w:t></w:r>`,
    )
  })

  test('what shares a run with its ends stays, and so do the ends of ranges', async () => {
    const shared = `<w:r>${bold}<w:t>a</w:t><w:fldChar w:fldCharType="begin"/><w:instrText>MERGEFIELD A</w:instrText></w:r><w:bookmarkStart w:id="1" w:name="b"/><w:r>${italic}<w:fldChar w:fldCharType="end"/><w:t>c</w:t></w:r><w:bookmarkEnd w:id="1"/>`
    const xml = renderedXml(await read(p(shared)), { A: 'b' })
    expect(xml).toContain(
      `<w:r>${bold}<w:t>a</w:t></w:r><w:r>${bold}<w:t xml:space="preserve">b</w:t></w:r><w:bookmarkStart w:id="1" w:name="b"/><w:r>${italic}<w:t>c</w:t></w:r><w:bookmarkEnd w:id="1"/>`,
    )
  })

  test('ends of ranges and of fields may be written with an end tag', async () => {
    const mark = '<w:bookmarkStart w:id="1" w:name="b"></w:bookmarkStart>'
    const spread = (xml: string) => xml.replace(/<(w:fldChar)(\s[^>]*)\/>/g, '<$1$2></$1>')
    const xml = renderedXml(await read(p(spread(mergeField('A', mark + run('x'))), run('{b}'))), { A: '1', b: '2' })
    expect(xml).toContain(`<w:t xml:space="preserve">1</w:t></w:r>${mark}<w:r><w:t xml:space="preserve">2</w:t></w:r>`)
  })

  test('a result of several paragraphs becomes one, and the paragraphs after it keep their numbers', async () => {
    const result = `${run('one')}</w:p><w:p><w:pPr><w:jc w:val="end"/></w:pPr>${run('two')}`
    const template = await read(p(run('a'), mergeField('A', result), run('b')) + p(run('{c}')))
    expect(renderedTexts(template, { A: '1', c: '2' })).toEqual(['a1b', '2'])
    expect(template.tags.map(({ place }) => place.paragraph)).toEqual([0, 2])
  })

  test('one that begins within a link and ends outside leaves the link whole', async () => {
    const link = `<w:hyperlink w:anchor="x">${char('begin')}${code('MERGEFIELD A')}</w:hyperlink>${char('end')}`
    expect(renderedXml(await read(p(link)), { A: '1' })).toContain(
      '<w:hyperlink w:anchor="x"><w:r><w:t xml:space="preserve">1</w:t></w:r></w:hyperlink>',
    )
  })

  test('deleted ones are none, and one in the result of another field is one', async () => {
    const deleted = `<w:del w:id="1" w:author="a">${char('begin')}<w:r><w:delInstrText>MERGEFIELD A</w:delInstrText></w:r>${char('end')}</w:del>`
    const template = await read(p(deleted, field(' HYPERLINK "https://example.org" ', mergeField('B'))))
    expect(template.tags.map(({ name }) => name)).toEqual(['B'])
    expect(renderedXml(template, { B: '1' })).toContain('HYPERLINK')
  })

  test('braces and fields are tags of one template, and a brace does not reach over a field', async () => {
    const template = await read(p(run('{#a}'), mergeField('B'), run('{/a}{c}')))
    expect(renderedTexts(template, { a: true, B: '1', c: '2' })).toEqual(['12'])
    expect(await problemsIn(p(run('{a '), mergeField('B'), run('}')))).toEqual([
      ['TAG_UNCLOSED', 'error', '{a', undefined],
      ['TAG_UNOPENED', 'error', '}', undefined],
    ])
  })

  test('switches are formats, in the order in which Word applies them', async () => {
    const instruction =
      ' MERGEFIELD Дата \\* Upper \\f " г." \\b "от " \\@ "d MMMM yyyy" \\# "# ##0,00" \\m \\v \\* MERGEFORMAT '
    const { tags } = await read(p(field(instruction)))
    expect(tags[0]).toMatchObject({
      name: 'Дата',
      formats: [
        { name: 'word date', args: ['d MMMM yyyy'] },
        { name: 'word number', args: ['# ##0,00'] },
        { name: 'word case', args: ['Upper'] },
        { name: 'before', args: ['от '] },
        { name: 'after', args: [' г.'] },
      ],
    })
  })

  test('one with other formats is another key, the same one the same', async () => {
    const { tags } = await read(p(mergeField('A'), mergeField('A \\* Upper'), mergeField('A'), run('{A}')))
    const keys = tags.map(({ key }) => key)
    expect(keys[0]).toBe(keys[2])
    expect(keys[0]).toBe(keys[3])
    expect(keys[1]).not.toBe(keys[0])
  })

  test('the number of the record is that of the row', async () => {
    const { tags } = await read(p(field(' MERGEREC '), field(' MERGESEQ \\# 000 ')))
    expect(tags).toMatchObject([
      { name: 'row.number', formats: [] },
      { name: 'row.number', formats: [{ name: 'word number', args: ['000'] }] },
    ])
  })
})

describe('an IF over a MERGEFIELD', () => {
  const condition = (rest: string, inner = mergeField('Пол')) => p(field([' IF ', inner, rest]))

  test.each<[string, string, string[], string[]]>([
    ['two texts', ' = "ж" "ась" "ся" \\* MERGEFORMAT ', ['ась'], ['ся']],
    ['one text', ' = "ж" "ась" ', ['ась'], ['']],
    ['an empty text', ' = "ж" "" "ся"', [''], ['ся']],
    ['no spaces', '="ж" "ась" "ся"', ['ась'], ['ся']],
    ['words without marks', ' = ж да нет ', ['да'], ['нет']],
    ['curly marks', ' = „ж“ “ась” “ся”', ['ась'], ['ся']],
  ])('with %s prints the one that holds', async (_, rest, shown, hidden) => {
    const template = await read(condition(rest))
    expect(template.problems).toEqual([])
    const [first] = template.tags
    expect(first).toMatchObject({ name: 'Пол', comparison: { operator: '=', operand: 'ж' }, repeats: false })
    const whole = first?.whole ?? ''
    const both = (holds: boolean) => renderedXml(template, { [whole]: holds })
    expect(textsOf(both(true))).toEqual(shown)
    // The opposite section is asked for the same condition.
    expect(textsOf(both(false))).toEqual(hidden)
  })

  test.each<[string, string, string]>([
    [' <> "" "x"', '!=', ''],
    [' >= 100 "x"', '>=', '100'],
    [' < "a b" "x"', '<', 'a b'],
  ])('%s compares by %s', async (rest, operator, operand) => {
    const { tags } = await read(condition(rest))
    expect(tags[0]?.comparison).toMatchObject({ operator, operand })
  })

  test('a text on the left is turned round', async () => {
    const { tags } = await read(p(field([' IF 100 < ', mergeField('Сумма'), ' "x"'])))
    expect(tags[0]).toMatchObject({ name: 'Сумма', comparison: { operator: '>', operand: '100' } })
  })

  test('its texts keep their formatting, their fields and the conditions within them', async () => {
    const inner = field([' IF ', mergeField('B'), ' = 1 "one" "other"'])
    const body = p(
      char('begin') +
        code(' IF ') +
        mergeField('A') +
        code(' = 1 "') +
        code('bold ', bold) +
        mergeField('C') +
        code(' ') +
        inner +
        code('" "none"') +
        char('separate') +
        run('old') +
        char('end'),
    )
    const template = await read(body)
    const said = { 'A = "1"': true, 'B = "1"': true, C: 'see' }
    expect(renderedTexts(template, said)).toEqual(['bold see one'])
    expect(renderedXml(template, said)).toContain(`<w:r>${bold}<w:t xml:space="preserve">bold </w:t></w:r>`)
    expect(renderedTexts(template, {})).toEqual(['none'])
  })

  test.each([
    ['a wildcard', ' = "ж*" "a" "b"'],
    ['no comparison', ' "a" "b"'],
    ['too many texts', ' = 1 "a" "b" "c"'],
    ['another field in a text', ` = 1 "`],
  ])('with %s is reported', async (name, rest) => {
    const inner = name.startsWith('another')
      ? [' IF ', mergeField('A'), rest, field(' PAGE '), '" "b"']
      : [' IF ', mergeField('A'), rest]
    expect(await problemsIn(p(field(inner)))).toEqual([
      ['FIELD_NOT_SUPPORTED', 'error', expect.stringContaining('IF { MERGEFIELD A }'), 'IF'],
    ])
  })

  test('an IF over no MERGEFIELD keeps its result', async () => {
    const template = await read(p(field(' IF 1 < 2 "true" "false" ', run('true'))) + p(mergeField('A')))
    expect(template.tags.map(({ name }) => name)).toEqual(['A'])
    expect(renderedTexts(template, { A: '1' })).toEqual(['true', '1'])
  })
})

describe('fields of a mail merge that are not carried out', () => {
  test.each([
    [' NEXTIF 1 = 1 ', 'error'],
    [' SKIPIF 1 = 1', 'error'],
    [' ADDRESSBLOCK \\f "<<_TITLE0_ >>"', 'error'],
    [' GREETINGLINE ', 'error'],
    [' ASK a "?" ', 'warning'],
    [' FILLIN "?" ', 'warning'],
    [' SET a ', 'warning'],
  ])('%s is reported as %s', async (instruction, severity) => {
    const name = instruction.trim().split(' ')[0]
    expect(await problemsIn(p(field(instruction)) + paragraph('{a}'))).toEqual([
      ['FIELD_NOT_SUPPORTED', severity, instruction.trim(), name],
    ])
  })

  test('a field that contains a MERGEFIELD is reported by its name', async () => {
    expect(await problemsIn(p(field([' = ', mergeField('A'), ' ^ 2'])))).toEqual([
      ['FIELD_NOT_SUPPORTED', 'error', '= { MERGEFIELD A } ^ 2', '='],
    ])
  })

  test('one that crosses cells is reported, and one without a name', async () => {
    const crossing = `<w:tbl><w:tr><w:tc>${p(char('begin'), code('MERGEFIELD A'))}</w:tc><w:tc>${p(char('end'))}</w:tc></w:tr></w:tbl>`
    expect(await problemsIn(crossing)).toEqual([['FIELD_NOT_SUPPORTED', 'error', 'MERGEFIELD A', 'MERGEFIELD']])
    expect(await problemsIn(p(field(' MERGEFIELD ')))).toEqual([['TAG_EMPTY', 'error', 'MERGEFIELD', 'MERGEFIELD']])
  })

  test('fields five thousand deep get a quick answer', async () => {
    const [begin, end] = [char('begin') + code(' IF '), char('end')]
    const body = p(begin.repeat(5_000), mergeField('A'), end.repeat(5_000))
    const started = process.cpuUsage()
    expect(await problemsIn(body)).toMatchObject([['FIELD_NOT_SUPPORTED', 'error', expect.anything(), 'IF']])
    expect(process.cpuUsage(started).user).toBeLessThan(20_000_000)
  })
})

test.each([
  ['Полное_имя', 'Полное имя'],
  ['Name_full', 'Name (full)'],
  ['M_2_этаж', '2 этаж'],
  ['Наименование_средства_измерений_и_его_за', 'Наименование средства измерений и его заводской номер'],
])('Word makes the field %s of the header %s', (fieldName, header) => {
  expect(mergeFieldKey(fieldName)).toBe(mergeFieldKey(header))
})

function textsOf(xml: string): string[] {
  return [...xml.matchAll(/<w:p>(.*?)<\/w:p>/g)].map(([, inner = '']) => inner.replace(/<[^>]*>/g, ''))
}
