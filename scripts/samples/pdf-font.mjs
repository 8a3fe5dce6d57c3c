import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inflateSync } from 'node:zlib'

const FILES = 'node_modules/@fontsource/pt-serif/files'
/** In the order in which a letter is looked for. */
const SUBSETS = ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext']

/** PT Serif in one weight (SIL Open Font License 1.1): a face for each set of letters. */
export function faces(weight) {
  return SUBSETS.map((subset) => {
    const file = path.join(FILES, `pt-serif-${subset}-${weight}-normal.woff`)
    return face(`PTSerif${weight === 700 ? 'Bold' : ''}-${subset}`, sfntOf(readFileSync(file)))
  })
}

/** The TrueType font in a WOFF 1.0 file (W3C, WOFF File Format 1.0, 4 and 5). */
function sfntOf(woff) {
  const count = woff.readUInt16BE(12)
  const entries = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20
    const [offset, packed, size] = [4, 8, 12].map((place) => woff.readUInt32BE(at + place))
    const raw = woff.subarray(offset, offset + packed)
    const bytes = packed < size ? inflateSync(raw) : raw
    return { tag: woff.toString('latin1', at, at + 4), sum: woff.readUInt32BE(at + 16), bytes }
  })
  const head = Buffer.alloc(12 + count * 16)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  const power = 2 ** Math.floor(Math.log2(count))
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((count - power) * 16, 10)
  let at = head.length
  const pieces = entries.map(({ tag, sum, bytes }, index) => {
    const place = 12 + index * 16
    head.write(tag, place, 'latin1')
    head.writeUInt32BE(sum, place + 4)
    head.writeUInt32BE(at, place + 8)
    head.writeUInt32BE(bytes.length, place + 12)
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
    at += padded.length
    return padded
  })
  return { bytes: Buffer.concat([head, ...pieces]), tables: new Map(entries.map(({ tag, bytes }) => [tag, bytes])) }
}

function face(name, { bytes, tables }) {
  const units = tables.get('head').readUInt16BE(18)
  const hhea = tables.get('hhea')
  const widths = tables.get('hmtx')
  const long = hhea.readUInt16BE(34)
  const cmap = cmapOf(tables.get('cmap'))
  const per1000 = (value) => Math.round((value * 1000) / units)
  return {
    name,
    bytes,
    ascent: per1000(hhea.readInt16BE(4)),
    descent: per1000(hhea.readInt16BE(6)),
    /** The glyph of a letter; 0 where the face has none. */
    glyphOf: (code) => cmap.get(code) ?? 0,
    /** In thousandths of the size. */
    widthOf: (glyph) => per1000(widths.readUInt16BE(Math.min(glyph, long - 1) * 4)),
  }
}

/** Glyphs by code point, of the segments of format 4 (OpenType, cmap). */
function cmapOf(cmap) {
  const found = new Map()
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const at = cmap.readUInt32BE(4 + index * 8 + 4)
    if (cmap.readUInt16BE(at) !== 4) continue
    const doubled = cmap.readUInt16BE(at + 6)
    for (let segment = 0; segment < doubled; segment += 2) {
      const end = cmap.readUInt16BE(at + 14 + segment)
      const start = cmap.readUInt16BE(at + 16 + doubled + segment)
      const delta = cmap.readUInt16BE(at + 16 + doubled * 2 + segment)
      const rangeAt = at + 16 + doubled * 3 + segment
      const range = cmap.readUInt16BE(rangeAt)
      for (let code = start; code <= end && code < 0xffff; code++) {
        const raw = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + (code - start) * 2)
        const glyph = raw === 0 ? 0 : (raw + delta) & 0xffff
        if (glyph !== 0) found.set(code, glyph)
      }
    }
  }
  return found
}
