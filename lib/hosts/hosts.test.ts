import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import * as browser from './browser'
import * as node from './node'

const BYTES = fc.uint8Array({ maxLength: 3_000 })
/** Text as files have it, with what takes one to four bytes, and halves of pairs. */
const TEXT = fc.string({ unit: 'binary', maxLength: 200 })

describe('what a browser makes of bytes is what Node makes of them', () => {
  test('CRC-32, whole and in two pieces', () => {
    fc.assert(
      fc.property(BYTES, fc.nat(3_000), (bytes, at) => {
        const sum = node.crc32(bytes)
        expect(browser.crc32(bytes)).toBe(sum)
        expect(browser.crc32(bytes.subarray(at), browser.crc32(bytes.subarray(0, at)))).toBe(sum)
      }),
    )
  })

  test('SHA-256, and that of a copy that goes on', () => {
    fc.assert(
      fc.property(TEXT, BYTES, (text, bytes) => {
        for (const { sha256 } of [browser, node]) {
          const begun = sha256().update(text)
          const copy = begun.copy().update(bytes)
          expect([begun.hex(), copy.hex()]).toEqual([
            node.sha256().update(text).hex(),
            node.sha256().update(text).update(bytes).hex(),
          ])
        }
      }),
    )
  })

  test('text in each encoding, and its length', () => {
    fc.assert(
      fc.property(TEXT, BYTES, fc.nat(300), fc.nat(300), (text, bytes, start, end) => {
        expect([...browser.Buffer.from(text, 'utf8')]).toEqual([...node.Buffer.from(text, 'utf8')])
        expect(browser.Buffer.byteLength(text)).toBe(node.Buffer.byteLength(text))
        const [here, there] = [node, browser].map(({ Buffer }) =>
          Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
        )
        for (const encoding of ['utf8', 'latin1', 'utf16le', 'hex', 'base64'] as const) {
          expect(there?.toString(encoding, start, end)).toBe(here?.toString(encoding, start, end))
        }
      }),
    )
  })

  test('numbers, and that there are none outside', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 16 }), fc.integer({ min: -2, max: 18 }), (bytes, at) => {
        const read = ({ Buffer }: typeof node | typeof browser) => {
          const all = Buffer.from(bytes)
          return (
            ['readUInt16LE', 'readUInt16BE', 'readUInt32LE', 'readUInt32BE', 'readInt32LE', 'readBigUInt64LE'] as const
          ).map((name) => {
            try {
              return all[name](at)
            } catch {
              return 'outside'
            }
          })
        }
        expect(read(browser)).toEqual(read(node))
      }),
    )
  })

  test('writing numbers and texts', () => {
    const written = ({ Buffer }: typeof node | typeof browser) => {
      const bytes = Buffer.alloc(64)
      bytes.writeUInt16LE(0xabcd, 0)
      bytes.writeUInt32LE(0xfedcba98, 2)
      bytes.writeUInt32BE(0xfedcba98, 6)
      bytes.writeUInt8(200, 10)
      const ends = [bytes.write('ăЖ', 12, 'utf8'), bytes.write('\u00e9', 20, 'latin1'), bytes.write('in', 'utf8')]
      return [...bytes, ...ends]
    }
    expect(written(browser)).toEqual(written(node))
  })

  test('finding, comparing, copying and joining', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 40, max: 3 }),
        fc.uint8Array({ minLength: 1, maxLength: 3, max: 3 }),
        fc.nat(40),
        (all, part, from) => {
          const found = ({ Buffer }: typeof node | typeof browser) => {
            const bytes = Buffer.from(all)
            const sought = Buffer.from(part)
            const target = Buffer.alloc(10)
            return [
              bytes.indexOf(sought, from),
              bytes.includes(2, from),
              bytes.equals(sought),
              from < all.length &&
                bytes.compare(sought, 0, part.length, from, Math.min(all.length, from + part.length)),
              bytes.copy(target, 2, Math.min(from, all.length)),
              ...target,
              ...Buffer.concat([bytes, sought]),
            ]
          }
          expect(found(browser)).toEqual(found(node))
        },
      ),
    )
  })
})

describe('compression', () => {
  test('what one host compresses the other inflates', async () => {
    await fc.assert(
      fc.asyncProperty(BYTES, async (bytes) => {
        const content = node.Buffer.concat([bytes, bytes, bytes])
        for (const [from, to] of [
          [node, browser],
          [browser, node],
        ] as const) {
          const pieces = from.deflater()
          for (const piece of [bytes, bytes, bytes]) pieces.write(piece)
          const stream = from.deflateStream(4)
          for (const piece of [bytes, bytes, bytes]) await stream.write(piece)
          for (const raw of await Promise.all([from.deflateRaw(content), pieces.end(), stream.end()])) {
            expect(to.inflateRaw(raw, content.length).equals(content)).toBe(true)
            const inflated: Uint8Array[] = []
            for await (const piece of to.inflatePieces(raw)) inflated.push(piece)
            expect(to.Buffer.concat(inflated).equals(content)).toBe(true)
          }
        }
      }),
      { numRuns: 30 },
    )
  })

  test.each([
    ['Node', node],
    ['a browser', browser],
  ])('%s refuses what is larger than was said, damaged or cut', async (_name, { inflateRaw, Buffer }) => {
    const zeros = await node.deflateRaw(new Uint8Array(5_000_000))
    expect(() => inflateRaw(zeros, 4_999_999)).toThrow()
    expect(inflateRaw(zeros, 5_000_000).length).toBe(5_000_000)
    expect(() => inflateRaw(zeros.subarray(0, 20), 5_000_000)).toThrow()
    expect(() => inflateRaw(Buffer.from([0xff, 0xff, 0xff, 0xff]), 100)).toThrow()
  })
})

test('others get a turn on each host', async () => {
  for (const { yieldNow } of [node, browser]) {
    let turns = 0
    const other = yieldNow().then(() => turns++)
    await yieldNow()
    await other
    expect(turns).toBe(1)
  }
})
