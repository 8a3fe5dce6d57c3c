import { Buffer } from 'node:buffer'
import { describe, expect, test } from '@jest/globals'
import { DocumentError } from '../error'
import { MAX_PICTURE_BYTES, readPicture } from './sniff'
import { bmp, gif, jpeg, png } from './test-support/made-pictures'

const INCH = 914_400

function size(bytes: Uint8Array) {
  const { type, width, height, turn } = readPicture(bytes)
  return { type, width, height, turn }
}

function refusal(bytes: Uint8Array): unknown {
  try {
    return readPicture(bytes, 'B7')
  } catch (error) {
    return error instanceof DocumentError ? [error.code, error.params] : error
  }
}

describe('a picture is read by its header', () => {
  test('a PNG has the resolution that it says', () => {
    expect(size(png(300, 150, 11_811))).toEqual({ type: 'png', width: 914_402, height: 457_201, turn: 0 })
  })

  test.each([
    ['JFIF in dots per inch', { density: [1, 300, 150] as const }, { width: INCH, height: INCH }],
    ['JFIF in dots per centimetre', { density: [2, 100, 100] as const }, { width: 1_080_000, height: 540_000 }],
    [
      'JFIF with the shape of the pixels alone',
      { density: [0, 1, 1] as const },
      { width: 2_857_500, height: 1_428_750 },
    ],
    ['EXIF', { exifDpi: 300 }, { width: INCH, height: INCH / 2 }],
    ['EXIF, the other way round', { exifDpi: 300, bigEndian: true }, { width: INCH, height: INCH / 2 }],
    ['a resolution that no one means', { density: [1, 1, 1] as const }, { width: 2_857_500, height: 1_428_750 }],
    ['nothing', {}, { width: 2_857_500, height: 1_428_750 }],
  ])('a JPEG with %s', (_, facts, expected) => {
    expect(size(jpeg({ width: 300, height: 150, ...facts }))).toEqual({ type: 'jpeg', ...expected, turn: 0 })
  })

  test.each([
    [1, 0, 400, 200],
    [3, 180, 400, 200],
    [6, 90, 200, 400],
    [8, 270, 200, 400],
    [9, 0, 400, 200],
  ])('a photograph of orientation %i is turned by %i degrees', (orientation, turn, width, height) => {
    const found = readPicture(jpeg({ width: 400, height: 200, orientation, exifDpi: 96 }))
    expect(found).toMatchObject({ turn, width: width * 9_525, height: height * 9_525 })
  })

  test('a GIF and a BMP', () => {
    expect(size(gif(96, 48))).toEqual({ type: 'gif', width: INCH, height: INCH / 2, turn: 0 })
    expect(size(bmp(10, -4, { perMetre: 3_937 }))).toEqual({ type: 'bmp', width: 91_440, height: 36_576, turn: 0 })
  })
})

describe('a picture that can’t be printed is refused by its cell', () => {
  test.each([
    ['SVG', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['SVG', '\u00ef\u00bb\u00bf <svg/>'],
    ['TIFF', 'II*\0\u0008\0\0\0'],
    ['WebP', 'RIFF\u0010\0\0\0WEBPVP8 '],
    ['WMF', '\u00d7\u00cd\u00c6\u009a'],
    ['EMF', `\u0001\0\0\0${'\0'.repeat(36)} EMF`],
    ['HEIC', '\0\0\0\u0018ftypheic'],
    ['other', 'C:\\photo.png'],
    ['other', ''],
  ])('%s isn’t a kind that every reader shows', (kind, start) => {
    expect(refusal(Buffer.from(start, 'latin1'))).toEqual(['PICTURE_KIND', { cell: 'B7', kind }])
  })

  const damaged = ['PICTURE_DAMAGED', { cell: 'B7' }]

  test('headers that end too early, at every length', () => {
    for (const whole of [png(3, 3), jpeg({ width: 3, height: 3, density: [1, 96, 96] })]) {
      const header = whole[0] === 0x89 ? whole.length : whole.length - 14
      for (let length = 8; length < header; length += 1) expect(refusal(whole.subarray(0, length))).toEqual(damaged)
    }
    for (let length = 6; length < 14; length += 1) expect(refusal(gif(3, 3).subarray(0, length))).toEqual(damaged)
    for (let length = 2; length < 54; length += 1) expect(refusal(bmp(3, 3).subarray(0, length))).toEqual(damaged)
  })

  test('headers that lie', () => {
    const wrongSum = Buffer.from(png(3, 3))
    wrongSum.writeUInt32BE(9, 16)
    expect(refusal(wrongSum)).toEqual(damaged)
    expect(refusal(bmp(1_000, 1_000, { rows: 1 }))).toEqual(damaged)
    expect(refusal(gif(0, 5))).toEqual(damaged)
    expect(refusal(jpeg({ width: 10, height: 0 }))).toEqual(damaged)
  })

  test('EXIF that leads out of its segment counts as none', () => {
    const file = Buffer.from(jpeg({ width: 40, height: 20, orientation: 6, exifDpi: 96 }))
    file.writeUInt32LE(0xffff_fff0, file.indexOf('II') + 4)
    expect(readPicture(file)).toMatchObject({ turn: 0, width: 40 * 9_525 })
  })

  test('what is too large', () => {
    expect(refusal(gif(20_001, 1))).toEqual(['PICTURE_TOO_LARGE', { cell: 'B7', what: 'pixels', limit: 20_000 }])
    expect(refusal(gif(20_000, 20_000))).toEqual(['PICTURE_TOO_LARGE', { cell: 'B7', what: 'pixels', limit: 20_000 }])
    expect(refusal(new Uint8Array(MAX_PICTURE_BYTES + 1))).toEqual([
      'PICTURE_TOO_LARGE',
      { cell: 'B7', what: 'bytes', limit: 20 },
    ])
  })
})
