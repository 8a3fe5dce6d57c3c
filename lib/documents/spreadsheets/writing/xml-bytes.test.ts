import { Buffer } from 'node:buffer'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { XmlBytes } from './xml-bytes'

describe('XML while it is written', () => {
  test('is the UTF-8 of its texts in any script', () => {
    const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }))
    fc.assert(
      fc.property(texts, (all) => {
        const out = new XmlBytes()
        for (const text of ['мЗв', '€', '𝛼б', ...all]) out.text(text)
        expect(Buffer.from(out.takeRest()).toString('utf8')).toBe(['мЗв', '€', '𝛼б', ...all].join(''))
      }),
    )
  })

  test('is one piece after another, none of which changes when the next is written', () => {
    const out = new XmlBytes()
    const long = 'я'.repeat(200_000)
    out.text(long)
    expect(out.isFull).toBe(true)
    const first = out.takePiece()
    out.bytes('x'.repeat(300_000))
    const second = out.takePiece()
    out.bytes('</row>')
    expect(first.toString('utf8')).toBe(long)
    expect(second.toString('latin1')).toBe('x'.repeat(300_000))
    expect(out.takeRest().toString('latin1')).toBe('</row>')
  })

  test('accepts a text in bytes unchanged', () => {
    const out = new XmlBytes()
    for (const text of ['доза', 'длинный '.repeat(100)]) out.bytes(Buffer.from(text).toString('latin1'))
    expect(out.takeRest().toString('utf8')).toBe(`доза${'длинный '.repeat(100)}`)
  })
})
