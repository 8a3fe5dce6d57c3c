import { Buffer } from 'node:buffer'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { DocumentError } from '../error'
import { XmlEvents, XmlSyntaxError, type XmlEventHandler } from './xml-events'
import { XmlScan } from './xml-scan'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const LIMITS = { maxElements: 1_000_000, maxDepth: 200, maxTagBytes: 65_536 }

/** What is reported for XML, in pieces of so many bytes; texts that come in pieces are joined. */
function eventsOf(
  xml: string,
  size = Infinity,
  attribute = 'w:val',
  more: Pick<XmlEventHandler, 'ignoresEmpty' | 'repeats'> & { readonly limits?: typeof LIMITS } = {},
): string[] {
  const events: string[] = []
  const reader = new XmlEvents({
    open: (name, attributes) => events.push(`<${name} ${attributes.get(attribute) ?? ''}`),
    close: (name) => events.push(`/${name}`),
    text: (text) => {
      if (events.at(-1)?.startsWith('"')) events.push(`"${events.pop()?.slice(1)}${text}`)
      else events.push(`"${text}`)
    },
    ...more,
  })
  const scan = new XmlScan('part.xml', more.limits ?? LIMITS, reader)
  const bytes = Buffer.from(xml)
  const step = Math.min(Math.max(1, size), Math.max(1, bytes.length))
  for (let at = 0; at < bytes.length; at += step) scan.write(Buffer.from(bytes.subarray(at, at + step)))
  scan.end()
  return events
}

const SAMPLE = `<?xml version="1.0"?><!-- > --><w:a ${W}><w:b w:val="1 > 0 &amp; &#x41;" x='"'/>t&lt;<![CDATA[<ы&]]>\r\n<w:c/>мЗв 𝛼</w:a>\r`

describe('XML read in one pass', () => {
  test('tells elements, attributes and texts', () => {
    expect(eventsOf(SAMPLE)).toEqual(['<w:a ', '<w:b 1 > 0 & A', '/w:b', '"t<<ы&\n', '<w:c ', '/w:c', '"мЗв 𝛼', '/w:a'])
  })

  test('tells the same in pieces of any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 * SAMPLE.length }), (size) => {
        expect(eventsOf(SAMPLE, size)).toEqual(eventsOf(SAMPLE))
      }),
    )
  })

  test('recognizes a namespace under any prefix and as the default, Transitional and Strict', () => {
    const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main'
    expect(eventsOf(`<x:p xmlns:x="${strict}"><x:t x:val="1"/></x:p>`)).toEqual(['<w:p ', '<w:t 1', '/w:t', '/w:p'])
    expect(eventsOf(`<p xmlns="${strict}"><q xmlns="urn:other"/><t val="1"/></p>`)).toEqual([
      '<w:p ',
      '<{urn:other}:q ',
      '/{urn:other}:q',
      '<w:t ',
      '/w:t',
      '/w:p',
    ])
  })

  test('reads a tag again where a namespace makes it another', () => {
    const inner = '<x:i xmlns:x="urn:one"><x:j/></x:i><x:i xmlns:x="urn:two"><x:j/></x:i>'
    const once = ['<{urn:one}:i ', '<{urn:one}:j ', '/{urn:one}:j', '/{urn:one}:i']
    const other = once.map((event) => event.replace('one', 'two'))
    const twice = [...once, ...other, ...once, ...other]
    expect(eventsOf(`<a>${inner}${inner}</a>`)).toEqual(['<a ', ...twice, '/a'])
  })

  test('tells a byte order mark and what is round the root as no text', () => {
    expect(eventsOf('\ufeff<?xml version="1.0"?>\n<a> </a>\n')).toEqual(['<a ', '" ', '/a'])
  })

  test('tells the same of a file with more tags of its own than are remembered', () => {
    const tags = Array.from({ length: 6_000 }, (_, index) => `<w:b w:val="${index}"/><w:c/>`)
    const events = eventsOf(`<w:a ${W}><w:d>${tags.join('')}</w:d></w:a>`, 5_000)
    const expected = tags.flatMap((_, index) => [`<w:b ${index}`, '/w:b', '<w:c ', '/w:c'])
    expect(events).toEqual(['<w:a ', '<w:d ', ...expected, '/w:d', '/w:a'])
  })

  test('tells any tree as it was written', () => {
    fc.assert(
      fc.property(TREES, fc.integer({ min: 1, max: 60 }), (node, size) => {
        expect(eventsOf(`<root>${written(node)}</root>`, size, 'v')).toEqual(['<root ', ...told(node), '/root'])
      }),
    )
  })

  test('does not tell empty elements that the handler ignores', () => {
    const names: string[] = []
    const reader = new XmlEvents({
      open: (name) => names.push(name),
      close() {},
      text() {},
      ignoresEmpty: (name) => name === 'b',
    })
    const scan = new XmlScan('part.xml', LIMITS, reader)
    scan.write(Buffer.from('<a><b/><b x="1"/><b></b><c/></a>'))
    scan.end()
    expect(names).toEqual(['a', 'b', 'c'])
  })

  test('tells the same of elements that are again and again as they were before', () => {
    const repeats = (name: string) => name !== 'таблица'
    fc.assert(
      fc.property(fc.array(TREES, { maxLength: 4 }), fc.integer({ min: 1, max: 200 }), (nodes, size) => {
        const rows = [...nodes, ...nodes.toReversed(), ...nodes, ...nodes]
        const xml = `<root>${rows.map(written).join('')}</root>`
        expect(eventsOf(xml, size, 'v', { repeats })).toEqual(eventsOf(xml, Infinity, 'v'))
      }),
    )
  })

  test('does not tell an element that repeats where all that is in it is ignored', () => {
    const element = (name: string) => `<p>${name === '' ? '' : `<${name}/>`}<q><b/></q></p>`
    const xml = `<a>${['', 'c', '', 'c', '', '', 'c'].map(element).join('')}</a>`
    const handler = { repeats: (name: string) => name === 'p', ignoresEmpty: (name: string) => 'bpq'.includes(name) }
    const [silent, loud] = [
      ['<p ', '<q ', '/q', '/p'],
      ['<p ', '<c ', '/c', '<q ', '/q', '/p'],
    ]
    // Three are gone through tag by tag before it is known what follows what.
    const known = ['<p ', '<c ', '/c', '/p']
    expect(eventsOf(xml, Infinity, 'v', handler)).toEqual([
      '<a ',
      ...silent,
      ...loud,
      ...silent,
      ...known,
      ...known,
      '/a',
    ])
  })

  test('counts the elements within those that it compares whole', () => {
    const xml = `<a>${'<p><q><b/></q></p>'.repeat(10)}</a>`
    const told = (limits: Partial<typeof LIMITS>) =>
      eventsOf(xml, Infinity, 'v', { repeats: (name) => name === 'p', limits: { ...LIMITS, ...limits } })
    expect(told({ maxElements: 31, maxDepth: 3 })).toEqual(eventsOf(xml))
    expect(() => told({ maxElements: 30 })).toThrow(expect.objectContaining({ code: 'GATE_ELEMENTS' }))
    expect(() => told({ maxDepth: 2 })).toThrow(expect.objectContaining({ code: 'GATE_DEEP' }))
  })

  test('throws for what is not well-formed', () => {
    for (const xml of ['<a><b></a></b>', '<a></b>', '<a><b></b ></c>']) {
      expect(() => eventsOf(xml)).toThrow(XmlSyntaxError)
    }
    for (const xml of ['<a>', '<a', '</a>', '<a></a></a>']) expect(() => eventsOf(xml)).toThrow(DocumentError)
  })

  test('takes time in proportion to a text, though it has an ampersand and no end in sight', () => {
    const scan = new XmlScan('part.xml', LIMITS, new XmlEvents({ open() {}, close() {}, text() {} }))
    scan.write(Buffer.from('<a>&'))
    const piece = Buffer.alloc(1 << 16, 'x')
    const start = process.cpuUsage()
    for (let count = 0; count < 500; count++) scan.write(piece)
    expect(process.cpuUsage(start).user).toBeLessThan(20_000_000)
  })
})

interface Node {
  readonly name: string
  readonly value: string
  readonly children: readonly (Node | string)[]
}

/** Few names and values, so that the same tags come again and again. */
const TREES: fc.Arbitrary<Node> = fc.letrec<{ node: Node }>((tie) => ({
  node: fc.record({
    name: fc.constantFrom('a', 'b', 'bc', 'таблица'),
    value: fc.constantFrom('', '1', 'x > y', '«да»'),
    children: fc.array(
      fc.oneof({ depthSize: 'small' }, fc.constantFrom('текст', 'a < b & c', '5 мЗв', '𝛼'), tie('node')),
      {
        maxLength: 5,
      },
    ),
  }),
})).node

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function written({ name, value, children }: Node): string {
  const tag = value === '' ? name : `${name} v="${escaped(value)}"`
  if (children.length === 0) return `<${tag}/>`
  return `<${tag}>${children.map((child) => (typeof child === 'string' ? escaped(child) : written(child))).join('')}</${name}>`
}

function told({ name, value, children }: Node): string[] {
  const events = [`<${name} ${value}`]
  for (const child of children) {
    if (typeof child !== 'string') events.push(...told(child))
    else if (events.at(-1)?.startsWith('"')) events.push(`${events.pop()}${child}`)
    else events.push(`"${child}`)
  }
  return [...events, `/${name}`]
}
