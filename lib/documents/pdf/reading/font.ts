import type { PageFont } from './content'

/** A font as pdf.js gives it. */
export interface FontData {
  readonly buffer?: ArrayBuffer
  readonly error?: unknown
  readonly extra?: {
    readonly composite?: boolean
    readonly type?: string
    readonly differences?: readonly (string | undefined)[]
    readonly toUnicode?: { readonly firstChar?: number; readonly _map?: readonly (string | undefined)[] }
  }
}

/** Where pdf.js writes the font properties read here (`FONT_INFO` in src/shared/obj_bin_transform.js). */
const FONT = { bools: 0, matrix: 36, strings: 36 + 1 + 48 + 1 + 6 }

/** Printable letters and digits of ASCII. */
const [FIRST_LETTER, LAST_LETTER] = [0x21, 0x7e]

/** Returns the properties of a font that are needed here. */
export function fontOf(id: string, { buffer, extra }: FontData): PageFont {
  const plain = { id, name: '', bold: false, type3: false, vertical: false, matrix: 0.001, withoutUnicode: false }
  if (!buffer) return { ...plain, isKnown: () => true }
  const view = new DataView(buffer)
  const flag = (index: number) => ((view.getUint8(FONT.bools + Math.floor(index / 4)) >> ((index * 2) % 8)) & 3) === 2
  const matrix = view.getUint8(FONT.matrix) === 6 ? view.getFloat64(FONT.matrix + 1, true) : 0.001
  const name = fontName(view)
  const identity = extra?.toUnicode !== undefined && 'firstChar' in extra.toUnicode
  return {
    id,
    name,
    bold: flag(1) || flag(0) || /bold|black|heavy|semibold|demi/i.test(name),
    type3: flag(5),
    vertical: flag(9),
    matrix: matrix || 0.001,
    withoutUnicode: extra?.composite === true && identity,
    isKnown: knownCodes(extra),
  }
}

/**
 * Returns a check of whether a code maps to Unicode. If it doesn't, pdf.js returns the code itself, so Cyrillic reads
 * as «Ïîêàçàòåëü». TeX names the letters of its bitmap fonts by their codes, as in `a65`, which are ASCII codes (dvips
 * manual, 6.4).
 */
function knownCodes(extra: FontData['extra']): (code: number) => boolean {
  const map = extra?.toUnicode?._map
  if (map === undefined) return () => true
  const names = extra?.differences ?? []
  const isTexLetter = (code: number) =>
    code >= FIRST_LETTER && code <= LAST_LETTER && names[code] === `a${code}` && extra?.composite !== true
  return (code) => map[code] !== undefined || isTexLetter(code)
}

function fontName(view: DataView): string {
  let offset = FONT.strings + 4
  // The preceding names: fallback, loaded, type.
  for (let index = 0; index < 3; index++) offset += view.getUint32(offset) + 4
  const length = view.getUint32(offset)
  return new TextDecoder().decode(new Uint8Array(view.buffer, offset + 4, length))
}
