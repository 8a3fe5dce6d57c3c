import { deflateSync } from 'node:zlib'
import { faces } from './pdf-font.mjs'

export const A4 = { width: 595, height: 842 }

/** A PDF that is drawn page by page: text in PT Serif, rules and shades, in points from the top left. */
export class PdfWriter {
  #weights = { 400: faces(400), 700: faces(700) }
  /** By face: its name on the pages, and the letters of it that are used, by glyph. */
  #used = new Map()
  #pages = []

  addPage() {
    this.#pages.push('')
  }

  #draw(operators) {
    this.#pages[this.#pages.length - 1] += `${operators}\n`
  }

  /** Text that begins at a place on its baseline, or with `align` ends there or has its middle there. */
  text(x, y, words, { size = 10, bold = false, align = 'left' } = {}) {
    const width = this.widthOf(words, { size, bold })
    const start = align === 'right' ? x - width : align === 'center' ? x - width / 2 : x
    const runs = this.#runsOf(words, bold)
    const shown = runs.map(({ key, hex }) => `/${key} ${size} Tf <${hex}> Tj`).join(' ')
    this.#draw(`BT ${start.toFixed(2)} ${(A4.height - y).toFixed(2)} Td ${shown} ET`)
  }

  /** In points. */
  widthOf(words, { size = 10, bold = false } = {}) {
    const letters = [...words].map((letter) => this.#glyph(letter, bold))
    return (letters.reduce((sum, { face, glyph }) => sum + face.widthOf(glyph), 0) * size) / 1000
  }

  rule(x0, y0, x1, y1, width = 0.6) {
    this.#draw(`${width} w ${x0} ${A4.height - y0} m ${x1} ${A4.height - y1} l S`)
  }

  shade(x0, y0, x1, y1, gray = 0.92) {
    this.#draw(`q ${gray} g ${x0} ${A4.height - y1} ${x1 - x0} ${y1 - y0} re f Q`)
  }

  #glyph(letter, bold) {
    const code = letter.codePointAt(0)
    const face = this.#weights[bold ? 700 : 400].find((each) => each.glyphOf(code) !== 0)
    if (face === undefined) throw new Error(`PT Serif has no ${letter}`)
    return { face, glyph: face.glyphOf(code) }
  }

  #runsOf(words, bold) {
    const runs = []
    for (const letter of words) {
      const { face, glyph } = this.#glyph(letter, bold)
      if (!this.#used.has(face)) this.#used.set(face, { key: `F${this.#used.size + 1}`, letters: new Map() })
      const { key, letters } = this.#used.get(face)
      letters.set(glyph, letter)
      const hex = glyph.toString(16).padStart(4, '0')
      const last = runs.at(-1)
      if (last?.key === key) last.hex += hex
      else runs.push({ key, hex })
    }
    return runs
  }

  /** The file (ISO 32000-2), titled. */
  bytes(title) {
    const objects = []
    const add = (content) => objects.push(content)
    const stream = (bytes, more = '') => {
      const packed = deflateSync(bytes, { level: 9 })
      return Buffer.concat([
        Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode ${more}>>\nstream\n`),
        packed,
        Buffer.from('\nendstream'),
      ])
    }
    add('<< /Type /Catalog /Pages 2 0 R >>')
    const first = 4
    const kids = this.#pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')
    add(`<< /Type /Pages /Count ${this.#pages.length} /Kids [${kids}] >>`)
    add(`<< /Title <${utf16(`\ufeff${title}`)}> /Producer (Actum) >>`)
    const fontsAt = first + this.#pages.length * 2
    const fonts = [...this.#used.values()].map(({ key }, index) => `/${key} ${fontsAt + index * 5} 0 R`).join(' ')
    for (const [index, content] of this.#pages.entries()) {
      const box = `[0 0 ${A4.width} ${A4.height}]`
      add(
        `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents ${first + index * 2 + 1} 0 R /Resources << /Font << ${fonts} >> >> >>`,
      )
      add(stream(Buffer.from(content, 'latin1')))
    }
    for (const [face, { letters }] of this.#used) {
      const at = objects.length + 1
      const widths = [...letters.keys()].toSorted((a, b) => a - b).map((glyph) => `${glyph} [${face.widthOf(glyph)}]`)
      add(
        `<< /Type /Font /Subtype /Type0 /BaseFont /${face.name} /Encoding /Identity-H /DescendantFonts [${at + 1} 0 R] /ToUnicode ${at + 4} 0 R >>`,
      )
      add(
        `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${face.name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /CIDToGIDMap /Identity /FontDescriptor ${at + 2} 0 R /W [${widths.join(' ')}] >>`,
      )
      add(
        `<< /Type /FontDescriptor /FontName /${face.name} /Flags 4 /FontBBox [-200 ${face.descent} 1200 ${face.ascent}] /ItalicAngle 0 /Ascent ${face.ascent} /Descent ${face.descent} /CapHeight 700 /StemV 80 /FontFile2 ${at + 3} 0 R >>`,
      )
      add(stream(face.bytes, `/Length1 ${face.bytes.length} `))
      add(stream(Buffer.from(unicodeMap(letters))))
    }
    return fileOf(objects)
  }
}

const utf16 = (text) => Buffer.from(text, 'utf16le').swap16().toString('hex')

/** From glyphs to letters (ISO 32000-2, 9.10.3). */
function unicodeMap(letters) {
  const lines = [...letters].map(([glyph, letter]) => `<${glyph.toString(16).padStart(4, '0')}> <${utf16(letter)}>`)
  const blocks = []
  for (let at = 0; at < lines.length; at += 100) {
    const block = lines.slice(at, at + 100)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Letters def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}

function fileOf(objects) {
  const pieces = [Buffer.from('%PDF-1.7\n%\xb5\xb5\xb5\xb5\n', 'latin1')]
  let at = pieces[0].length
  const offsets = objects.map((content, index) => {
    const start = at
    const piece = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(content), Buffer.from('\nendobj\n')])
    pieces.push(piece)
    at += piece.length
    return start
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  pieces.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(pieces)
}
