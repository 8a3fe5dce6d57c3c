import { CONTENT_TYPES } from '@/lib/documents/ooxml/content-types'
import { writePackage } from '@/lib/documents/ooxml/write'
import { escapeText } from '@/lib/documents/ooxml/xml'

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** The least Word file that contains a text: a paragraph for each of its lines. */
export function plainTemplate(text: string): Uint8Array {
  const paragraphs = text
    .split('\n')
    .map((line) => `<w:p><w:r><w:t xml:space="preserve">${escapeText(line)}</w:t></w:r></w:p>`)
  return writePackage(
    [],
    new Map([
      [
        CONTENT_TYPES,
        `${PROLOGUE}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${TYPE}"/></Types>`,
      ],
      [
        '_rels/.rels',
        `${PROLOGUE}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="main" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
      ],
      [
        'word/document.xml',
        `${PROLOGUE}<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}"><w:body>${paragraphs.join('')}<w:sectPr/></w:body></w:document>`,
      ],
    ]),
  )
}
