import { crc32, type Buffer } from '#host'
import { MM_PER_INCH, type PictureHeader } from './header'

const SIGNATURE_BYTES = 8
/** Length, name and CRC-32. */
const FRAME_BYTES = 12
const HEADER_BYTES = 13

interface Chunk {
  readonly name: string
  readonly content: Buffer
}

/**
 * The header of a PNG (W3C PNG §11.2.1, §11.3.4.3), once every chunk of it is known to be there. Null where it is damaged.
 */
export function readPng(file: Buffer): PictureHeader | null {
  const [first, ...rest] = chunksOf(file)
  if (first?.name !== 'IHDR' || first.content.length !== HEADER_BYTES || !isTrue(file)) return null
  if (rest.at(-1)?.name !== 'IEND' || !rest.some(({ name }) => name === 'IDAT')) return null
  const size = { width: first.content.readUInt32BE(0), height: first.content.readUInt32BE(4) }
  const physical = rest.find(
    ({ name, content }) => name === 'pHYs' && content.length === 9 && content[8] === 1,
  )?.content
  const dpi = (at: number) => (physical === undefined ? null : (physical.readUInt32BE(at) * MM_PER_INCH) / 1_000)
  return { ...size, dpiX: dpi(0), dpiY: dpi(4), turn: 0 }
}

/** The chunks that are there in full, as far as the end, except for those of pixels after the first. */
function chunksOf(file: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= file.length;) {
    const length = file.readUInt32BE(at)
    const end = at + FRAME_BYTES + length
    if (end > file.length) return chunks
    const name = file.toString('latin1', at + 4, at + 8)
    if (name !== 'IDAT' || chunks.at(-1)?.name !== 'IDAT') {
      chunks.push({ name, content: file.subarray(at + 8, end - 4) })
    }
    if (name === 'IEND') return chunks
    at = end
  }
  return chunks
}

/** Whether the header's CRC-32 is right. */
function isTrue(file: Buffer): boolean {
  const start = SIGNATURE_BYTES + 4
  const end = start + 4 + HEADER_BYTES
  return crc32(file.subarray(start, end)) === file.readUInt32BE(end)
}
