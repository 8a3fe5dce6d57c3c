import { zlibSync } from 'fflate'
import { Buffer, crc32 } from '#host'

const SIGNATURE = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')
const GREYSCALE = 0

/**
 * A picture of black and white points, a row of booleans (true is black) after another, as a PNG of one bit a point (W3C PNG §11).
 * The same points give the same bytes.
 */
export function writePng(rows: readonly (readonly boolean[])[], pixelsPerMetre: number): Uint8Array {
  const width = rows[0]?.length ?? 0
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(rows.length, 4)
  header.set([1, GREYSCALE], 8)
  const physical = Buffer.alloc(9)
  physical.writeUInt32BE(pixelsPerMetre, 0)
  physical.writeUInt32BE(pixelsPerMetre, 4)
  physical[8] = 1
  // Not by the host: the same points give the same bytes on each, and documents name the picture by them.
  const data = Buffer.from(zlibSync(Buffer.concat(rows.map(scanLine)), { level: 9 }))
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('pHYs', physical),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A row after its filter, which is none; a set bit is white. */
function scanLine(points: readonly boolean[]): Buffer {
  const line = Buffer.alloc(1 + Math.ceil(points.length / 8))
  points.forEach((black, index) => {
    if (!black) line[1 + (index >> 3)]! |= 0x80 >> (index & 7)
  })
  return line
}

function chunk(name: string, content: Buffer): Buffer {
  const framed = Buffer.alloc(content.length + 12)
  framed.writeUInt32BE(content.length, 0)
  framed.write(name, 4, 'latin1')
  content.copy(framed, 8)
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + content.length)), 8 + content.length)
  return framed
}
