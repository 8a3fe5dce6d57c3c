import { describe, expect, test } from '@jest/globals'
import { PREMIUM_GATE } from '../../ooxml/limits'
import { openPackage } from '../../ooxml/package'
import { packageNow } from '../../ooxml/test-support/package-now'
import { compileTemplate } from '../render/compile'
import { readTemplate, type Template } from './template'
import { renderedTexts, renderedXml } from './test-support/rendered'
import { docx, paragraph, story, table, textOf } from '../test-support/files'

async function read(
  body: string,
  ...rest: Parameters<typeof docx> extends [string, ...infer R] ? R : never
): Promise<Template> {
  return readTemplate(docx(body, ...rest))
}

/** Prints each tag's own name, in capitals; shows every section. */
function rendered(template: Template, part = 'word/document.xml'): string[] {
  const said = template.tags.map(({ kind, name }) => [name, kind === 'value' ? name.toUpperCase() : true])
  return renderedTexts(template, Object.fromEntries(said), part)
}

async function problemsIn(body: string) {
  const { problems } = await read(body)
  return problems.map(({ code, paragraph: index, tag }) => [code, index, tag])
}

describe('reading a template', () => {
  test.each([
    ['{ name }', 'name'],
    ['{\u00a0name\u00a0}', 'name'],
    ['{{name}}', 'name'],
    ['{{ Full name }}', 'Full name'],
    ['{дата | date:„D MMMM YYYY“}', 'дата'],
  ])('%s is the tag %s', async (written, name) => {
    const { tags } = await read(paragraph(`before ${written} after`))
    expect(tags).toMatchObject([{ written, name, kind: 'value', place: { part: 'word/document.xml', paragraph: 0 } }])
  })

  test('a tag that Word has split over runs is one tag, and keeps the text and the spaces next to it', async () => {
    const template = await read(paragraph('Dear {', 'na', 'me} and others'))
    expect(template.tags.map(({ written }) => written)).toEqual(['{name}'])
    expect(rendered(template)).toEqual(['Dear NAME and others'])
    expect(template.tokenised(() => true).get('word/document.xml')).toContain(
      '<w:t xml:space="preserve"> and others</w:t>',
    )
  })

  test('every tag has its part, its paragraph in document order and its place in a table', async () => {
    const header = {
      name: 'word/header1.xml',
      type: 'header',
      xml: story('w:hdr', paragraph('') + paragraph('{office}')),
    }
    const body = paragraph('Act {number}') + table(['Name', '{name}'], ['Place', '{place}']) + paragraph('{day}')
    const { tags } = await read(body, { parts: [header] })
    expect(tags.map(({ written, place }) => [written, place.part, place.paragraph, place.table])).toEqual([
      ['{number}', 'word/document.xml', 0, null],
      ['{name}', 'word/document.xml', 2, { index: 0, row: 0, col: 1 }],
      ['{place}', 'word/document.xml', 4, { index: 0, row: 1, col: 1 }],
      ['{day}', 'word/document.xml', 5, null],
      ['{office}', 'word/header1.xml', 1, null],
    ])
  })

  test('a column of a table counts the grid columns that joined cells cover', async () => {
    const joined = `<w:tc><w:tcPr><w:gridSpan w:val="3"/></w:tcPr>${paragraph('wide')}</w:tc>`
    const { tags } = await read(`<w:tbl><w:tr>${joined}<w:tc>${paragraph('{x}')}</w:tc></w:tr></w:tbl>`)
    expect(tags[0]?.place.table).toEqual({ index: 0, row: 0, col: 3 })
  })

  test('a text box inside a paragraph has its own paragraphs', async () => {
    const box = `<w:p><w:r><w:t>{out</w:t></w:r><w:r><w:txbxContent>${paragraph('{in}')}</w:txbxContent></w:r><w:r><w:t>er}</w:t></w:r></w:p>`
    const { tags } = await read(box + paragraph('{next}'))
    expect(tags.map(({ written, place }) => [written, place.paragraph])).toEqual([
      ['{outer}', 0],
      ['{in}', 1],
      ['{next}', 2],
    ])
  })

  test('footnotes, endnotes and comments are filled in too', async () => {
    const parts = ['footnotes', 'endnotes', 'comments'].map((type) => ({
      name: `word/${type}.xml`,
      type,
      xml: story(`w:${type}`, paragraph(`{${type}}`)),
    }))
    const template = await read(paragraph('{body}'), { parts })
    for (const { name, type } of parts) expect(rendered(template, name)).toEqual([type.toUpperCase()])
  })
})

test('what is made of a Word template (.dotx) is a document', async () => {
  const bytes = docx(paragraph('{a}'))
  const opened = await openPackage(bytes, PREMIUM_GATE)
  const types = opened.text('[Content_Types].xml')
  const dotx = packageNow(
    opened.entries,
    new Map([['[Content_Types].xml', types.replace('document.main', 'template.main')]]),
  )
  const { pack, cleaned } = await readTemplate(dotx)
  expect(pack.kind).toBe('dotx')
  expect(cleaned.get('[Content_Types].xml')).toBe(types)
})

describe('what is wrong with a template', () => {
  test('a template without tags is reported', async () => {
    expect(await problemsIn(paragraph('Act of acceptance'))).toEqual([['TEMPLATE_NO_TAGS', null, null]])
  })

  test('all problems are reported together, each with its paragraph and its tag as written', async () => {
    const body = ['{unclosed', 'unopened}', '{ }', '{#open}', '{/never}', '{good | uper}', '{% do x %}'].map((text) =>
      paragraph(text),
    )
    expect(await problemsIn(body.join(''))).toEqual([
      ['TAG_UNCLOSED', 0, '{unclosed'],
      ['TAG_UNOPENED', 1, 'unopened}'],
      ['TAG_EMPTY', 2, '{ }'],
      ['FORMAT_UNKNOWN', 5, '{good | uper}'],
      ['TAG_INSTRUCTION', 6, '{% do x %}'],
      ['SECTION_UNOPENED', 4, '{/never}'],
      ['SECTION_UNCLOSED', 3, '{#open}'],
    ])
  })

  test('a tag that begins in one paragraph and ends in another is reported at both ends', async () => {
    expect(await problemsIn(paragraph('{na') + paragraph('me}'))).toEqual([
      ['TAG_UNCLOSED', 0, '{na'],
      ['TAG_UNOPENED', 1, 'me}'],
    ])
  })

  test('in a template with {{ }} a single brace on its own is text, and a half-closed tag is reported', async () => {
    expect(await problemsIn(paragraph('{{name}} a } b') + paragraph('{{half}'))).toEqual([
      ['TAG_UNCLOSED', 1, '{{half}'],
    ])
  })

  test('crossing sections are reported', async () => {
    const found = await problemsIn(paragraph('{#a}{#b}{/a}{/b}'))
    expect(found).toEqual([['SECTION_CROSSED', 0, '{/a}']])
  })

  test('a section that ends where it cannot is reported with its tag and its place', async () => {
    const template = await read(table(['{#a}', 'x'], ['{/a}{#b}', 'y'], ['z', '{/b}']))
    expect(template.problems).toEqual([])
    expect(() => compileTemplate(template, () => false)).toThrow(
      expect.objectContaining({
        code: 'TEMPLATE_NOT_RENDERED',
        problems: expect.arrayContaining([
          expect.objectContaining({ tag: '{#b}', table: { index: 0, row: 1, col: 0 } }),
        ]) as unknown,
      }),
    )
  })

  test('a section in a header alone is filled in', async () => {
    const header = { name: 'word/header1.xml', type: 'header', xml: story('w:hdr', paragraph('{#a}shown{/a}')) }
    expect(rendered(await read(paragraph('Act'), { parts: [header] }), 'word/header1.xml')).toEqual(['shown'])
  })

  test('sections twelve deep are refused quickly', async () => {
    const names = [...'abcdefghijkl']
    const text =
      names.map((name) => `{#${name}}`).join('') +
      names
        .toReversed()
        .map((name) => `{/${name}}`)
        .join('')
    expect(await problemsIn(paragraph(text))).toContainEqual(['TEMPLATE_TOO_DEEP', 0, '{#f}'])
  })

  test('a flood of braces and a flood of tags are refused', async () => {
    await expect(read(paragraph('{a}'.repeat(20_001)))).rejects.toMatchObject({ code: 'TEMPLATE_TOO_EXPENSIVE' })
    const { problems } = await read(paragraph('{'.repeat(1_000_000)))
    expect(problems).toHaveLength(1_000)
  })
})

describe('what Word leaves inside a tag', () => {
  const inside = (markup: string) => `<w:p><w:r><w:t>{na</w:t></w:r>${markup}<w:r><w:t>me}</w:t></w:r></w:p>`

  test.each([
    ['a spelling mark', '<w:proofErr w:type="spellStart"/>', 'name'],
    ['a bookmark', '<w:bookmarkStart w:id="0" w:name="a"/><w:bookmarkEnd w:id="0"/>', 'name'],
    ['the range of a comment', '<w:commentRangeStart w:id="0"/>', 'name'],
    ['deleted text', '<w:del w:id="1"><w:r><w:delText>x</w:delText></w:r></w:del>', 'name'],
    ['inserted text', '<w:ins w:id="1"><w:r><w:t>X</w:t></w:r></w:ins>', 'naXme'],
    ['a smart tag', '<w:smartTag w:element="a"><w:r><w:t>X</w:t></w:r></w:smartTag>', 'naXme'],
    ['a soft hyphen', '<w:r><w:softHyphen/></w:r>', 'name'],
    ['a no-break hyphen', '<w:r><w:noBreakHyphen/></w:r>', 'na-me'],
    ['a page break of the last view', '<w:r><w:lastRenderedPageBreak/></w:r>', 'name'],
  ])('%s does no harm', async (_, markup, name) => {
    const template = await read(inside(markup) + paragraph('{next}'))
    expect(template.problems).toEqual([])
    expect(template.tags.map((tag) => [tag.name, tag.place.paragraph])).toEqual([
      [name, 0],
      ['next', 1],
    ])
    expect(rendered(template)).toEqual([name.toUpperCase(), 'NEXT'])
  })

  test('both sides of alternate content are filled', async () => {
    const box = `<w:p><w:r><mc:AlternateContent xmlns:mc="mc"><mc:Choice>${paragraph('{#a}{b}{/a}')}</mc:Choice><mc:Fallback>${paragraph('{#a}{b}{/a}')}</mc:Fallback></mc:AlternateContent></w:r></w:p>`
    const template = await read(box)
    expect(template.problems).toEqual([])
    expect(renderedXml(template, { a: true, b: 'x' }).match(/>x</g)).toHaveLength(2)
  })

  test("the renderer's own delimiters in a text aren't delimiters", async () => {
    const template = await read('<w:p><w:r><w:t>\ufdd0v0\ufdd1 &#xFDD0;v0&#xFDD1; {a}</w:t></w:r></w:p>')
    expect(rendered(template)).toEqual(['v0 v0 A'])
  })
})

describe('sections', () => {
  test.each(['{/Сумма > 100}', '{/сумма}', '{/}', '{/Сумма}'])('that compare end with %s', async (end) => {
    const { tags, problems } = await read(paragraph(`{#Сумма > 100}x${end}`))
    expect(problems).toEqual([])
    expect(tags[0]?.key).toBe(tags[1]?.key)
  })

  test('take options that values do not, and values take totals', async () => {
    expect(await problemsIn(paragraph('{#rows | by:"A" | sort:"B"}{rows | sum:"C"}{/rows | by:"A"}'))).toEqual([])
    expect(await problemsIn(paragraph('{#rows | srot:"A"}{a | by:"B"}{/rows}{#a | upper}{/a}'))).toEqual([
      ['FORMAT_UNKNOWN', 0, '{#rows | srot:"A"}'],
      ['FORMAT_UNKNOWN', 0, '{a | by:"B"}'],
      ['FORMAT_UNKNOWN', 0, '{#a | upper}'],
    ])
  })

  test('ten thousand within each other, or crossing, are answered quickly', async () => {
    const opened = Array.from({ length: 10_000 }, (_, index) => `{#a${index}}`)
    const ends = opened.map((tag) => tag.replace('#', '/'))
    const started = process.cpuUsage()
    const nested = await read(paragraph([...opened, ...ends.toReversed()].join('')))
    expect(nested.problems.map(({ code }) => code)).toEqual(['TEMPLATE_TOO_DEEP'])
    const crossing = await read(paragraph([...opened, ...ends].join('')))
    expect(crossing.problems[1]?.code).toBe('SECTION_CROSSED')
    expect(process.cpuUsage(started).user).toBeLessThan(40_000_000)
  })
})

test('twenty thousand tags in a paragraph, each split over runs, are read quickly', async () => {
  const body = `<w:p>${'<w:r><w:t>{</w:t></w:r><w:r><w:t>a</w:t></w:r><w:r><w:t>}</w:t></w:r>'.repeat(20_000)}</w:p>`
  const started = process.cpuUsage()
  const template = await read(body)
  expect(template.tags).toHaveLength(20_000)
  expect(template.tokenised(() => true).size).toBe(1)
  expect(process.cpuUsage(started).user).toBeLessThan(25_000_000)
})

describe('rendering', () => {
  test('a line break in a value becomes a break of the document, in its own run formatting', async () => {
    const template = await read('<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>{a}</w:t></w:r></w:p>')
    const xml = renderedXml(template, { a: 'one\ntwo' })
    expect(textOf(xml)).toEqual(['one\ntwo'])
    expect(xml).toMatch(/<w:r><w:rPr><w:b\/><\/w:rPr><w:t[^>]*>one<\/w:t><w:br\/><w:t[^>]*>two<\/w:t><\/w:r>/)
  })

  test('braces and markup in a value are printed as they are', async () => {
    const template = await read(paragraph('{a}{b}'))
    expect(renderedTexts(template, { a: '{b} <w:p/>', b: '&amp;' })).toEqual(['{b} <w:p/>&amp;'])
  })

  test('a section alone in its paragraphs takes them with it', async () => {
    const template = await read(
      paragraph('{#x}') +
        paragraph('shown') +
        paragraph('{/}') +
        paragraph('{%p if not x %}') +
        paragraph('hidden') +
        paragraph('{%p endif %}') +
        paragraph('end'),
    )
    expect(template.problems).toEqual([])
    expect(rendered(template)).toEqual(['shown', 'end'])
  })
})
