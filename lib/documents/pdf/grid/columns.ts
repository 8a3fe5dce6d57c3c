import type { Line } from '../text/lines'
import { underHeaders } from './headed-columns'
import { pieces, type River } from './white-space'

/** Of all lines, so many may cross a gap between columns: headers over several columns, headings of sections. */
const CROSSING = 0.18

/** Gaps that stay open over nearly all lines, from left to right. Fewer lines have to leave wider gaps. */
export function riversOf(lines: readonly Line[], size: number, drawsSpaces: boolean, fewest = 2): River[] {
  const usual = lines.filter(({ words }) => words.length > 0)
  if (usual.length < 2) return []
  const events: { at: number; change: number }[] = []
  for (const { words } of usual) {
    for (const piece of pieces(words, drawsSpaces)) {
      events.push({ at: piece.x0, change: 1 }, { at: piece.x1, change: -1 })
    }
  }
  events.sort((a, b) => a.at - b.at || a.change - b.change)
  const allowed = Math.floor(usual.length * CROSSING)
  const few = usual.length >= 12 ? 0.45 : usual.length >= 6 ? 0.6 : usual.length >= 4 ? 0.8 : 1.1
  const narrowest = size * (drawsSpaces ? 0.1 : few)
  const rivers: River[] = []
  let [depth, begins] = [0, null as number | null]
  // Within a river the open parts part columns; without any, the least crossed one.
  let open: River[] = []
  let least: { depth: number; x0: number; x1: number } | null = null
  const close = (at: number) => {
    if (begins !== null && at - begins >= narrowest) {
      if (open.length > 0) rivers.push(...open)
      else if (least !== null) rivers.push({ x0: (least as River).x0, x1: (least as River).x1 })
    }
    begins = least = null
    open = []
  }
  events.forEach(({ at, change }, index) => {
    depth += change
    const until = events[index + 1]?.at ?? at
    if (depth > allowed) {
      close(at)
      return
    }
    begins ??= at
    if (until - at <= 0.3) return
    if (depth === 0) open.push({ x0: at, x1: until })
    else if (least === null || depth < least.depth || (depth === least.depth && until - at > least.x1 - least.x0))
      least = { depth, x0: at, x1: until }
  })
  // A last column with few texts doesn't reach the depth that ends a gap.
  rivers.push(...open.filter(({ x0, x1 }) => x1 - x0 >= narrowest))
  const [left, right] = [Math.min(...usual.map(({ x0 }) => x0)), Math.max(...usual.map(({ x1 }) => x1))]
  const inside = rivers.filter(({ x0, x1 }) => x0 > left + 0.1 && x1 < right - 0.1)
  const headed = underHeaders(inside, usual, size, drawsSpaces)
  const whole = withoutStrays(withoutHalves(headed, usual, size, drawsSpaces), usual, size)
  return whole.filter((river) => parts(usual, river, fewest))
}

/** Of the lines, so many at the top may have a text between two columns that belongs to both: a header over them. */
const OVER_COLUMNS = 0.5

/** A header's text in the gap between the two columns that it stands over makes no column of its own. */
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

/** Halves of a column stand no farther from one another than this, in sizes of the type, unless one is a header over the other. */
const NEAR = 2.5

/** Two columns of a sheet have no more room between them, in sizes of the type. */
const TIGHT = 0.5

const isTight = (river: River | undefined, size: number): boolean =>
  river === undefined || river.x1 - river.x0 < TIGHT * size

/** Two columns of which no line has both are one: a header set left over figures set right. */
function withoutHalves(rivers: readonly River[], lines: readonly Line[], size: number, drawsSpaces: boolean): River[] {
  let kept = [...rivers]
  for (let index = 0; index < kept.length;) {
    const [before, river, after] = [kept[index - 1], kept[index], kept[index + 1]]
    if (!river) break
    const from = before ? before.x1 : -Infinity
    const to = after ? after.x0 : Infinity
    const sides = lines.map(({ words }): readonly [boolean, boolean] => {
      // One text over a gap is in neither half.
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
    // A column of a sheet reaches from edge to edge, with texts set left in it and figures set right.
    const isMixed = isTight(before, size) && isTight(after, size) && (before !== undefined || after !== undefined)
    if (both === 0 && (isHeader || isFew || isMixed)) {
      kept = kept.filter((other) => other !== river)
      index = Math.max(0, index - 1)
    } else index++
  }
  return kept
}

/** A gap is one between columns where several lines have text at both its sides. */
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
