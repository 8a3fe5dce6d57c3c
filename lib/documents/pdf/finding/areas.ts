import { WHITE, type Box, type Rule } from '../reading/content'
import { boundsOf, lineText, linesOf, type Line } from '../text/lines'
import type { Frame } from '../text/frame'
import type { Word } from '../text/words'
import { hasDatum } from '../grid/white-space'
import { piecesOf } from './pieces'
import { isCaption } from './trim'

/** A page with more filled areas than this is a picture. */
const MOST_AREAS = 4000
/** An area no larger than its text, by this factor, is highlighting. */
const MARKED = 1.28
const TOUCHING = 1.6
/**
 * A row without a fill between two filled rows may be this much taller than they are, or taller still if its text keeps
 * to the columns.
 */
const BRIDGED = 2.4
const BRIDGED_TEXT = 12
/** A rule this close above the first filled row, in points, leaves room for one row between them. */
const HEADER_ROOM = 48
/** Lines of one cell are at most this far apart, in multiples of the font size. */
const TIGHT = 1.5
/** Rows without fills or rules are at most this far apart, in multiples of the font size. */
const LOOSE = 3
/** Words closer than this, in multiples of the font size, form one text. */
const READS_ON = 0.4
/**
 * At most this many rows without a fill come before the first filled one: the header, and the first row where every
 * second row is filled.
 */
const ROWS_OVER = 2

/** Filled areas side by side, from left to right. */
interface Band extends Box {
  readonly edges: readonly number[]
}

/**
 * Returns the edges of tables whose cells are distinguished by fills: filled areas next to each other, outside what
 * rules already divide. Unfilled rows between, directly above and directly below the filled ones share their columns.
 */
export function areaRules({ areas, words, horizontal, width, height }: Frame, ruled: readonly Box[]): Rule[] {
  const large = areas.filter(
    ({ x0, y0, x1, y1, color }) =>
      color !== WHITE && x1 - x0 > 6 && y1 - y0 > 6 && !(x1 - x0 > width * 0.95 && y1 - y0 > height * 0.5),
  )
  const free = large.filter((area) => !ruled.some((box) => inside(box, area)))
  if (free.length < 2 || free.length > MOST_AREAS) return []
  const cells = free.filter((area) => !marksWords(area, words))
  const tiles = cells.filter(
    (area) => cells.some((other) => other !== area && touches(area, other)) || ruled.some((box) => touches(area, box)),
  )
  return [
    ...tiles.flatMap(({ x0, y0, x1, y1 }) => [
      across(x0, x1, y0),
      across(x0, x1, y1),
      down(x0, y0, y1),
      down(x1, y0, y1),
    ]),
    ...chainsOf(bandsOf(tiles), words).flatMap((chain) => chainRules(chain, words, horizontal)),
  ]
}

function marksWords(area: Box, words: readonly Word[]): boolean {
  const own = words.filter((word) => inside(area, word))
  const tallest = Math.max(0, ...own.map(({ size }) => size))
  if (own.length === 0 || area.y1 - area.y0 > tallest * MARKED) return false
  const text = boundsOf(own)
  return text.x0 - area.x0 < tallest * 0.25 && area.x1 - text.x1 < tallest * 0.25
}

const across = (x0: number, x1: number, y: number): Rule => ({
  x0,
  x1,
  y0: y,
  y1: y,
  horizontal: true,
  width: 0,
  color: 0,
})
const down = (x: number, y0: number, y1: number): Rule => ({
  x0: x,
  x1: x,
  y0,
  y1,
  horizontal: false,
  width: 0,
  color: 0,
})

/** Groups filled areas into rows of two or more, from top to bottom. */
function bandsOf(tiles: readonly Box[]): Band[] {
  const bands: { x0: number; x1: number; y0: number; y1: number; edges: number[]; tiles: number }[] = []
  for (const tile of tiles.toSorted((a, b) => a.y0 - b.y0 || a.x0 - b.x0)) {
    const band = bands.findLast(
      ({ x1, y0, y1 }) =>
        Math.abs(y0 - tile.y0) <= TOUCHING && Math.abs(y1 - tile.y1) <= TOUCHING && Math.abs(x1 - tile.x0) <= TOUCHING,
    )
    if (band) {
      band.edges.push(tile.x1)
      band.x1 = tile.x1
      band.tiles++
    } else bands.push({ ...tile, edges: [tile.x0, tile.x1], tiles: 1 })
  }
  return bands.filter((band) => band.tiles > 1).sort((a, b) => a.y0 - b.y0)
}

/** Groups rows of areas into tables: the same width, and nothing but rows with the same columns between them. */
function chainsOf(bands: readonly Band[], words: readonly Word[]): Band[][] {
  const chains: Band[][] = []
  for (const band of bands) {
    const chain = chains.find((other) => followsOn(other.at(-1) as Band, band, words))
    if (chain) chain.push(band)
    else chains.push([band])
  }
  return chains
}

function followsOn(last: Band, next: Band, words: readonly Word[]): boolean {
  if (Math.abs(last.x0 - next.x0) > 2 || Math.abs(last.x1 - next.x1) > 2) return false
  const gap = next.y0 - last.y1
  const tall = Math.max(last.y1 - last.y0, next.y1 - next.y0)
  if (gap < -TOUCHING || gap > BRIDGED_TEXT * tall) return false
  if (gap <= BRIDGED * tall) return true
  // Two tables of the same width have different columns.
  if (sharedEdges(last, next).length < 3) return false
  const between = words.filter((word) => word.turn === 0 && word.y0 > last.y1 - 2 && word.base < next.y0 + 1)
  return linesOf(between.filter((word) => word.x1 > last.x0 && word.x0 < last.x1)).every((line) =>
    keepsTo(line, { ...next, edges: sharedEdges(last, next) }),
  )
}

const sharedEdges = (a: Band, b: Band): number[] =>
  a.edges.filter((edge) => b.edges.some((other) => Math.abs(edge - other) <= 2))

/** Whether no text of a line crosses a column edge. */
function keepsTo({ words, size }: Line, { x0, x1, edges }: Band): boolean {
  return words.every((word, index) => {
    const next = words[index + 1]
    const end = next !== undefined && next.x0 - word.x1 < READS_ON * size ? next.x0 : word.x1
    return word.x0 >= x0 - 1 && word.x1 <= x1 + 1 && !edges.some((edge) => word.x0 < edge - 1 && end > edge + 1)
  })
}

/** Returns column edges for the unfilled rows of a table, and where those rows end. */
function chainRules(chain: readonly Band[], words: readonly Word[], horizontal: readonly Rule[]): Rule[] {
  const [first, last] = [chain[0] as Band, chain.at(-1) as Band]
  const rules: Rule[] = []
  const sides = (edges: readonly number[], from: number, to: number) =>
    rules.push(...edges.map((edge) => down(edge, from, to)))
  let alternates = false
  chain.slice(1).forEach((band, index) => {
    const before = chain[index] as Band
    if (band.y0 - before.y1 <= TOUCHING) return
    alternates = true
    sides(sharedEdges(before, band), before.y1, band.y0)
  })
  const bottom = endBelow(last, words, alternates)
  if (bottom !== null) {
    sides(last.edges, last.y1, bottom)
    rules.push(across(last.x0, last.x1, bottom))
  }
  const over = horizontal.filter(
    ({ y0, x0, x1 }) =>
      y0 < first.y0 - 6 && y0 > first.y0 - HEADER_ROOM && Math.abs(x0 - first.x0) <= 4 && Math.abs(x1 - first.x1) <= 4,
  )
  const highest = Math.min(...over.map(({ y0 }) => y0))
  const between = words.filter(
    ({ turn, base, x0, x1 }) => turn === 0 && base > highest && base < first.y0 && x1 > first.x0 && x0 < first.x1,
  )
  if (over.length > 0 && linesOf(between).every((line) => keepsTo(line, first))) sides(first.edges, highest, first.y0)
  else if (alternates || holdsData(first, words)) {
    let top = first.y0
    for (let row = 0; row < ROWS_OVER; row++) {
      const begin = beginAbove(first, top, words)
      if (begin === null) break
      const own = words.filter(({ turn, y0, y1 }) => turn === 0 && y0 > begin && y1 < top + 2)
      // A header's text may cross the edges of the columns below it.
      sides(
        first.edges.filter((edge) => !own.some(({ x0, x1 }) => x0 < edge - 1 && x1 > edge + 1)),
        begin,
        top,
      )
      rules.push(across(first.x0, first.x1, begin))
      top = begin
    }
  }
  return rules
}

/** Whether a filled row contains values and isn't a header. */
function holdsData(band: Band, words: readonly Word[]): boolean {
  const own = words.filter((word) => word.turn === 0 && inside(band, word))
  return linesOf(own).some((line) => hasDatum(line, false))
}

/**
 * Returns where the unfilled rows end that directly follow the last filled row and keep to its columns; null if there
 * are none.
 */
function endBelow(band: Band, words: readonly Word[], one: boolean): number | null {
  const height = band.y1 - band.y0
  const under = linesOf(
    words.filter((word) => word.turn === 0 && word.y0 > band.y1 - 2 && word.x1 > band.x0 && word.x0 < band.x1),
  )
  const own: Line[] = []
  for (const line of under) {
    const before = own.at(-1)
    const isNear =
      before === undefined
        ? line.base < band.y1 + height * 1.3
        : line.base - before.base <= (one ? TIGHT : LOOSE) * line.size
    if (!isNear || !keepsTo(line, band)) break
    own.push(line)
  }
  return columnsOf(own, band) < 2 ? null : Math.max(...own.map(({ y1 }) => y1)) + 1
}

/**
 * Returns where an unfilled row begins that is directly above a height and keeps to the columns; null if there is none.
 */
function beginAbove(band: Band, at: number, words: readonly Word[]): number | null {
  const over = linesOf(
    words.filter((word) => word.turn === 0 && word.y1 < at + 2 && word.x1 > band.x0 - 20 && word.x0 < band.x1 + 20),
  ).toReversed()
  const own: Line[] = []
  for (const line of over) {
    const before = own.at(-1)
    const isNear =
      before === undefined ? at - line.base < 1.3 * (band.y1 - band.y0) : before.base - line.base <= TIGHT * line.size
    if (!isNear || !isOverColumns(line, band) || isCaption(lineText(line.words))) break
    own.push(line)
  }
  return columnsOf(own, band) < 2 ? null : Math.min(...own.map(({ y0 }) => y0)) - 1
}

/** Whether a line keeps to the columns except for one text over several of them. */
function isOverColumns(line: Line, band: Band): boolean {
  if (keepsTo(line, band)) return true
  const inner = band.edges.slice(1, -1)
  const [over, ...others] = piecesOf(line, false).filter(({ x0, x1 }) =>
    inner.some((edge) => x0 < edge - 1 && x1 > edge + 1),
  )
  if (over === undefined || others.length > 0) return false
  const words = line.words.filter(({ x0, x1 }) => x1 < over.x0 || x0 > over.x1)
  return columnsOf([{ ...line, words }], band) > 1 && keepsTo({ ...line, words }, band)
}

function columnsOf(lines: readonly Line[], { edges }: Band): number {
  const middles = lines.flatMap((line) => line.words.map(({ x0, x1 }) => (x0 + x1) / 2))
  return new Set(middles.map((middle) => edges.filter((edge) => edge < middle).length)).size
}

const inside = (box: Box, area: Box): boolean => {
  const [x, y] = [(area.x0 + area.x1) / 2, (area.y0 + area.y1) / 2]
  return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1
}

/** Whether two areas share a side. */
function touches(a: Box, b: Box): boolean {
  const near = (one: number, other: number) => Math.abs(one - other) <= TOUCHING
  const [across, down] = [Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0), Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)]
  return ((near(a.x1, b.x0) || near(b.x1, a.x0)) && down > 3) || ((near(a.y1, b.y0) || near(b.y1, a.y0)) && across > 3)
}
