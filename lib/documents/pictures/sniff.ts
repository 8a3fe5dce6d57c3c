import { Buffer } from '#host'
import { DocumentError } from '../error'
import { MEBIBYTE } from '../ooxml/limits'
import { readBmp, readGif } from './headers/bitmap'
import type { PictureHeader } from './headers/header'
import { readJpeg } from './headers/jpeg'
import { readPng } from './headers/png'
import type { Picture, PictureType, Turn } from './picture'
import { EMU_PER_INCH } from './units'

/** A document of a few pages with more than this in one picture can't be sent by mail. */
export const MAX_PICTURE_BYTES = 20 * MEBIBYTE
const MAX_PIXELS_A_SIDE = 20_000
/** What a program that shows it has to keep, at four bytes each. The largest telephones' photographs have as many. */
const MAX_PIXELS = 200_000_000

/** Where the file says nothing, and where it says what no printer or camera means. */
const USUAL_DPI = 96
const [LEAST_DPI, MOST_DPI] = [30, 1_200]

const READERS: Readonly<Record<PictureType, (file: Buffer) => PictureHeader | null>> = {
  png: readPng,
  jpeg: readJpeg,
  gif: readGif,
  bmp: readBmp,
}

/** How a picture without a cell is called in the parameters of an error. */
const NO_CELL = 'none'

/** @throws DocumentError PICTURE_TOO_LARGE */
export function checkPictureBytes(bytes: number, cell: string = NO_CELL): void {
  if (bytes > MAX_PICTURE_BYTES) {
    throw new DocumentError('PICTURE_TOO_LARGE', { cell, what: 'bytes', limit: MAX_PICTURE_BYTES / MEBIBYTE })
  }
}

const TYPES: readonly (readonly [PictureType, readonly string[]])[] = [
  ['png', ['\u0089PNG\r\n\u001a\n']],
  ['jpeg', ['\u00ff\u00d8\u00ff']],
  ['gif', ['GIF87a', 'GIF89a']],
  ['bmp', ['BM']],
]

/** Kinds that a message names, by what is at an offset. */
const OTHERS: readonly (readonly [string, number, readonly string[]])[] = [
  ['WebP', 8, ['WEBP']],
  ['TIFF', 0, ['II*\0', 'MM\0*', 'II+\0', 'MM\0+']],
  ['EMF', 40, [' EMF']],
  ['WMF', 0, ['\u00d7\u00cd\u00c6\u009a', '\u0001\0\t\0', '\u0002\0\t\0']],
  ['HEIC', 4, ['ftypheic', 'ftypheix', 'ftypmif1', 'ftyphevc']],
  ['AVIF', 4, ['ftypavif', 'ftypavis']],
  ['PDF', 0, ['%PDF']],
  ['ICO', 0, ['\0\0\u0001\0']],
]

const SVG = /^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|!--|!DOCTYPE\s+svg|(?:\w+:)?svg)/i

/** What kind of picture a file is, by its first bytes and never by its name. */
function pictureType(file: Buffer): PictureType | null {
  const starts = file.toString('latin1', 0, 8)
  return TYPES.find(([, signatures]) => signatures.some((each) => starts.startsWith(each)))?.[0] ?? null
}

/** What a picture of no known type probably is; empty where that is hard to say. */
function otherKind(file: Buffer): string {
  const start = file.toString('latin1', 0, 256)
  const known = OTHERS.find(([, offset, signatures]) => signatures.some((each) => start.startsWith(each, offset)))
  if (known !== undefined) return known[0]
  return SVG.test(start) ? 'SVG' : ''
}

/**
 * Parses a picture's header; nothing is decoded. Its size follows from pixels and resolution, and its orientation from
 * the camera's. `cell` names it in errors.
 * @throws DocumentError PICTURE_KIND if it isn't a PNG, JPEG, GIF or BMP, PICTURE_DAMAGED, PICTURE_TOO_LARGE
 */
export function readPicture(bytes: Uint8Array, cell: string = NO_CELL): Picture {
  checkPictureBytes(bytes.length, cell)
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const type = pictureType(file)
  if (type === null) throw new DocumentError('PICTURE_KIND', { cell, kind: otherKind(file) || 'other' })
  const header = READERS[type](file)
  if (header === null || !(header.width > 0 && header.height > 0)) throw new DocumentError('PICTURE_DAMAGED', { cell })
  const { width, height, turn } = header
  if (width > MAX_PIXELS_A_SIDE || height > MAX_PIXELS_A_SIDE || width * height > MAX_PIXELS) {
    throw new DocumentError('PICTURE_TOO_LARGE', { cell, what: 'pixels', limit: MAX_PIXELS_A_SIDE })
  }
  const size = { width: emu(width, header.dpiX), height: emu(height, header.dpiY) }
  return { bytes, type, ...turned(size, turn), turn }
}

/** The size of the upright box around a picture that is turned. */
export function turned(
  { width, height }: { readonly width: number; readonly height: number },
  turn: Turn,
): { width: number; height: number } {
  return turn === 90 || turn === 270 ? { width: height, height: width } : { width, height }
}

function emu(pixels: number, dpi: number | null): number {
  const believed = dpi !== null && dpi >= LEAST_DPI && dpi <= MOST_DPI ? dpi : USUAL_DPI
  return Math.max(1, Math.round((pixels * EMU_PER_INCH) / believed))
}
