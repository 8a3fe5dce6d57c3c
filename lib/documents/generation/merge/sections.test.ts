import { describe, expect, test } from '@jest/globals'
import { endWithSection } from './section-end'
import { merge } from './test-support/merged'
import { all, p, testPackage } from './test-support/test-package'

const ROWS = [{ v1: 'один' }, { v1: 'два' }, { v1: 'три' }]
const SECTION = /<w:sectPr[\s>].*?<\/w:sectPr>|<w:sectPr\/>/g

async function document(body: string, section?: string, parts: Record<string, string> = {}) {
  const pack = await merge(testPackage({ body, ...(section === undefined ? {} : { section }), parts }), ROWS)
  const xml = pack.text('word/document.xml')
  return { pack, xml, sections: xml.match(SECTION) ?? [] }
}

describe('the end of a copy', () => {
  test('ends its section in its last paragraph, and the last copy keeps the body’s own', async () => {
    const { xml, sections } = await document(p('a') + p('«v1»', '<w:rPr><w:b/></w:rPr>'))
    expect(sections).toHaveLength(3)
    expect(all(xml, /<w:p>(.*?)<\/w:p>/g)).toHaveLength(6)
    expect(xml).toMatch(/<w:rPr><w:b\/><\/w:rPr><w:sectPr>.*?<\/w:sectPr><\/w:pPr><w:r><w:t>один/)
    expect(xml).toMatch(/три<\/w:t><\/w:r><\/w:p><w:sectPr>.*?<\/w:sectPr><\/w:body>/)
  })

  test.each([
    ['a table', '<w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>'],
    ['a paragraph that ends a section', `${p('x')}<w:p><w:pPr><w:sectPr/></w:pPr></w:p>`],
    ['a content control', `<w:sdt><w:sdtContent>${p('x')}</w:sdtContent></w:sdt>`],
    ['a frame', p('x', '<w:framePr w:w="100"/>')],
    ['a page break', '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'],
    [
      'a text box',
      `<w:p><w:r><w:pict><v:shape><v:textbox><w:txbxContent>${p('x')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`,
    ],
  ])('where it is %s, a paragraph is added that ends the section', (_, end) => {
    const added = endWithSection(end, '<w:sectPr/>').slice(end.length)
    expect(added).toMatch(/^<w:p><w:pPr><w:spacing [^>]*\/><w:rPr>.*<\/w:rPr><w:sectPr\/><\/w:pPr><\/w:p>$/)
  })

  test.each([
    ['<w:p/>', '<w:p><w:pPr>S</w:pPr></w:p>'],
    ['<w:p w:x="1"></w:p>', '<w:p w:x="1"><w:pPr>S</w:pPr></w:p>'],
    ['<w:p><w:pPr/><w:r/></w:p>', '<w:p><w:pPr>S</w:pPr><w:r/></w:p>'],
    ['<w:p><w:pPr><w:jc/></w:pPr></w:p>', '<w:p><w:pPr><w:jc/>S</w:pPr></w:p>'],
    [
      '<w:p><w:pPr><w:jc/><w:pPrChange><w:pPr><w:sectPr/></w:pPr></w:pPrChange></w:pPr></w:p>',
      '<w:p><w:pPr><w:jc/>S<w:pPrChange><w:pPr><w:sectPr/></w:pPr></w:pPrChange></w:pPr></w:p>',
    ],
    ['<w:p/><w:bookmarkEnd w:id="1"/>', '<w:p><w:pPr>S</w:pPr></w:p><w:bookmarkEnd w:id="1"/>'],
  ])('%s becomes %s', (xml, ended) => {
    expect(endWithSection(xml, 'S')).toBe(ended)
  })

  test('is in a condition: each copy ends where its own text does', async () => {
    const bytes = testPackage({ body: `${p('a')}${p('«#s»')}${p('end')}${p('«/s»')}` })
    const xml = (await merge(bytes, [{ s: true }, { s: false }, { s: true }])).text('word/document.xml')
    expect(xml.replace(SECTION, '§').replace(/<[^>]*>/g, '')).toBe('a§end§aaend§')
  })
})

describe('the beginning of a copy', () => {
  test('is a new page and page 1, in the order of the schema', async () => {
    const section =
      '<w:sectPr><w:type w:val="continuous"/><w:pgSz w:w="1"/><w:pgMar w:top="2"/><w:pgNumType w:fmt="upperRoman"/><w:cols w:num="2"/><w:titlePg/></w:sectPr>'
    const { sections } = await document(p('«v1»'), section)
    expect(sections).toEqual(
      Array(3).fill(
        '<w:sectPr><w:pgSz w:w="1"/><w:pgMar w:top="2"/><w:pgNumType w:start="1" w:fmt="upperRoman"/><w:cols w:num="2"/><w:titlePg/></w:sectPr>',
      ),
    )
  })

  test('numbers its lines again, where lines are numbered through', async () => {
    const section = '<w:sectPr><w:lnNumType w:countBy="5" w:restart="continuous"/></w:sectPr>'
    const { sections } = await document(p('«v1»'), section)
    expect(sections).toEqual(
      Array(3).fill(
        '<w:sectPr><w:lnNumType w:countBy="5" w:restart="newSection"/><w:pgNumType w:start="1"/></w:sectPr>',
      ),
    )
  })

  test('stays an odd page, and a number that the template begins with', async () => {
    const section = '<w:sectPr><w:type w:val="oddPage"/><w:pgNumType w:start="5"/></w:sectPr>'
    expect((await document(p('«v1»'), section)).sections).toEqual(Array(3).fill(section))
  })

  test('is the first of its sections only: the others go on as they did', async () => {
    const inner = '<w:sectPr><w:type w:val="continuous"/><w:cols w:num="3"/></w:sectPr>'
    const { sections } = await document(p('a', inner) + p('«v1»'), '<w:sectPr><w:type w:val="continuous"/></w:sectPr>')
    const copy = [
      '<w:sectPr><w:pgNumType w:start="1"/><w:cols w:num="3"/></w:sectPr>',
      '<w:sectPr><w:type w:val="continuous"/></w:sectPr>',
    ]
    expect(sections).toEqual([...copy, ...copy, ...copy])
  })

  test('a section in a condition begins the copy only where it is shown', async () => {
    const inner = '<w:sectPr><w:type w:val="continuous"/></w:sectPr>'
    const body = `${p('«#s»')}${p('a', inner)}${p('«/s»')}${p('b')}`
    const section = '<w:sectPr><w:type w:val="continuous"/><w:cols/></w:sectPr>'
    const xml = (await merge(testPackage({ body, section }), [{ s: true }, { s: false }])).text('word/document.xml')
    expect(xml.match(SECTION)).toEqual([
      '<w:sectPr><w:pgNumType w:start="1"/></w:sectPr>',
      section,
      '<w:sectPr><w:pgNumType w:start="1"/><w:cols/></w:sectPr>',
    ])
  })
})

describe('headers and footers', () => {
  const reference = (kind: string, type: string, id: string) => `<w:${kind}Reference w:type="${type}" r:id="${id}"/>`

  test('without row data are shared by all copies, and referred to by each', async () => {
    const section = `<w:sectPr>${reference('header', 'default', 'rId_header1')}</w:sectPr>`
    const { pack, sections } = await document(p('«v1»'), section, { header1: p('Шапка') })
    expect(sections.every((each) => each.includes('r:id="rId_header1"'))).toBe(true)
    expect(pack.entries.filter(({ name }) => name.includes('header'))).toHaveLength(1)
  })

  test('with row data are each copy’s own, with their content type and relationships', async () => {
    const section = `<w:sectPr>${reference('footer', 'default', 'rId_footer1')}</w:sectPr>`
    const { pack, sections } = await document(p('a'), section, { footer1: p('Подвал «v1»') })
    const ids = sections.map((each) => /r:id="([^"]*)"/.exec(each)?.[1])
    const links = pack.relationships('word/document.xml')
    const parts = ids.map((id) => links.find((link) => link.id === id)?.target ?? '')
    expect(new Set(parts).size).toBe(3)
    expect(parts.map((part) => pack.text(part).replace(/<[^>]*>/g, ''))).toEqual([
      'Подвал один',
      'Подвал два',
      'Подвал три',
    ])
    expect(new Set(parts.map((part) => pack.contentType(part)))).toEqual(
      new Set(['application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml']),
    )
  })

  test('of the copy before are not taken over by a copy that begins without', async () => {
    const inner = `<w:sectPr>${reference('header', 'default', 'rId_header1')}</w:sectPr>`
    const last = `<w:sectPr>${reference('footer', 'first', 'rId_footer1')}<w:titlePg/></w:sectPr>`
    const { pack, sections } = await document(p('«v1»', inner) + p('b'), last, { header1: p('h'), footer1: p('f') })
    expect(sections[0]).not.toContain('footerReference')
    expect(sections[2]).toContain(reference('header', 'default', 'rId_header1'))
    const empty = /<w:footerReference w:type="first" r:id="([^"]*)"\/>/.exec(sections[2] ?? '')?.[1]
    const part = pack.relationships('word/document.xml').find(({ id }) => id === empty)?.target ?? ''
    expect(pack.text(part)).toMatch(/<w:ftr [^>]*><w:p>.*<\/w:p><\/w:ftr>$/)
    expect(
      pack
        .text(part)
        .replace(/<[^>]*>/g, '')
        .trim(),
    ).toBe('')
    expect(sections[4]).toContain(`w:type="first" r:id="${empty ?? ''}"`)
  })
})
