import { crc32, deflateSync } from 'node:zlib'

/** A blue square as PNG. */
export function pngSquare(pixels: number): Buffer {
  const row = Buffer.alloc(1 + pixels * 3)
  for (let at = 1; at < row.length; at += 3) row.set([32, 64, 160], at)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(pixels, 0)
  header.writeUInt32BE(pixels, 4)
  // Eight bits a sample, red green blue.
  header.set([8, 2], 8)
  const pixelsOfAll = deflateSync(Buffer.concat(Array.from({ length: pixels }, () => row)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixelsOfAll), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
