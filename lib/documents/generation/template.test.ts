import { describe, expect, test } from '@jest/globals'
import { PREMIUM_GATE } from '../ooxml/limits'
import { openPackage } from '../ooxml/package'
import { writePackage } from '../ooxml/write'
import { compileTemplate, renderFresh, type RenderData } from './render'
import { readTemplate, type Template } from './template'
import { docx, paragraph, story, table, asText, textOf } from './test-support'

async function read(
  body: string,
  ...rest: Parameters<typeof docx> extends [string, ...infer R] ? R : never
): Promise<Template> {
  return readTemplate(docx(body, ...rest))
}

/** Prints each tag's own name, in capitals; shows every section. */
function echo({ tags }: Template): RenderData {
  return Object.fromEntries(tags.map(({ kind, key, name }) => [key, kind === 'value' ? name.toUpperCase() : true]))
}

function print(template: Template, data: RenderData, part = 'word/document.xml'): string {
  return new TextDecoder().decode(compileTemplate(template)(data).get(part))
}

function rendered(template: Template, part = 'word/document.xml'): string[] {
  return textOf(print(template, echo(template), part))
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

  test('a tag that Word has split over runs is one tag, and keeps the text and the spaces beside it', async () => {
    const template = await read(paragraph('Dear {', 'na', 'me} and others'))
    expect(template.tags.map(({ written }) => written)).toEqual(['{name}'])
    expect(rendered(template)).toEqual(['Dear NAME and others'])
    expect(template.parts.get('word/document.xml')).toContain('<w:t xml:space="preserve"> and others</w:t>')
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

  test('a text box inside a paragraph has paragraphs of its own', async () => {
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
  const dotx = writePackage(
    opened.entries,
    new Map([['[Content_Types].xml', types.replace('document.main', 'template.main')]]),
  )
  const { pack, cleaned } = await readTemplate(dotx)
  expect(pack.kind).toBe('dotx')
  expect(cleaned.get('[Content_Types].xml')).toBe(types)
})

describe('what is wrong with a template', () => {
  test('a template without tags is told', async () => {
    expect(await problemsIn(paragraph('Act of acceptance'))).toEqual([['TEMPLATE_NO_TAGS', null, null]])
  })

  test('all problems are told at once, each with its paragraph and its tag as written', async () => {
    const body = ['{unclosed', 'unopened}', '{ }', '{#open}', '{/never}', '{good | uper}', '{% for x in y %}'].map(
      (text) => paragraph(text),
    )
    expect(await problemsIn(body.join(''))).toEqual([
      ['TAG_UNCLOSED', 0, '{unclosed'],
      ['TAG_UNOPENED', 1, 'unopened}'],
      ['TAG_EMPTY', 2, '{ }'],
      ['FORMAT_UNKNOWN', 5, '{good | uper}'],
      ['TAG_INSTRUCTION', 6, '{% for x in y %}'],
      ['SECTION_UNOPENED', 4, '{/never}'],
      ['SECTION_UNCLOSED', 3, '{#open}'],
    ])
  })

  test('a tag that begins in one paragraph and ends in another is told at both ends', async () => {
    expect(await problemsIn(paragraph('{na') + paragraph('me}'))).toEqual([
      ['TAG_UNCLOSED', 0, '{na'],
      ['TAG_UNOPENED', 1, 'me}'],
    ])
  })

  test('in a template with {{ }} a single brace by itself is text, and a half-closed tag is told', async () => {
    expect(await problemsIn(paragraph('{{name}} a } b') + paragraph('{{half}'))).toEqual([
      ['TAG_UNCLOSED', 1, '{{half}'],
    ])
  })

  test('crossing sections are told', async () => {
    const found = await problemsIn(paragraph('{#a}{#b}{/a}{/b}'))
    expect(found).toEqual([['SECTION_CROSSED', 0, '{/a}']])
  })

  test('a section that ends where it cannot is told with its tag and its place', async () => {
    const template = await read(table(['{#a}', '{/a}{#b}'], ['x', '{/b}']))
    expect(template.problems).toEqual([])
    expect(() => compileTemplate(template)).toThrow(
      expect.objectContaining({
        code: 'TEMPLATE_NOT_RENDERED',
        problems: [expect.objectContaining({ tag: '{#b}', table: { index: 0, row: 0, col: 1 } })],
      }),
    )
  })

  test('a section in a header alone is filled in', async () => {
    const header = { name: 'word/header1.xml', type: 'header', xml: story('w:hdr', paragraph('{#a}shown{/a}')) }
    expect(rendered(await read(paragraph('Act'), { parts: [header] }), 'word/header1.xml')).toEqual(['shown'])
  })

  test('sections twelve deep are refused at once', async () => {
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

describe('rendering', () => {
  test('a line break in a value becomes a break of the document, in its own run formatting', async () => {
    const template = await read('<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>{a}</w:t></w:r></w:p>')
    const xml = print(template, { [template.tags[0]?.key ?? '']: 'one\ntwo' })
    expect(textOf(xml)).toEqual(['one\ntwo'])
    expect(xml.match(/<w:rPr><w:b\/><\/w:rPr>/g)).toHaveLength(2)
  })

  test('braces and markup in a value are printed as they are', async () => {
    const template = await read(paragraph('{a}{b}'))
    const [a, b] = template.tags.map(({ key }) => key)
    const xml = print(template, { [a ?? '']: '{b} <w:p/>', [b ?? '']: '&amp;' })
    expect(textOf(xml)).toEqual(['{b} <w:p/>&amp;'])
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

  test('a compiled template renders again and again what a fresh one renders, byte for byte', async () => {
    const template = await read(
      paragraph('{a} {#b}in {c}{/b} {a}') + table(['{#d}{a}', '{c}{/d}']) + paragraph('{^b}none{/b}'),
    )
    const render = compileTemplate(template)
    for (const [value, shown] of [
      ['one', true],
      ['two\nlines & <more>', false],
      ['', true],
      ['one', true],
    ] as const) {
      const data = Object.fromEntries(template.tags.map(({ key, kind }) => [key, kind === 'value' ? value : shown]))
      expect(asText(render(data))).toEqual(asText(renderFresh(template, data)))
    }
  })

  test('a key without a value prints nothing, never the word undefined', async () => {
    const template = await read(paragraph('[{a}{constructor}{__proto__}{toString}]'))
    expect(textOf(print(template, {}))).toEqual(['[]'])
  })
})
