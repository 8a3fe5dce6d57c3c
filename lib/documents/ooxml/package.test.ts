import { Buffer } from 'node:buffer'
import { describe, expect, test } from '@jest/globals'
import { DocumentError } from '../error'
import { KIBIBYTE, MEBIBYTE, PREMIUM_GATE } from './limits'
import type { GateLimits } from './limits'
import { openPackage } from './package'
import {
  buildZip,
  contentTypes,
  docxItems,
  EMPTY_DOCUMENT,
  relationshipsItem,
  rootRelationships,
  SHEET_MAIN,
  xlsxItems,
} from './test-support'
import type { ZipItem, ZipLies } from './test-support'
import { XmlEvents, XmlSyntaxError } from './xml-events'

async function verdict(items: readonly ZipItem[], limits: Partial<GateLimits> = {}, lies?: ZipLies): Promise<string> {
  return verdictOn(buildZip(items, lies), limits)
}

/** The kind of a package that is let through, else the code of its refusal; any other error fails the test. */
async function verdictOn(bytes: Uint8Array, limits: Partial<GateLimits> = {}): Promise<string> {
  try {
    return (await openPackage(bytes, { ...PREMIUM_GATE, ...limits })).kind
  } catch (error) {
    if (error instanceof DocumentError) return error.code
    throw error
  }
}

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

describe('a package that lies about itself is refused', () => {
  const extra = { name: 'word/extra.xml', content: '<x/>' }
  const withExtra = (lie: Partial<ZipItem>) => verdict(docxItems(EMPTY_DOCUMENT, [{ ...extra, ...lie }]))

  test('with another name in the local header than in the directory', async () => {
    expect(await withExtra({ localName: 'word/other.xml' })).toBe('GATE_DAMAGED')
  })

  test('with a wrong checksum, or a size that is too small or too large', async () => {
    expect(await withExtra({ crc32: 1 })).toBe('GATE_DAMAGED')
    expect(await withExtra({ size: 3 })).toBe('GATE_DAMAGED')
    expect(await withExtra({ size: 5 })).toBe('GATE_DAMAGED')
    const long = docxItems(' '.repeat(4 * MEBIBYTE)).map((item) =>
      item.name === 'word/document.xml' ? { ...item, size: 3 * MEBIBYTE } : item,
    )
    expect(await verdict(long)).toBe('GATE_DAMAGED')
  })

  test('with two parts of one name, or of names that differ in case only', async () => {
    expect(await withExtra({ name: 'word/document.xml' })).toBe('GATE_DUPLICATE')
    expect(await withExtra({ name: 'Word/DOCUMENT.xml' })).toBe('GATE_DUPLICATE')
  })

  test('with entries that overlap, or that the directory does not count', async () => {
    const first = { name: '[Content_Types].xml', content: '<Types/>' }
    expect(await verdict([first, { ...first, name: 'b.xml', localName: '[Content_Types].xml', offset: 0 }])).toBe(
      'GATE_DAMAGED',
    )
    const inner = buildZip([{ name: 'b', content: 'b', method: 0 }])
    const outer = { name: 'a', content: inner, method: 0 }
    expect(await verdict([outer, { name: 'b', content: 'b', method: 0, offset: 31 }])).toBe('GATE_OVERLAP')
    expect(await verdict(docxItems(), {}, { count: 2 })).toBe('GATE_DAMAGED')
  })

  test('with something before its first entry', async () => {
    const prefix = buildZip([{ name: 'a', content: 'a' }])
    expect(await verdict(docxItems(), {}, { prefix })).toBe('GATE_DAMAGED')
    expect(await verdict(docxItems(), {}, { prefix: Buffer.from('%PDF-1.7') })).toBe('GATE_NOT_ZIP')
  })

  test('with a second name in an extra field', async () => {
    const name = Buffer.from('word/extra.xml')
    const field = Buffer.concat([Buffer.from([0x75, 0x70, 5 + 4, 0, 1]), Buffer.alloc(4), Buffer.from('evil')])
    field.writeUInt32LE((await import('node:zlib')).crc32(name), 5)
    expect(await withExtra({ extra: field })).toBe('GATE_NAME')
  })

  test.each([
    '../evil.xml',
    'word/../../evil.xml',
    '/etc/passwd',
    'C:/evil.xml',
    'word\\evil.xml',
    'word/a\0.xml',
    '__proto__/polluted',
    'constructor',
    `${'a'.repeat(252)}.xml`,
  ])('with the name %j', async (name) => {
    expect(await withExtra({ name })).toBe('GATE_NAME')
  })

  test('encrypted, or compressed in another way than Office does', async () => {
    expect(await withExtra({ flags: 0x801 })).toBe('GATE_ENCRYPTED')
    expect(await withExtra({ method: 12 })).toBe('GATE_METHOD')
  })
})

describe('a package is refused by its size', () => {
  test('with more entries than the limit, and not with as many', async () => {
    expect(await verdict(docxItems(), { maxEntries: 3 })).toBe('docx')
    expect(await verdict(docxItems(), { maxEntries: 2 })).toBe('GATE_ENTRIES')
  })

  test('by the sum of what it declares, before anything is inflated', async () => {
    const bomb = { name: 'word/media/a.png', content: 'not so large', size: 1025 * MEBIBYTE }
    expect(await verdict(docxItems(EMPTY_DOCUMENT, [bomb]))).toBe('GATE_TOO_LARGE')
  })

  test('by a single part', async () => {
    expect(await verdict(docxItems(), { part: { maxBytes: 100, maxElements: 100 } })).toBe('GATE_PART_TOO_LARGE')
    expect(await verdict(docxItems(), { maxIndexBytes: 100 })).toBe('GATE_PART_TOO_LARGE')
  })

  test('where a picture deflates beyond the ratio, but not a worksheet or a document within their limits', async () => {
    const blank = Buffer.alloc(MEBIBYTE + 1, 0x20)
    const picture = { name: 'word/media/a.bmp', content: blank }
    expect(await verdict(docxItems(EMPTY_DOCUMENT, [picture]))).toBe('GATE_RATIO')
    expect(await verdict(docxItems(EMPTY_DOCUMENT, [{ ...picture, content: blank.subarray(1) }]))).toBe('docx')
    expect(await verdict(docxItems(`<a>${blank.toString()}</a>`))).toBe('docx')
    expect(await verdict(xlsxItems(`<a>${blank.toString()}</a>`))).toBe('xlsx')
  })

  test('by its elements, of which a worksheet may have more', async () => {
    const limits = {
      part: { maxBytes: MEBIBYTE, maxElements: 50 },
      worksheet: { maxBytes: MEBIBYTE, maxElements: 500 },
    }
    const elements = (count: number) => `<a>${'<b/>'.repeat(count - 1)}</a>`
    expect(await verdict(docxItems(elements(50)), limits)).toBe('docx')
    expect(await verdict(docxItems(elements(51)), limits)).toBe('GATE_ELEMENTS')
    expect(await verdict(xlsxItems(elements(500)), limits)).toBe('xlsx')
    expect(await verdict(xlsxItems(elements(501)), limits)).toBe('GATE_ELEMENTS')
  })
})

describe('a part that would hurt a parser is refused', () => {
  test('with a DOCTYPE, also in the index', async () => {
    const doctype = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
    expect(await verdict(docxItems(`${doctype}<x>&a;</x>`))).toBe('GATE_DOCTYPE')
    expect(await verdict([{ name: '[Content_Types].xml', content: `${doctype}<Types/>` }])).toBe('GATE_DOCTYPE')
  })

  test('in UTF-16, with or without saying so', async () => {
    expect(await verdict(docxItems(Buffer.from('\ufeff<x/>', 'utf16le')))).toBe('GATE_ENCODING')
    expect(await verdict(docxItems(Buffer.from('<x/>', 'utf16le')))).toBe('GATE_ENCODING')
    expect(await verdict(docxItems('<?xml version="1.0" encoding="UTF-16"?><x/>'))).toBe('GATE_ENCODING')
    expect(await verdict(docxItems("<?xml version='1.0' encoding='utf-7'?><x/>"))).toBe('GATE_ENCODING')
  })

  test('nested too deep, and not at the limit', async () => {
    expect(await verdict(docxItems(nested(200)))).toBe('docx')
    expect(await verdict(docxItems(nested(201)))).toBe('GATE_DEEP')
  })

  test('with a giant tag', async () => {
    const tag = (bytes: number) => `<a b="${'c'.repeat(bytes - 9)}"/>`
    expect(await verdict(docxItems(tag(64 * KIBIBYTE)))).toBe('docx')
    expect(await verdict(docxItems(tag(64 * KIBIBYTE + 1)))).toBe('GATE_TAG')
  })

  test('that is no XML', async () => {
    expect(await verdict(docxItems('<'.repeat(100_000)))).toBe('GATE_XML')
    expect(await verdict(docxItems('<a><b></a>'))).toBe('GATE_XML')
    expect(await verdict(docxItems('plain'))).toBe('GATE_XML')
  })

  test('though a picture may be SVG as it was drawn', async () => {
    const svg = { name: 'word/media/a.svg', content: '<!DOCTYPE svg><svg/>' }
    expect(await verdict(docxItems(EMPTY_DOCUMENT, [svg]))).toBe('docx')
  })
})

describe('whatever the bytes, the answer is a package or a refusal', () => {
  test('for files that are no package at all', async () => {
    expect(await verdictOn(Buffer.alloc(0))).toBe('GATE_EMPTY')
    expect(await verdictOn(Buffer.from('PK'))).toBe('GATE_NOT_ZIP')
    expect(await verdictOn(Buffer.from('PK\x03\x04'))).toBe('GATE_DAMAGED')
    expect(await verdictOn(Buffer.from('<html>'))).toBe('GATE_NOT_ZIP')
  })

  test('for a good file cut off anywhere, or with any byte changed', async () => {
    const good = buildZip(docxItems())
    const answers = new Set<string>()
    for (let at = 0; at < good.length; at++) {
      expect(await verdictOn(good.subarray(0, at))).toMatch(/^GATE_/)
      const changed = Buffer.from(good)
      changed[at] = (changed[at] ?? 0) ^ (1 + (at % 255))
      answers.add(await verdictOn(changed))
    }
    expect([...answers]).toEqual(expect.arrayContaining(['docx', 'GATE_DAMAGED', 'GATE_NOT_ZIP']))
  })
})
