import type { Buffer } from '#host'
import type { Turn } from '../picture'
import { MM_PER_INCH, type PictureHeader } from './header'

const START_OF_SCAN = 0xda
const APP0 = 0xe0
const APP1 = 0xe1
/** Markers between C0 and CF that begin no frame: Huffman tables, a reserved one, arithmetic coding. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc])

/** EXIF's orientations that only turn; mirrored ones are made by no camera. */
const TURNS: ReadonlyMap<number, Turn> = new Map([
  [3, 180],
  [6, 90],
  [8, 270],
])

interface ExifFacts {
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
function readExif(content: Buffer): ExifFacts | null {
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

/**
 * The header of a JPEG (ITU-T T.81 B.1-B.2; JFIF 1.02; Exif 2.3 §4.6): the frame's size, the resolution, and how a camera was
 * in memory. Null where it is damaged.
 */
export function readJpeg(file: Buffer): PictureHeader | null {
  let frame: { width: number; height: number } | null = null
  let density: { x: number; y: number } | null = null
  let exif: ReturnType<typeof readExif> = null
  for (let at = 2; at + 4 <= file.length;) {
    if (file[at] !== 0xff) return null
    const marker = file[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = file.readUInt16BE(at + 2)
    const end = at + 2 + length
    if (length < 2 || end > file.length) return null
    const content = file.subarray(at + 4, end)
    if (marker === START_OF_SCAN) break
    if (marker === APP0) density ??= readDensity(content)
    else if (marker === APP1) exif ??= readExif(content)
    else if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker)) {
      if (content.length < 6) return null
      frame ??= { height: content.readUInt16BE(1), width: content.readUInt16BE(3) }
    }
    at = end
  }
  if (frame === null) return null
  const { x = null, y = null } = density ?? exif?.density ?? {}
  return { ...frame, dpiX: x, dpiY: y, turn: TURNS.get(exif?.orientation ?? 1) ?? 0 }
}

/** JFIF's, where it is a resolution and not only the shape of the pixels. */
function readDensity(content: Buffer): { x: number; y: number } | null {
  if (content.length < 12 || content.toString('latin1', 0, 5) !== 'JFIF\0') return null
  const [x, y] = [content.readUInt16BE(8), content.readUInt16BE(10)]
  if (content[7] === 1) return { x, y }
  return content[7] === 2 ? { x: (x * MM_PER_INCH) / 10, y: (y * MM_PER_INCH) / 10 } : null
}
