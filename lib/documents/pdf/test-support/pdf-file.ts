import { Buffer } from 'node:buffer'

/** A page drawn by a test: content operators, in points from the bottom left of an A4 page. */
export interface DrawnPage {
  readonly content: string
  readonly rotate?: number
}

const WIDTH = 595
const HEIGHT = 842

/** A PDF with one font, Helvetica. */
export const pdfFile = (...pages: readonly DrawnPage[]): Uint8Array => pdfInEncoding('/WinAnsiEncoding', ...pages)

/** A PDF whose font has a custom encoding, given as a PDF object. */
export function pdfInEncoding(encoding: string, ...pages: readonly DrawnPage[]): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')}] >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding ${encoding} >>`,
    ...pages.flatMap(({ content, rotate = 0 }, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Rotate ${rotate} /Contents ${5 + index * 2} 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const xref = text.length
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** Text at a position from the top left of the page. */
export function text(x: number, y: number, words: string, size = 10): string {
  const escaped = words.replace(/[\\()]/g, (letter) => `\\${letter}`)
  return `BT /F ${size} Tf ${x} ${HEIGHT - y} Td (${escaped}) Tj ET\n`
}

/** A line between two points. */
export function rule(x0: number, y0: number, x1: number, y1: number): string {
  return `0.5 w ${x0} ${HEIGHT - y0} m ${x1} ${HEIGHT - y1} l S\n`
}

/** A gray area between two corners. */
export function area(x0: number, y0: number, x1: number, y1: number): string {
  return `q 0.9 g ${x0} ${HEIGHT - y1} ${x1 - x0} ${y1 - y0} re f Q\n`
}

export interface TableLayout {
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly height?: number
  /** Which rules are drawn: all, those between rows, or none. */
  readonly rules?: 'all' | 'rows' | 'none'
}

/** A table of short texts with equally wide columns. */
export function drawnTable(rows: readonly (readonly string[])[], layout: TableLayout = {}): string {
  const { x = 60, y = 100, width = 110, height = 20, rules = 'all' } = layout
  const cols = rows[0]?.length ?? 0
  const texts = rows.flatMap((row, line) =>
    row.map((words, col) => (words === '' ? '' : text(x + col * width + 4, y + line * height + 14, words))),
  )
  const [right, bottom] = [x + cols * width, y + rows.length * height]
  const across =
    rules === 'none' ? [] : [...rows, []].map((_, line) => rule(x, y + line * height, right, y + line * height))
  const down =
    rules === 'all'
      ? Array.from({ length: cols + 1 }, (_, col) => rule(x + col * width, y, x + col * width, bottom))
      : []
  return [...texts, ...across, ...down].join('')
}
