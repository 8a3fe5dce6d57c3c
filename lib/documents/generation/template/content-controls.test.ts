import { describe, expect, test } from '@jest/globals'
import { readTemplate } from './template'
import { renderedTexts, renderedXml } from './test-support/rendered'
import { docx } from '../test-support/files'

const run = (text: string, properties = '') => `<w:r>${properties}<w:t>${text}</w:t></w:r>`
const p = (...inner: string[]) => `<w:p>${inner.join('')}</w:p>`
const control = (properties: string, content: string) =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`
const titled = (title: string, content: string, more = '') => control(`<w:alias w:val="${title}"/>${more}`, content)
const bold = '<w:rPr><w:b/></w:rPr>'

async function read(body: string) {
  return readTemplate(docx(body))
}

describe('a content control is an optional tag', () => {
  test('named by its title, else by its tag, with its place', async () => {
    const cell = `<w:tbl><w:tr><w:tc>${titled('In a cell', p(run('x')))}</w:tc></w:tr></w:tbl>`
    const body = p(run('a'), titled('Inline', run('x'))) + titled('Block', p(run('x'))) + cell
    const { tags, problems } = await read(body + control('<w:tag w:val="By tag"/>', p(run('x'))))
    expect(problems).toEqual([])
    expect(
      tags.map(({ name, origin, optional, place }) => [name, origin, optional, place.paragraph, place.table]),
    ).toEqual([
      ['Inline', 'contentControl', true, 0, null],
      ['Block', 'contentControl', true, 1, null],
      ['In a cell', 'contentControl', true, 2, { index: 0, row: 0, col: 0 }],
      ['By tag', 'contentControl', true, 3, null],
    ])
  })

  test('it is filled where it is applied, and stays as it is where it is not', async () => {
    const template = await read(p(run('{a}')) + p(titled('Name', run('Ann'))))
    expect(renderedTexts(template, { a: '1', Name: 'Eve' })).toEqual(['1', 'Eve'])
    expect(renderedTexts(template, { a: '1' })).toEqual(['1', 'Ann'])
    expect(template.tokenised(() => false).get('word/document.xml')).toContain(titled('Name', run('Ann')))
  })

  test('a template of nothing else has no changed part where none is applied', async () => {
    const template = await read(p(titled('Name', run('Ann'))))
    expect(template.tokenised(() => false).size).toBe(0)
    expect(template.tokenised(() => true).size).toBe(1)
  })

  test('tags in braces in a bound one are filled, and Word has no data to show in their place', async () => {
    const bound = '<w:dataBinding w:xpath="/a" w:storeItemID="{1}"/>'
    const template = await read(titled('Other', p(run('{a}')), bound))
    expect(renderedTexts(template, { a: '1' })).toEqual(['1'])
    expect(renderedXml(template, { a: '1' })).not.toContain('dataBinding')
  })

  test('it has its own key next to a tag in braces of the same name', async () => {
    const { tags } = await read(p(run('{Name}'), titled('Name', run('Ann'))))
    expect(new Set(tags.map(({ key }) => key)).size).toBe(2)
  })
})

describe('what is in a control becomes one run', () => {
  test('with the formatting of its first run and its first paragraph', async () => {
    const content = `<w:p><w:pPr><w:jc w:val="end"/></w:pPr>${run('one ', bold)}${run('two')}</w:p>${p(run('three'))}`
    const xml = renderedXml(await read(titled('A', content)), { A: '1' })
    expect(xml).toContain(
      `<w:sdtContent><w:p><w:pPr><w:jc w:val="end"/></w:pPr><w:r>${bold}<w:t xml:space="preserve">1</w:t></w:r></w:p></w:sdtContent>`,
    )
  })

  test('with a tracked change of its paragraph’s formatting left whole', async () => {
    const change = '<w:pPrChange w:id="1" w:author="a"><w:pPr><w:jc w:val="left"/></w:pPr></w:pPrChange>'
    const properties = `<w:pPr><w:jc w:val="center"/>${change}</w:pPr>`
    const xml = renderedXml(await read(titled('A', p(run('x')).replace('<w:p>', `<w:p>${properties}`))), { A: '1' })
    expect(xml).toContain(
      `<w:sdtContent><w:p>${properties}<w:r><w:t xml:space="preserve">1</w:t></w:r></w:p></w:sdtContent>`,
    )
  })

  test('a place-holder goes with its style, and so does the binding to data and the date behind the text', async () => {
    const properties = `${bold}<w:showingPlcHdr/><w:dataBinding w:xpath="/a"/><w:date w:fullDate="2020-01-01T00:00:00Z"><w:dateFormat w:val="dd.MM.yyyy"/></w:date>`
    const holder = run('Click here', '<w:rPr><w:rStyle w:val="PlaceholderText"/></w:rPr>')
    const template = await read(p(titled('A', holder, properties)))
    expect(template.tags[0]?.formats).toEqual([{ name: 'word date', args: ['dd.MM.yyyy'] }])
    const xml = renderedXml(template, { A: '1' })
    expect(xml).toContain(`<w:r>${bold}<w:t xml:space="preserve">1</w:t></w:r>`)
    expect(xml).not.toMatch(/showingPlcHdr|dataBinding|fullDate|PlaceholderText/)
  })

  test('an empty paragraph is filled', async () => {
    expect(renderedTexts(await read(titled('A', '<w:p/>')), { A: '1' })).toEqual(['1'])
  })

  test('a control around a cell keeps the cell', async () => {
    const cell = `<w:tc><w:tcPr><w:tcW w:w="100"/></w:tcPr>${p(run('x'))}</w:tc>`
    const xml = renderedXml(await read(`<w:tbl><w:tr>${titled('A', cell)}</w:tr></w:tbl>`), { A: '1' })
    expect(xml).toContain(
      '<w:sdtContent><w:tc><w:tcPr><w:tcW w:w="100"/></w:tcPr><w:p><w:r><w:t xml:space="preserve">1</w:t></w:r></w:p></w:tc></w:sdtContent>',
    )
  })
})

describe('a checkbox', () => {
  const states =
    '<w14:checkedState w14:val="2612" w14:font="MS Gothic"/><w14:uncheckedState w14:val="2610" w14:font="MS Gothic"/>'
  const box = titled('Done', run('\u2610'), `<w14:checkbox><w14:checked w14:val="0"/>${states}</w14:checkbox>`)

  test('in a line is ticked where there is something, and not where there is nothing', async () => {
    const template = await read(p(box, run(' done')))
    expect(renderedTexts(template, { Done: true })).toEqual(['\u2612 done'])
    expect(renderedXml(template, { Done: true })).toContain('<w14:checked w14:val="1"/>')
    expect(renderedTexts(template, { Done: false })).toEqual(['\u2610 done'])
    expect(renderedXml(template, { Done: false })).toContain('<w14:checked w14:val="0"/>')
    expect(template.tags[0]).toMatchObject({ kind: 'section', repeats: false, optional: true })
  })

  test('whose empty elements are written with an end tag is ticked as well', async () => {
    const fonts = '<w:rPr><w:rStyle w:val="a"/><w:rFonts w:ascii="Arial"/></w:rPr>'
    const formatted = box.replace(run('\u2610'), run('\u2610', fonts))
    const spread = formatted.replace(/<([\w:]+)(\s[^>]*)\/>/g, '<$1$2></$1>')
    const xml = renderedXml(await read(p(spread)), { Done: true })
    expect(xml).toContain('<w14:checked w14:val="1"/>')
    expect(xml).toMatch(/<w:rStyle w:val="a"><\/w:rStyle><w:rFonts w:ascii="MS Gothic"[^>]*\/><\/w:rPr>/)
    expect(xml).not.toContain('"Arial"')
  })

  test('is left alone elsewhere', async () => {
    const { tags } = await read(box.replace(run('\u2610'), p(run('\u2610'))))
    expect(tags).toEqual([])
  })
})

describe('a control is none', () => {
  test.each([
    ['without a name', control('<w:id w:val="1"/>', p(run('x')))],
    ['with a table', titled('A', '<w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>')],
    ['with a tag in it', titled('A', p(run('{x}')))],
    ['with a field in it', titled('A', p('<w:fldSimple w:instr="MERGEFIELD x"/>'))],
    ['of a picture', titled('A', p(run('x')), '<w:picture/>')],
    ['of page numbers', titled('A', p(run('x')), '<w:docPartObj/>')],
    ['named by Google Docs', control('<w:tag w:val="goog_rdk_1"/>', p(run('x')))],
  ])('%s', async (_, body) => {
    const { tags } = await read(body + p(run('{last}')))
    expect(tags.filter(({ origin }) => origin === 'contentControl')).toEqual([])
  })

  test('where it contains another: only the inner one is', async () => {
    const { tags } = await read(titled('Outer', p(titled('Inner', run('x')))))
    expect(tags.map(({ name }) => name)).toEqual(['Inner'])
  })

  test('where a tag reaches over it', async () => {
    const template = await read(p(run('{na'), titled('A', run('m')), run('e}')))
    expect(template.tags.map(({ written }) => written)).toEqual(['{name}'])
    expect(renderedTexts(template, { name: '1', A: '2' })).toEqual(['1'])
  })
})
