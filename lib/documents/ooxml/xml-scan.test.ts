import { Buffer } from 'node:buffer'
import { describe, expect, test } from '@jest/globals'
import { DocumentError } from '../error'
import { XmlScan } from './xml-scan'

const LIMITS = { maxElements: 10, maxDepth: 3, maxTagBytes: 20 }

/** 'passes' or the code of the refusal, the text given in pieces of so many bytes. */
function verdict(xml: string, pieceBytes: number): string {
  const scan = new XmlScan('part.xml', LIMITS)
  const bytes = Buffer.from(xml)
  try {
    for (let at = 0; at < bytes.length; at += pieceBytes) scan.write(bytes.subarray(at, at + pieceBytes))
    scan.end()
    return 'passes'
  } catch (error) {
    if (error instanceof DocumentError) return error.code
    throw error
  }
}

const CASES: readonly (readonly [string, string, string])[] = [
  ['an ordinary part', '<?xml version="1.0"?><a b="c"><d/>text</a>', 'passes'],
  ['an empty part', '', 'passes'],
  ['a greater-than sign in an attribute', `<a b=">" c='">'/>`, 'passes'],
  ['markup inside a comment', '<a><!-- <b><!DOCTYPE > - -- --></a>', 'passes'],
  ['markup inside a CDATA section', '<a><![CDATA[<b><c>]] >]]></a>', 'passes'],
  ['markup inside an instruction', '<a><?x <b> ?></a>', 'passes'],
  ['as many levels and elements as allowed', '<a><b><c/><c/><c/><c/><c/><c/><c/><c></c></b></a>', 'passes'],
  ['one element too many', '<a><b><c/><c/><c/><c/><c/><c/><c/><c/><c/></b></a>', 'GATE_ELEMENTS'],
  ['one level too many', '<a><b><c><d></d></c></b></a>', 'GATE_DEEP'],
  ['a tag as long as allowed', '<a b="12345678901"/>', 'passes'],
  ['a tag one byte longer', '<a b="123456789012"/>', 'GATE_TAG'],
  ['a tag that never ends', `<a ${'b'.repeat(60)}`, 'GATE_TAG'],
  ['a DOCTYPE', '<!DOCTYPE a><a/>', 'GATE_DOCTYPE'],
  ['a declaration in small letters', '<a><!entity b></a>', 'GATE_DOCTYPE'],
  ['a tag inside a tag', '<a <b>/>', 'GATE_XML'],
  ['a less-than sign in an attribute', '<a b="<"/>', 'GATE_XML'],
  ['a tag without a name', '<a><></a>', 'GATE_XML'],
  ['an end without a beginning', '<a/></a>', 'GATE_XML'],
  ['a beginning without an end', '<a><b></b>', 'GATE_XML'],
  ['an unended tag', '<a/><b', 'GATE_XML'],
  ['an unended comment', '<a/><!-- -', 'GATE_XML'],
  ['text alone', 'text', 'GATE_XML'],
  ['a zero byte', '<a>\0</a>', 'GATE_ENCODING'],
]

describe('the scan answers the same however the part is cut', () => {
  test.each(CASES)('%s', (_name, xml, expected) => {
    for (const pieceBytes of [1, 2, 3, 7, 1000])
      expect([pieceBytes, verdict(xml, pieceBytes)]).toEqual([pieceBytes, expected])
  })
})

test('the scan takes time in proportion to the part’s size', () => {
  const scan = new XmlScan('part.xml', { maxElements: 1e9, maxDepth: 200, maxTagBytes: 65536 })
  const piece = Buffer.from('<a b="c">text</a>'.repeat(60_000))
  const start = process.cpuUsage()
  for (let count = 0; count < 32; count++) scan.write(piece)
  expect(process.cpuUsage(start).user).toBeLessThan(20_000_000)
})
