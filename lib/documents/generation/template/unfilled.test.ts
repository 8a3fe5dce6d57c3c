import { expect, test } from '@jest/globals'
import { readTemplate } from './template'
import { docx, paragraph, story } from '../test-support/files'

async function told(body: string, extra: Parameters<typeof docx>[1] = {}) {
  const { problems } = await readTemplate(docx(paragraph('{a}') + body, extra))
  return problems.map(({ code, severity, part, tag }) => [code, severity, part, tag])
}

test('a section in a watermark is a warning: every reader sees it', async () => {
  const body =
    '<w:p><w:r><w:pict><v:shape xmlns:v="v"><v:textpath style="a" string="{#x}"/></v:shape></w:pict></w:r></w:p>'
  expect(await told(body)).toEqual([['TAG_NOT_FILLED', 'warning', 'word/document.xml', '{#x}']])
})

test.each([
  [
    'the description of a picture',
    '<w:p><w:r><w:drawing><wp:docPr xmlns:wp="wp" descr="a {x} b"/></w:drawing></w:r></w:p>',
  ],
  ['deleted text', '<w:p><w:del w:id="1"><w:r><w:delText>{x}</w:delText></w:r></w:del></w:p>'],
  ['the code of another field', '<w:p><w:r><w:instrText>HYPERLINK "https://example.org/{x}"</w:instrText></w:r></w:p>'],
])('a tag in %s is reported', async (_, body) => {
  expect(await told(body)).toEqual([['TAG_NOT_FILLED', 'info', 'word/document.xml', '{x}']])
})

test('a tag in the address of a link is reported', async () => {
  const relationships = [{ id: 'r1', type: 'hyperlink', target: 'https://example.org/{x}', external: true }]
  expect(await told('', { relationships })).toEqual([['TAG_NOT_FILLED', 'info', 'word/_rels/document.xml.rels', '{x}']])
})

test('tags in a chart are reported, each once', async () => {
  const chart =
    '<c:chart xmlns:c="c"><a:p><a:r><a:t>{x</a:t></a:r><a:r><a:t>y}</a:t></a:r></a:p><c:v>{z}</c:v><c:v>{z}</c:v></c:chart>'
  const bytes = docx(paragraph('{a}'), {
    files: {
      'word/charts/chart1.xml': story('c:chartSpace', chart).replace('c:chartSpace ', 'c:chartSpace xmlns:c="c" '),
    },
  })
  const { pack } = await readTemplate(bytes)
  const { unfilledTags } = await import('./unfilled')
  const asChart = {
    ...pack,
    contentType: (part: string) =>
      part.includes('chart')
        ? 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml'
        : pack.contentType(part),
  }
  const problems = unfilledTags(Object.assign(Object.create(pack) as typeof pack, asChart), (part) => pack.text(part))
  expect(problems.map(({ tag }) => tag)).toEqual(['{xy}', '{z}'])
})

test('braces that aren’t tags are not reported', async () => {
  expect(
    await told('<w:p><w:r><w:drawing><wp:docPr xmlns:wp="wp" descr="{ }" title="{"/></w:drawing></w:r></w:p>'),
  ).toEqual([])
})
