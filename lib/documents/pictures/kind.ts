import type { Buffer } from '#host'
import type { PictureType } from './picture'

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
export function pictureType(file: Buffer): PictureType | null {
  const starts = file.toString('latin1', 0, 8)
  return TYPES.find(([, signatures]) => signatures.some((each) => starts.startsWith(each)))?.[0] ?? null
}

/** What a picture of no known type probably is; empty where that is hard to say. */
export function otherKind(file: Buffer): string {
  const start = file.toString('latin1', 0, 256)
  const known = OTHERS.find(([, offset, signatures]) => signatures.some((each) => start.startsWith(each, offset)))
  if (known !== undefined) return known[0]
  return SVG.test(start) ? 'SVG' : ''
}
