import type { ReferenceEnd } from './formula-tokens'
import type { RowLayout, Run, Turn } from './row-layout'

/**
 * The rows that a formula in a turn of a block means by a range from a fixed row above the block to its own row, or from its own row to a
 * fixed row below: `D$4:D5` is a running sum as `D$5:D5` is. `all` are the block's turns. Null for any other range, and where the fixed row
 * is outside of the block around.
 */
export function openRange(
  layout: RowLayout,
  { block, parent, index }: Turn,
  all: readonly Turn[],
  [start, end]: readonly [ReferenceEnd, ReferenceEnd],
  [first, last]: readonly [number, number],
): readonly Run[] | null {
  if (block === null || parent === null) return null
  const isDown = start.rowFixed && !end.rowFixed && first < block.first && last <= block.last
  const isUp = !start.rowFixed && end.rowFixed && first >= block.first && last > block.last
  const around = parent.block
  if ((!isDown && !isUp) || (around !== null && (first < around.first || last > around.last))) return null
  return isDown
    ? joined(
        layout.runs(first, block.first - 1, parent),
        layout.runsOfTurns(block.first, last, all.slice(0, index + 1)),
      )
    : joined(layout.runsOfTurns(first, block.last, all.slice(index)), layout.runs(block.last + 1, last, parent))
}

/** Runs that follow others: the two that meet become one. */
function joined(before: readonly Run[], after: readonly Run[]): readonly Run[] {
  const [last, next] = [before.at(-1), after[0]]
  if (last === undefined || next === undefined || last.last + 1 !== next.first) return [...before, ...after]
  return [...before.slice(0, -1), { first: last.first, last: next.last }, ...after.slice(1)]
}
