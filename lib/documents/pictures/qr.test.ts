import { Buffer } from 'node:buffer'
import { inflateSync } from 'node:zlib'
import { encode } from 'uqr'
import { expect, test } from '@jest/globals'
import { qrPicture } from './qr'
import { readPicture } from './sniff'

/** The modules of a code, from the pixels in the middle of each. */
function modulesOf(bytes: Uint8Array): boolean[][] {
  const file = Buffer.from(bytes)
  const width = file.readUInt32BE(16)
  const data = file.indexOf('IDAT')
  const lines = inflateSync(file.subarray(data + 4, data + 4 + file.readUInt32BE(data - 4)))
  const stride = 1 + Math.ceil(width / 8)
  const centres = Array.from({ length: width / 8 }, (_, index) => index * 8 + 4)
  return centres.map((y) => centres.map((x) => ((lines[y * stride + 1 + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) === 0))
}

test('a code contains the text in UTF-8 with error correction M, on whole pixels, inside a quiet zone of four modules', () => {
  const text = 'Акт № 7: https://example.org/?a=1&b=2'
  const picture = qrPicture(text, 25)!
  const bytes = [...new TextEncoder().encode(text)]
  expect(modulesOf(picture.bytes)).toEqual(encode(bytes, { ecc: 'M', boostEcc: false, border: 4 }).data)
  const [first = []] = modulesOf(picture.bytes)
  expect(first.some(Boolean)).toBe(false)
  expect(picture).toMatchObject({ kind: 'picture', type: 'png', width: 900_000, height: 900_000, description: text })
})

test('its resolution gives the side that it was asked for', () => {
  const { bytes } = qrPicture('1', 40)!
  const { width, height } = readPicture(bytes)
  expect([width, height].map((side) => Math.round(side / 3_600) / 10)).toEqual([40, 40])
})

test('the same text gives the same bytes', () => {
  expect(Buffer.compare(qrPicture('Ștefan', 25)!.bytes, qrPicture('Ștefan', 25)!.bytes)).toBe(0)
})

test('a text that no code contains gives none', () => {
  expect(qrPicture('ж'.repeat(1_165), 25)).not.toBeNull()
  expect(qrPicture('ж'.repeat(1_166), 25)).toBeNull()
  expect(qrPicture('', 25)).toBeNull()
})
