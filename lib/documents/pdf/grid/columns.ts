import type { Line } from '../text/lines'
import { underHeaders } from './headed-columns'
import { pieces, type River } from './white-space'

/** At most this share of lines may cross a gap between columns: headers over several columns and section headings. */
const CROSSING = 0.18

/** A part of a gap that some lines cross. */
interface Crossed extends River {
  /** The number of these lines, and the sum of their places from the top. */
  readonly depth: number
  readonly crossed: number
}

/** Returns the gaps that are open in nearly all lines, from left to right. The fewer lines, the wider a gap must be. */
export function riversOf(lines: readonly Line[], size: number, drawsSpaces: boolean, fewest = 2): River[] {
  const usual = lines.filter(({ words }) => words.length > 0)
  if (usual.length < 2) return []
  const events: { at: number; change: number; weight: number }[] = []
  // A text over several columns is above their names.
  usual.forEach(({ words }, index) => {
    for (const { x0, x1 } of pieces(words, drawsSpaces))
      events.push({ at: x0, change: 1, weight: index }, { at: x1, change: -1, weight: -index })
  })
  events.sort((a, b) => a.at - b.at || a.change - b.change)
  const allowed = Math.floor(usual.length * CROSSING)
  const few = usual.length >= 12 ? 0.45 : usual.length >= 6 ? 0.6 : usual.length >= 4 ? 0.8 : 1.1
  const narrowest = size * (drawsSpaces ? 0.1 : few)
  const rivers: River[] = []
  let [depth, crossed, begins] = [0, 0, null as number | null]
  // Within a river, the open parts separate columns. If none is open, the part that the fewest lines cross does; of equal
  // ones, the part crossed by upper lines.
  let open: River[] = []
  let least: Crossed | null = null
  const isBetter = (width: number, than: Crossed) =>
    (depth - than.depth || crossed - than.crossed || than.x1 - than.x0 - width) < 0
  const close = (at: number) => {
    if (begins !== null && at - begins >= narrowest) {
      if (open.length > 0) rivers.push(...open)
      else if (least !== null) rivers.push({ x0: (least as River).x0, x1: (least as River).x1 })
    }
    begins = least = null
    open = []
  }
  events.forEach(({ at, change, weight }, index) => {
    depth += change
    crossed += weight
    const until = events[index + 1]?.at ?? at
    if (depth > allowed) {
      close(at)
      return
    }
    begins ??= at
    if (until - at <= 0.3) return
    if (depth === 0) open.push({ x0: at, x1: until })
    else if (least === null || isBetter(until - at, least)) least = { depth, crossed, x0: at, x1: until }
  })
  // A last column with few texts never reaches the depth that ends a gap.
  rivers.push(...open.filter(({ x0, x1 }) => x1 - x0 >= narrowest))
  const [left, right] = [Math.min(...usual.map(({ x0 }) => x0)), Math.max(...usual.map(({ x1 }) => x1))]
  const inside = rivers.filter(({ x0, x1 }) => x0 > left + 0.1 && x1 < right - 0.1)
  const headed = underHeaders(inside, usual, size, drawsSpaces)
  const whole = withoutStrays(withoutHalves(headed, usual, size, drawsSpaces), usual, size)
  return whole.filter((river) => parts(usual, river, fewest))
}

/** At the top, up to this share of lines may have a text between two columns that belongs to both, as a header does. */
const OVER_COLUMNS = 0.5

/** A header's text in the gap between its two columns isn't a column. */
function withoutStrays(rivers: readonly River[], lines: readonly Line[], size: number): River[] {
  const kept = [...rivers]
  for (let index = 1; index < kept.length;) {
    const [before, river] = [kept[index - 1] as River, kept[index] as River]
    const [from, to] = [kept[index - 2]?.x1 ?? -Infinity, kept[index + 1]?.x0 ?? Infinity]
    const has = ({ words }: Line, left: number, right: number) =>
      words.some(({ x0, x1 }) => (x0 + x1) / 2 > left && (x0 + x1) / 2 < right)
    const own = lines.map((line) => has(line, before.x1, river.x0))
    const last = own.lastIndexOf(true)
    const beside = lines.map((line) => has(line, from, before.x0) || has(line, river.x1, to))
    const under = lines.slice(last + 1)
    const isStray =
      Math.min(before.x1 - before.x0, river.x1 - river.x0) >= size &&
      last + 1 <= lines.length * OVER_COLUMNS &&
      !own.some((isOwn, line) => isOwn && beside[line]) &&
      under.filter((line) => has(line, from, before.x0) && has(line, river.x1, to)).length * 2 > under.length
    if (isStray) kept.splice(index - 1, 2, { x0: before.x0, x1: river.x1 })
    else index++
  }
  return kept
}

/**
 * Halves of a column are at most this far apart, in multiples of the font size, unless one is a header above the other.
 */
const NEAR = 2.5

/** Two columns printed from a spreadsheet have at most this space between them, in multiples of the font size. */
const TIGHT = 0.5

const isTight = (river: River | undefined, size: number): boolean =>
  river === undefined || river.x1 - river.x0 < TIGHT * size

/** Merges two columns if no line has text in both: a left-aligned header above right-aligned values. */
function withoutHalves(rivers: readonly River[], lines: readonly Line[], size: number, drawsSpaces: boolean): River[] {
  let kept = [...rivers]
  for (let index = 0; index < kept.length;) {
    const [before, river, after] = [kept[index - 1], kept[index], kept[index + 1]]
    if (!river) break
    const from = before ? before.x1 : -Infinity
    const to = after ? after.x0 : Infinity
    const sides = lines.map(({ words }): readonly [boolean, boolean] => {
      // A text across the gap is in neither half.
      if (pieces(words, drawsSpaces).some(({ x0, x1 }) => x0 < river.x0 - 0.01 && x1 > river.x1 + 0.01))
        return [false, false]
      const middles = words.map(({ x0, x1 }) => (x0 + x1) / 2).filter((middle) => middle > from && middle < to)
      return [middles.some((middle) => middle < river.x0 + 0.01), middles.some((middle) => middle > river.x1 - 0.01)]
    })
    const count = (has: (side: readonly [boolean, boolean]) => boolean) => sides.filter(has).length
    const [left, right] = [count(([isLeft]) => isLeft), count(([, isRight]) => isRight)]
    const both = count((side) => side[0] && side[1])
    const lastLeft = sides.findLastIndex(([isLeft]) => isLeft)
    const isHeader =
      left > 0 &&
      lastLeft + 1 <= lines.length * OVER_COLUMNS &&
      !sides.some(([, isRight], at) => isRight && at <= lastLeft)
    const isFew = Math.min(left, right) * 2 <= Math.max(left, right) && river.x1 - river.x0 < NEAR * size
    // A spreadsheet column extends from edge to edge, with texts on the left and numbers on the right.
    const isMixed = isTight(before, size) && isTight(after, size) && (before !== undefined || after !== undefined)
    if (both === 0 && (isHeader || isFew || isMixed)) {
      kept = kept.filter((other) => other !== river)
      index = Math.max(0, index - 1)
    } else index++
  }
  return kept
}

/** A gap separates columns if several lines have text on both sides of it. */
function parts(lines: readonly Line[], { x0, x1 }: River, fewest: number): boolean {
  const middle = (x0 + x1) / 2
  let both = 0
  let [left, right] = [0, 0]
  for (const { words } of lines) {
    const before = words.some((word) => word.x1 <= middle)
    const after = words.some((word) => word.x0 >= middle)
    if (before) left++
    if (after) right++
    if (before && after) both++
  }
  return left >= fewest && right >= fewest && both >= Math.min(fewest, lines.length)
}
