import { isTableCaption } from '../word-tables/reader/container'
import type { Box } from './reading/content'
import type { PageLine, PageLines } from './joining/page-lines'

/** A caption stands so near to its table, in heights of its type. */
const NEAR = 3.5
/** A heading is set larger than the page's usual text by this, or in bold. */
const LARGER = 1.12

/** The caption of a table and the nearest heading over it, among the lines of its page. */
export function surroundings(
  box: Box,
  { lines }: PageLines,
): { readonly caption: string | null; readonly heading: string | null } {
  const over = lines.filter((line) => line.y1 <= box.y0 + 2).toSorted((a, b) => b.y0 - a.y0)
  const under = lines.filter((line) => line.y0 >= box.y1 - 2).toSorted((a, b) => a.y0 - b.y0)
  const caption = captionOver(box, over) ?? captionUnder(box, under)
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  const heading = over.find(
    (line) => (line.size > usual * LARGER || line.bold) && !caption?.includes(line.text) && /\p{L}/u.test(line.text),
  )
  return { caption, heading: heading?.text ?? null }
}

/** A caption of up to three lines that ends right over the table. */
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
