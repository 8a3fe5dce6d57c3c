/** Small pictures for tests: valid headers with as little as possible after them. */
import { Buffer } from 'node:buffer'
import { writePng } from '../png'

/** A PNG of black points. */
export function png(width: number, height: number, pixelsPerMetre = 3_780): Uint8Array {
  const row = Array.from({ length: width }, () => true)
  return writePng(
    Array.from({ length: height }, () => row),
    pixelsPerMetre,
  )
}

export interface JpegFacts {
  readonly width: number
  readonly height: number
  /** JFIF's unit and density. */
  readonly density?: readonly [unit: number, x: number, y: number]
  readonly orientation?: number
  /** EXIF's, in dots per inch. */
  readonly exifDpi?: number
  readonly bigEndian?: boolean
}

/** The segments of a JPEG as far as its scan, and an end. */
export function jpeg({ width, height, density, orientation, exifDpi, bigEndian = false }: JpegFacts): Uint8Array {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  const jfif = Buffer.from('JFIF\0\u0001\u0002\0\0\0\0\0\0\0', 'latin1')
  if (density) {
    jfif[7] = density[0]
    jfif.writeUInt16BE(density[1], 8)
    jfif.writeUInt16BE(density[2], 10)
  }
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    density ? segment(0xe0, jfif) : Buffer.alloc(0),
    orientation === undefined && exifDpi === undefined
      ? Buffer.alloc(0)
      : segment(0xe1, exif(orientation ?? 1, exifDpi ?? 72, bigEndian)),
    // A Huffman table, whose marker lies among those of frames.
    segment(0xc4, Buffer.alloc(20)),
    Buffer.from([0xff]),
    segment(0xc2, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x55, 0xff, 0xd9]),
  ])
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

function exif(orientation: number, dpi: number, bigEndian: boolean): Buffer {
  const short = (value: number) => {
    const bytes = Buffer.alloc(2)
    if (bigEndian) bytes.writeUInt16BE(value)
    else bytes.writeUInt16LE(value)
    return bytes
  }
  const long = (value: number) => {
    const bytes = Buffer.alloc(4)
    if (bigEndian) bytes.writeUInt32BE(value)
    else bytes.writeUInt32LE(value)
    return bytes
  }
  const entry = (tag: number, type: number, value: Buffer) =>
    Buffer.concat([short(tag), short(type), long(1), value, Buffer.alloc(4 - value.length)])
  const entries = [
    entry(0x0112, 3, short(orientation)),
    entry(0x011a, 5, long(62)),
    entry(0x011b, 5, long(62)),
    entry(0x0128, 3, short(2)),
  ]
  return Buffer.concat([
    Buffer.from('Exif\0\0', 'latin1'),
    Buffer.from(bigEndian ? 'MM' : 'II', 'latin1'),
    short(42),
    long(8),
    short(entries.length),
    ...entries,
    long(0),
    long(dpi),
    long(1),
  ])
}

export function gif(width: number, height: number): Uint8Array {
  const file = Buffer.from('GIF89a\0\0\0\0\0\0\0;', 'latin1')
  file.writeUInt16LE(width, 6)
  file.writeUInt16LE(height, 8)
  return file
}

/** 24 bits a pixel; `rows` says how many are there. */
export function bmp(width: number, height: number, { perMetre = 0, rows = Math.abs(height) } = {}): Uint8Array {
  const head = Buffer.alloc(54)
  head.write('BM', 0, 'latin1')
  head.writeUInt32LE(54, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(height, 22)
  head.writeUInt16LE(24, 28)
  head.writeInt32LE(perMetre, 38)
  head.writeInt32LE(perMetre, 42)
  return Buffer.concat([head, Buffer.alloc(Math.ceil((width * 24) / 32) * 4 * rows)])
}
