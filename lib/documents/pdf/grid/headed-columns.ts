import type { Line } from '../text/lines'
import type { Word } from '../text/words'
import { hasDatum, pieces, type River } from './white-space'

/** A header names at least this many columns. */
const FEWEST = 3
/** Two adjacent spreadsheet columns have at most this space between them, in multiples of the font size. */
const TOUCHING = 0.5

/** The text between two gaps, line by line. */
interface Slot {
  readonly x0: number
  readonly x1: number
  /** Its words on each line; an empty list where there are none. */
  readonly lines: readonly (readonly Word[])[]
}

/**
 * Removes gaps between a header and its own values. A spreadsheet aligns texts left and numbers right, so a wide column
 * contains a gap, and its values are closer to the next header than to their own.
 */
export function underHeaders(
  rivers: readonly River[],
  lines: readonly Line[],
  size: number,
  drawsSpaces: boolean,
): River[] {
  let kept = [...rivers]
  for (;;) {
    const slots = slotsOf(kept, lines, drawsSpaces)
    const header = headerLine(slots, lines, drawsSpaces)
    if (header === null) return kept
    const names = pieces(lines[header]?.words ?? [], drawsSpaces)
    const gap =
      kept.find((river, at) => isUnderName(river, names) && !areBeside(slots[at] as Slot, slots[at + 1] as Slot)) ??
      slots.map((_, at) => gapWithin(slots, kept, at, header, size)).find((river) => river !== null)
    if (gap === undefined || gap === null) return kept
    kept = kept.filter((river) => river !== gap)
  }
}

function slotsOf(rivers: readonly River[], lines: readonly Line[], drawsSpaces: boolean): Slot[] {
  const edges = [-Infinity, ...rivers.map(({ x0, x1 }) => (x0 + x1) / 2), Infinity]
  const isOver = ({ x0, x1 }: { readonly x0: number; readonly x1: number }) =>
    rivers.some((river) => x0 < river.x0 - 0.01 && x1 > river.x1 + 0.01)
  const own = lines.map(({ words }) => {
    const over = pieces(words, drawsSpaces).filter(isOver)
    return words.filter((word) => !over.some(({ x0, x1 }) => word.x0 >= x0 && word.x1 <= x1))
  })
  return edges.slice(1).map((x1, index) => {
    const x0 = edges[index] ?? -Infinity
    return { x0, x1, lines: own.map((words) => words.filter((word) => isIn((word.x0 + word.x1) / 2, x0, x1))) }
  })
}

const isIn = (x: number, from: number, to: number): boolean => x >= from && x < to

/** Returns the line of names above lines of values, choosing the one with the most names; null if there is none. */
function headerLine(slots: readonly Slot[], lines: readonly Line[], drawsSpaces: boolean): number | null {
  const isValued = lines.map((line) => hasDatum(line, drawsSpaces))
  let [best, most] = [null as number | null, FEWEST - 1]
  for (let line = 0; line + 1 < lines.length; line++) {
    if (isValued[line] || !isValued[line + 1]) continue
    const named = slots.filter((slot) => (slot.lines[line]?.length ?? 0) > 0).length
    if (named > most) [best, most] = [line, named]
  }
  return best
}

/** Returns the gap between an unnamed place and the name that it belongs to; null if there is none. */
function gapWithin(
  slots: readonly Slot[],
  rivers: readonly River[],
  at: number,
  header: number,
  size: number,
): River | null {
  const [before, own, after] = [slots[at - 1], slots[at], slots[at + 1]]
  if (own === undefined) return null
  const places = own.lines.flatMap((words, line) => (words.length > 0 ? [line] : []))
  // A place that the header doesn't name has text only below the header.
  if (places.length === 0 || places.some((line) => line <= header)) return null
  const left = before && isNamed(before, header) && !areBeside(before, own) ? rivers[at - 1] : undefined
  const right = after && isNamed(after, header) && !areBeside(own, after) ? rivers[at] : undefined
  if (left === undefined || right === undefined) return left ?? right ?? null
  const set = alignmentOf(own)
  if (set !== null) return set === 'right' ? left : right
  const isTight = ({ x0, x1 }: River) => x1 - x0 < TOUCHING * size
  return isTight(left) && !isTight(right) ? right : left
}

/** Whether one name extends over a gap: left-aligned texts and right-aligned numbers below it form one column. */
const isUnderName = (gap: River, names: readonly River[]): boolean =>
  names.some(({ x0, x1 }) => x0 < gap.x0 - 0.01 && x1 > gap.x1 + 0.01)

const isNamed = ({ lines }: Slot, header: number): boolean => (lines[header]?.length ?? 0) > 0

const areBeside = (a: Slot, b: Slot): boolean =>
  a.lines.some((words, line) => words.length > 0 && (b.lines[line]?.length ?? 0) > 0)

/** Aligned ends of texts differ by at most this, in points. */
const SAME = 1

/** Returns how texts of different widths are aligned; null if they are equally wide or centered. */
function alignmentOf({ lines }: Slot): 'left' | 'right' | null {
  const filled = lines.filter((words) => words.length > 0)
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  const begins = spread(filled.map((words) => Math.min(...words.map(({ x0 }) => x0))))
  const ends = spread(filled.map((words) => Math.max(...words.map(({ x1 }) => x1))))
  if (begins <= SAME === ends <= SAME) return null
  return begins <= SAME ? 'left' : 'right'
}
