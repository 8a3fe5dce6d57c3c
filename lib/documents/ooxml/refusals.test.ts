import { Buffer } from 'node:buffer'
import { describe, expect, test } from '@jest/globals'
import { KIBIBYTE, MEBIBYTE, PREMIUM_GATE } from './limits'
import { openPackage } from './package'
import { buildZip, docxItems, EMPTY_DOCUMENT, xlsxItems, type ZipItem } from './test-support/packages'
import { verdict, verdictOn } from './test-support/verdict'

const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)

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

  test('and says how large all of it is, what comes after the limit too', async () => {
    const items = [100, 200, 300].map((size) => ({
      name: `word/media/${size}.png`,
      content: '',
      size: size * MEBIBYTE,
    }))
    const refused = openPackage(buildZip(items), { ...PREMIUM_GATE, maxInflatedBytes: 128 * MEBIBYTE })
    await expect(refused).rejects.toMatchObject({
      code: 'GATE_TOO_LARGE',
      params: { limit: 128, bytes: 600 * MEBIBYTE },
    })
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

  test('that isn’t XML', async () => {
    expect(await verdict(docxItems('<'.repeat(100_000)))).toBe('GATE_XML')
    expect(await verdict(docxItems('<a><b></a>'))).toBe('GATE_XML')
    expect(await verdict(docxItems('plain'))).toBe('GATE_XML')
  })

  test('though a picture may be SVG as it was drawn', async () => {
    const svg = { name: 'word/media/a.svg', content: '<!DOCTYPE svg><svg/>' }
    expect(await verdict(docxItems(EMPTY_DOCUMENT, [svg]))).toBe('docx')
  })
})

describe('for any bytes, the result is a package or a rejection', () => {
  test('for files that aren’t a package at all', async () => {
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
