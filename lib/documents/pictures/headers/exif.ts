import type { Buffer } from '#host'

export interface ExifFacts {
  /** 1 to 8. */
  readonly orientation: number
  /** Dots per inch. */
  readonly density: { readonly x: number; readonly y: number } | null
}

const TIFF = 6
const ORIENTATION = 0x0112
const X_RESOLUTION = 0x011a
const Y_RESOLUTION = 0x011b
const RESOLUTION_UNIT = 0x0128
const CM_PER_INCH = 2.54

/** The first directory of an APP1 segment's content (Exif 2.3 §4.6.2); null where it is none, or leads out of the segment. */
export function readExif(content: Buffer): ExifFacts | null {
  if (content.length < TIFF + 8 || content.toString('latin1', 0, TIFF) !== 'Exif\0\0') return null
  const tiff = content.subarray(TIFF)
  const order = tiff.toString('latin1', 0, 2)
  if (order !== 'II' && order !== 'MM') return null
  const short = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (order === 'II' ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const directory = long(4)
  if (directory + 2 > tiff.length) return null
  const count = short(directory)
  const rational = (at: number) => (at + 8 <= tiff.length ? long(at) / long(at + 4) : NaN)
  let [orientation, unit, x, y] = [1, 2, NaN, NaN]
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12
    if (entry + 12 > tiff.length) break
    const tag = short(entry)
    if (tag === ORIENTATION) orientation = short(entry + 8)
    else if (tag === RESOLUTION_UNIT) unit = short(entry + 8)
    else if (tag === X_RESOLUTION) x = rational(long(entry + 8))
    else if (tag === Y_RESOLUTION) y = rational(long(entry + 8))
  }
  const perInch = unit === 3 ? CM_PER_INCH : 1
  const density = unit !== 1 && Number.isFinite(x) && Number.isFinite(y) ? { x: x * perInch, y: y * perInch } : null
  return { orientation, density }
}
