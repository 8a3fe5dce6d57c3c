import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { XmlEvents, XmlSyntaxError } from './xml-events'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** What is told of XML, in pieces of a size; texts that come in pieces are joined. */
function eventsOf(xml: string, size = xml.length, attribute = 'w:val'): string[] {
  const events: string[] = []
  const reader = new XmlEvents({
    open: (name, attributes) => events.push(`<${name} ${attributes.get(attribute) ?? ''}`),
    close: (name) => events.push(`/${name}`),
    text: (text) => {
      if (events.at(-1)?.startsWith('"')) events.push(`"${events.pop()?.slice(1)}${text}`)
      else events.push(`"${text}`)
    },
  })
  for (let at = 0; at < xml.length; at += Math.max(1, size)) reader.write(xml.slice(at, at + Math.max(1, size)))
  reader.end()
  return events
}

const SAMPLE = `<?xml version="1.0"?><!-- > --><w:a ${W}><w:b w:val="1 > 0 &amp; &#x41;" x='"'/>t&lt;<![CDATA[<&]]>\r\n<w:c/></w:a>`

describe('XML read in one pass', () => {
  test('tells elements, attributes and texts', () => {
    expect(eventsOf(SAMPLE)).toEqual(['<w:a ', '<w:b 1 > 0 & A', '/w:b', '"t<<&\n', '<w:c ', '/w:c', '/w:a'])
  })

  test('tells the same in pieces of any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: SAMPLE.length }), (size) => {
        expect(eventsOf(SAMPLE, size)).toEqual(eventsOf(SAMPLE))
      }),
    )
  })

  test('knows a namespace under any prefix and as the default, Transitional and Strict', () => {
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

  test('throws for what is not well-formed', () => {
    for (const xml of ['<a><b></a></b>', '<a>', '<a', '</a>']) expect(() => eventsOf(xml)).toThrow(XmlSyntaxError)
  })
})
