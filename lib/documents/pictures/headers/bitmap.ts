import type { Buffer } from '#host'
import { MM_PER_INCH, type PictureHeader } from './header'

const FILE_HEADER = 14
const CORE_HEADER = 12
const INFO_HEADER = 40
/** BI_RGB and BI_BITFIELDS: every row is there in full. */
const UNCOMPRESSED = new Set([0, 3])

/** The header of a BMP ([MS-WMF] 2.2.2.9, BITMAPFILEHEADER before it). Null where it is damaged, or claims more than is there. */
export function readBmp(file: Buffer): PictureHeader | null {
  if (file.length < FILE_HEADER + CORE_HEADER) return null
  const pixels = file.readUInt32LE(10)
  const size = file.readUInt32LE(FILE_HEADER)
  if (pixels >= file.length) return null
  if (size === CORE_HEADER) {
    const [width, height] = [file.readUInt16LE(18), file.readUInt16LE(20)]
    const bits = file.readUInt16LE(24)
    return holds(file, pixels, width, height, bits) ? { width, height, dpiX: null, dpiY: null, turn: 0 } : null
  }
  if (size < INFO_HEADER || file.length < FILE_HEADER + INFO_HEADER) return null
  // A negative height says that the rows come from the top.
  const [width, height] = [file.readInt32LE(18), Math.abs(file.readInt32LE(22))]
  if (UNCOMPRESSED.has(file.readUInt32LE(30)) && !holds(file, pixels, width, height, file.readUInt16LE(28))) return null
  const [x, y] = [file.readInt32LE(38), file.readInt32LE(42)]
  const dpi = (perMetre: number) => (perMetre > 0 ? (perMetre * MM_PER_INCH) / 1_000 : null)
  return { width, height, dpiX: dpi(x), dpiY: dpi(y), turn: 0 }
}

/** Rows are padded to four bytes. */
function holds(file: Buffer, pixels: number, width: number, height: number, bits: number): boolean {
  return pixels + Math.ceil((width * bits) / 32) * 4 * height <= file.length
}

const GIF_DESCRIPTORS = 13

/** Parses the header of a GIF (GIF89a §18), which has no resolution. Null if it is damaged. */
export function readGif(file: Buffer): PictureHeader | null {
  if (file.length <= GIF_DESCRIPTORS) return null
  return { width: file.readUInt16LE(6), height: file.readUInt16LE(8), dpiX: null, dpiY: null, turn: 0 }
}
