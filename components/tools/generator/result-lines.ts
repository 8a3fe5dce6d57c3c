import type { ResultRow } from './result-rows'

/** A line of the table of results: a document, or a run of them about which nothing is to be said. */
export type ResultLine =
  | { readonly kind: 'row'; readonly row: ResultRow }
  | { readonly kind: 'gap'; readonly first: number; readonly last: number; readonly count: number }

/** A shorter run is shown: a thin row would say no less. */
const LEAST_RUN = 4
/** As many of a run's rows stay in sight before what is to be said, and after it. */
const BESIDE = 1

/** Returns whether a row has warnings or no document. */
export function isToSay({ name, problems }: ResultRow): boolean {
  return name === null || problems.length > 0
}

/**
 * Returns the rows as lines. If folded, runs without warnings become gaps, except for rows next to those with warnings;
 * `opened` has the first rows of the opened gaps. If no row has a warning, all of them are shown.
 */
export function resultLines(
  rows: readonly ResultRow[],
  folded: boolean,
  opened: ReadonlySet<number>,
): readonly ResultLine[] {
  const lines: ResultLine[] = []
  if (!folded || !rows.some(isToSay)) return rows.map((row) => ({ kind: 'row', row }))
  let from = 0
  while (from < rows.length) {
    let to = from
    for (let row = rows[to]; row !== undefined && !isToSay(row); row = rows[to]) to++
    const start = from === 0 ? from : from + BESIDE
    const end = to === rows.length ? to : to - BESIDE
    const [first, last] = [rows[start]?.rows[0], rows[end - 1]?.rows[0]]
    if (end - start >= LEAST_RUN && first !== undefined && last !== undefined && !opened.has(first)) {
      lines.push(...asLines(rows.slice(from, start)), { kind: 'gap', first, last, count: end - start })
      lines.push(...asLines(rows.slice(end, to)))
    } else lines.push(...asLines(rows.slice(from, to)))
    lines.push(...asLines(rows.slice(to, to + 1)))
    from = to + 1
  }
  return lines
}

function asLines(rows: readonly ResultRow[]): ResultLine[] {
  return rows.map((row) => ({ kind: 'row', row }))
}
