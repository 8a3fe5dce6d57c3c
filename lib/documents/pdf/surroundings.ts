import { isTableCaption } from '../word-tables/reader/container'
import { PAGE_NUMBER } from './language/patterns'
import type { Box } from './reading/content'
import type { PageLine, PageLines } from './joining/page-lines'

/** A caption is at most this far from its table, in multiples of its font size. */
const NEAR = 3.5
/** A heading is larger than the page's usual text by this factor, or bold. */
const LARGER = 1.12

/** A title has at most this many lines. */
const MOST_TITLES = 8
/** This many lines, each at least this share of the widest line on the page, are a paragraph. */
const PARAGRAPH = { lines: 3, wide: 0.6 }

export interface Surroundings {
  readonly caption: string | null
  readonly heading: string | null
  /** The lines directly above it, closest first, up to a paragraph or another table. */
  readonly titles: readonly string[]
  /** The lines below it, closest first, up to a paragraph or another table. */
  readonly notes: readonly string[]
}

/** Notes below a table have at most this many lines. */
const MOST_NOTES = 6

/**
 * Returns a table's caption, the closest heading, the lines above it, and those below it that are no farther down than
 * `until`.
 */
export function surroundings(box: Box, { lines }: PageLines, until = Infinity): Surroundings {
  const over = lines.filter((line) => line.y1 <= box.y0 + 2).toSorted((a, b) => b.y0 - a.y0)
  const under = lines.filter((line) => line.y0 >= box.y1 - 2).toSorted((a, b) => a.y0 - b.y0)
  const caption = captionOver(box, over) ?? captionUnder(box, under)
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  const heading = over.find(
    (line) => (line.size > usual * LARGER || line.bold) && !caption?.includes(line.text) && /\p{L}/u.test(line.text),
  )
  return {
    caption,
    heading: heading?.text ?? null,
    titles: titlesOf(box, over),
    notes: notesOf(under.filter(({ y1 }) => y1 <= until)),
  }
}

/** A printed sheet may have its notes far below the table, but no paragraph. */
function notesOf(under: readonly PageLine[]): string[] {
  const widest = Math.max(0, ...under.map(({ x0, x1 }) => x1 - x0))
  const isLong = (line: PageLine) => line.x1 - line.x0 > widest * PARAGRAPH.wide
  const notes = under.filter(({ text }) => !PAGE_NUMBER.test(text))
  return notes.length > MOST_NOTES && notes.filter(isLong).length >= PARAGRAPH.lines
    ? []
    : notes.slice(0, MOST_NOTES).map(({ spaced }) => spaced)
}

function titlesOf(box: Box, over: readonly PageLine[]): string[] {
  const widest = Math.max(0, ...over.map(({ x0, x1 }) => x1 - x0))
  const isLong = (line: PageLine | undefined) => line !== undefined && line.x1 - line.x0 > widest * PARAGRAPH.wide
  const titles: string[] = []
  let edge = box.y0
  for (const [index, line] of over.slice(0, MOST_TITLES).entries()) {
    if (edge - line.y1 > NEAR * line.size) break
    const next = over.slice(index, index + PARAGRAPH.lines)
    if (next.length === PARAGRAPH.lines && next.every(isLong)) break
    titles.push(line.spaced)
    edge = line.y0
  }
  return titles
}

/** Returns a caption of up to three lines that ends directly above the table. */
function captionOver(box: Box, over: readonly PageLine[]): string | null {
  const taken: PageLine[] = []
  let edge = box.y0
  for (const line of over.slice(0, 3)) {
    if (edge - line.y1 > NEAR * line.size) return null
    taken.unshift(line)
    if (isTableCaption(line.text)) return taken.map(({ text }) => text).join(' ')
    edge = line.y0
  }
  return null
}

function captionUnder(box: Box, [line]: readonly PageLine[]): string | null {
  if (line === undefined || line.y0 - box.y1 > NEAR * line.size) return null
  return isTableCaption(line.text) ? line.text : null
}
