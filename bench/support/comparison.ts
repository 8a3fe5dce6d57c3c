import { markdownTable } from '@/scripts/docs/markdown-table.js'
import { ratioInWords, spreadInWords, spreadOf } from './figures'

/** One of those that are compared, as a line of the table. */
export interface Line {
  /** The measurement and its tool, in as many cells as the header has. */
  readonly what: readonly string[]
  /** What each run took. */
  readonly runs: readonly number[]
  /** Other reported values. */
  readonly more: readonly string[]
}

export interface Comparison {
  readonly head: { readonly what: readonly string[]; readonly runs: string; readonly more: readonly string[] }
  /** How many significant digits the figures are reported with. */
  readonly digits: number
  /** What the lines are compared with, as the head names it, and which line of a group that is. */
  readonly with: { readonly name: string; is(line: Line): boolean }
  /** Lines of one work, that can be compared with each other. */
  readonly groups: readonly (readonly Line[])[]
}

/**
 * What was measured as a Markdown table: of each the median (least–most), the number of runs, and how many times the one that the
 * others are compared with; nothing in a group without that one.
 */
export function comparisonTable({ head, digits, with: base, groups }: Comparison): string {
  const rows = groups.flatMap((lines) => {
    const compared = lines.find((line) => base.is(line))
    return lines.map((line) => {
      const spread = spreadOf(line.runs)
      const ratio =
        compared === undefined ? '' : line === compared ? '1' : ratioInWords(spread, spreadOf(compared.runs))
      return [...line.what, spreadInWords(spread, digits), String(spread.repeats), ratio, ...line.more]
    })
  })
  return markdownTable([[...head.what, head.runs, 'runs', `times ${base.name}`, ...head.more], ...rows])
}
