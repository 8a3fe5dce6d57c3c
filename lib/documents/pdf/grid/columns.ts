import type { Line } from '../text/lines'
import type { Word } from '../text/words'

/** White space from top to bottom of a run of lines. */
export interface River {
  readonly x0: number
  readonly x1: number
}

/** Of all lines, so many may cross a gap between columns: headers over several columns, headings of sections. */
const CROSSING = 0.18

/** Gaps that stay open over nearly all lines, from left to right. Fewer lines have to leave wider gaps. */
export function riversOf(lines: readonly Line[], size: number): River[] {
  const usual = lines.filter(({ words }) => words.length > 0)
  if (usual.length < 2) return []
  const events: { at: number; change: number }[] = []
  for (const { words } of usual) {
    for (const piece of pieces(words, size)) {
      events.push({ at: piece.x0, change: 1 }, { at: piece.x1, change: -1 })
    }
  }
  events.sort((a, b) => a.at - b.at || a.change - b.change)
  const allowed = Math.floor(usual.length * CROSSING)
  const narrowest = size * (usual.length >= 12 ? 0.45 : usual.length >= 6 ? 0.6 : usual.length >= 4 ? 0.8 : 1.1)
  const rivers: River[] = []
  let [depth, begins] = [0, null as number | null]
  for (const { at, change } of events) {
    depth += change
    if (depth <= allowed) begins ??= at
    else if (begins !== null) {
      if (at - begins >= narrowest) rivers.push({ x0: begins, x1: at })
      begins = null
    }
  }
  const [left, right] = [Math.min(...usual.map(({ x0 }) => x0)), Math.max(...usual.map(({ x1 }) => x1))]
  return rivers.filter(({ x0, x1 }) => x0 > left + 0.1 && x1 < right - 0.1).filter((river) => parts(usual, river))
}

/** Words of a line that no more than a usual space parts are one piece. */
function pieces(words: readonly Word[], size: number): { x0: number; x1: number }[] {
  const found: { x0: number; x1: number }[] = []
  for (const { x0, x1 } of words) {
    const last = found.at(-1)
    if (last && x0 - last.x1 <= size * 0.42) last.x1 = Math.max(last.x1, x1)
    else found.push({ x0, x1 })
  }
  return found
}

/** A gap is one between columns where several lines have text at both its sides. */
function parts(lines: readonly Line[], { x0, x1 }: River): boolean {
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
  return left >= 2 && right >= 2 && both >= Math.min(2, lines.length)
}
