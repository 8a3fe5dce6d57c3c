import { expect, test } from '@jest/globals'
import PizZip from 'pizzip'
import { docx, paragraph, story } from '../test-support/files'
import { readTemplate } from './template'

test.each([
  ['without its body', (xml: string) => xml.replace(/<w:body>|<\/w:body>/g, '')],
  ['with a prefix that is not declared', (xml: string) => xml.replaceAll('w:t>', 'zz:t>')],
  ['with an end tag of another name', (xml: string) => xml.replace('</w:r>', '</w:rx>')],
  ['with an ampersand that is no reference', (xml: string) => xml.replace('{a}', '{a} & b')],
  [
    'that begins with its body',
    (xml: string) =>
      xml.replace(/<w:document([^>]*)><w:body>/, '<w:body$1>').replace('</w:body></w:document>', '</w:body>'),
  ],
])('a document %s is damaged', async (_, change) => {
  const bytes = docx(paragraph('{a}'))
  const zip = new PizZip(bytes)
  zip.file('word/document.xml', change(zip.file('word/document.xml')?.asText() ?? ''))
  const read = readTemplate(zip.generate({ type: 'uint8array' }))
  await expect(read).rejects.toMatchObject({ code: 'GATE_XML', params: { part: 'word/document.xml' } })
})

test('a part next to the document that Word could not read is named', async () => {
  const header = { name: 'word/header1.xml', type: 'header', xml: story('w:hdr', '<w:p><zz:r/></w:p>') }
  const beside = readTemplate(docx(paragraph('{a}'), { parts: [header] }))
  await expect(beside).rejects.toMatchObject({ code: 'GATE_XML', params: { part: 'word/header1.xml' } })
  const unrelated = readTemplate(docx(paragraph('{a}'), { files: { 'customXml/item1.xml': '<a>' } }))
  await expect(unrelated).rejects.toMatchObject({ code: 'GATE_XML' })
})
