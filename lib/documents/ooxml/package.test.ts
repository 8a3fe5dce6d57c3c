import { Buffer } from 'node:buffer'
import { describe, expect, test } from '@jest/globals'
import { PREMIUM_GATE } from './limits'
import { openPackage } from './package'
import {
  buildZip,
  contentTypes,
  docxItems,
  EMPTY_DOCUMENT,
  relationshipsItem,
  rootRelationships,
  SHEET_MAIN,
} from './test-support/packages'
import { verdict } from './test-support/verdict'
import { XmlEvents, XmlSyntaxError } from './xml-events'

const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)

describe('an ordinary package', () => {
  test('is opened with its parts, their types and their relationships', async () => {
    const rels = relationshipsItem(
      'word/_rels/document.xml.rels',
      'Id="rId1" Type="t/header" Target="header1.xml"',
      'Id="rId2" Type="t/hyperlink" Target="https://example.org/a?b=1#c" TargetMode="External"',
      'Id="rId3" Type="t/custom" Target="../customXml/item1.xml#here"',
      'Id="rId4" Type="t/up" Target="../../../up.xml"',
    )
    const bytes = buildZip(
      docxItems(`\ufeff${EMPTY_DOCUMENT}`, [rels, { name: 'word/media/', content: '', method: 0 }]),
    )
    const opened = await openPackage(bytes, PREMIUM_GATE)
    expect(opened.kind).toBe('docx')
    expect(opened.mainPart).toBe('word/document.xml')
    expect(opened.entries.map(({ name }) => name)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'word/document.xml',
      'word/_rels/document.xml.rels',
    ])
    expect(opened.text('word/document.xml')).toBe(EMPTY_DOCUMENT)
    expect(opened.has('WORD/Document.XML')).toBe(true)
    expect(opened.contentType('word/document.xml')).toContain('document.main+xml')
    expect(opened.contentType('word/other.xml')).toBe('application/xml')
    expect(opened.contentType('word/picture.png')).toBeNull()
    expect(opened.relationships('word/document.xml')).toEqual([
      { id: 'rId1', type: 't/header', target: 'word/header1.xml', external: false },
      { id: 'rId2', type: 't/hyperlink', target: 'https://example.org/a?b=1#c', external: true },
      { id: 'rId3', type: 't/custom', target: 'customXml/item1.xml', external: false },
      { id: 'rId4', type: 't/up', target: 'up.xml', external: false },
    ])
    expect(opened.relationships('word/header1.xml')).toEqual([])
    expect(() => opened.read('word/absent.xml')).toThrow('GATE_PART_MISSING')
  })

  test('may have its main part looked over only when that is scanned', async () => {
    const names: string[] = []
    const reader = () =>
      new XmlEvents({
        open: (name) => names.push(name),
        close() {},
        text() {},
      })
    const later = (document: string) =>
      openPackage(buildZip(docxItems(document)), PREMIUM_GATE, { mainPartLater: true })
    const opened = await later('<a><b/></a>')
    expect(() => opened.text('word/document.xml')).toThrow('has to be scanned first')
    await opened.scan('word/document.xml', reader())
    expect(names).toEqual(['a', 'b'])
    expect(opened.text('word/document.xml')).toBe('<a><b/></a>')
    await expect(opened.scan('word/absent.xml', reader())).rejects.toThrow('GATE_PART_MISSING')
    // What the gate finds comes before what the reader found earlier in the part.
    const bad = await later('<a><b></a></b><!DOCTYPE a></a>')
    await expect(bad.scan('word/document.xml', reader())).rejects.toThrow('GATE_DOCTYPE')
    expect(() => bad.read('word/document.xml')).toThrow('has to be scanned first')
    await expect((await later(nested(201))).scan('word/document.xml', reader())).rejects.toThrow('GATE_DEEP')
    await expect((await later('<a><b></a></b>')).scan('word/document.xml', reader())).rejects.toThrow(XmlSyntaxError)
  })

  test('may be written by a stream, with sizes behind the data or in zip64 fields', async () => {
    expect(await verdict(docxItems().map((item) => ({ ...item, descriptor: true })))).toBe('docx')
    expect(await verdict(docxItems().map((item) => ({ ...item, zip64: true })))).toBe('docx')
  })

  test('may be followed by padding, and by nothing else', async () => {
    expect(await verdict(docxItems(), {}, { suffix: Buffer.from('\r\n\0') })).toBe('docx')
    expect(await verdict(docxItems(), {}, { suffix: Buffer.from('more') })).toBe('GATE_DAMAGED')
  })
})

describe('the main part', () => {
  const macros = 'application/vnd.ms-word.document.macroEnabled.main+xml'

  test('is found by its content type, whatever its name', async () => {
    const items = [
      contentTypes({ 'a/b.xml': SHEET_MAIN }),
      rootRelationships('a/b.xml'),
      { name: 'a/b.xml', content: '<x/>' },
    ]
    const opened = await openPackage(buildZip(items), PREMIUM_GATE)
    expect([opened.kind, opened.mainPart]).toEqual(['xlsx', 'a/b.xml'])
  })

  test('says that a document has macros though its name does not', async () => {
    const [, ...rest] = docxItems()
    expect(await verdict([contentTypes({ 'word/document.xml': macros }), ...rest])).toBe('docm')
  })

  test('is found without the package’s relationships where only one part can be it', async () => {
    const [types, , document] = docxItems()
    expect(await verdict([types, document].filter((item) => item !== undefined))).toBe('docx')
  })

  test('has to be there', async () => {
    expect(await verdict([{ name: 'letter.xml', content: '<x/>' }])).toBe('GATE_MAIN_PART')
    expect(await verdict([...docxItems().slice(0, 1), rootRelationships('word/absent.xml')])).toBe('GATE_MAIN_PART')
  })
})

describe('an OpenDocument package', () => {
  const mimetype = { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet', method: 0 }
  const content = { name: 'content.xml', content: '<office:document-content/>' }

  test('is opened by its mimetype', async () => {
    expect(await verdict([mimetype, content, { name: 'Configurations2/current.xml', content: '' }])).toBe('ods')
    expect(await verdict([{ ...mimetype, content: 'application/vnd.oasis.opendocument.text' }, content])).toBe('odt')
    expect(await verdict([{ ...mimetype, content: 'application/epub+zip' }, content])).toBe('GATE_MAIN_PART')
  })

  test('is refused when its manifest says that it is encrypted', async () => {
    const manifest = '<m:manifest><m:file-entry><m:encryption-data/></m:file-entry></m:manifest>'
    expect(await verdict([mimetype, content, { name: 'META-INF/manifest.xml', content: manifest }])).toBe(
      'GATE_ENCRYPTED',
    )
  })
})
