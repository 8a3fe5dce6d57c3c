import type { CellDoses } from '../reading/cell-doses'
import type { Draft } from './draft'

/** What the cells were counted as whose doses are all dropped. */
export function withdrawnCells(drafts: readonly Draft[], dropped: ReadonlySet<Draft>): CellDoses['outcome'][] {
  if (dropped.size === 0) return []
  const cells = new Map<string, { before: Draft[]; after: Draft[] }>()
  const keyOf = ({ column, row, col }: Draft) => `${column.sheet}|${row}|${col}`
  for (const draft of dropped) cells.set(keyOf(draft), { before: [], after: [] })
  for (const draft of drafts) {
    const cell = cells.get(keyOf(draft))
    cell?.before.push(draft)
    if (!dropped.has(draft)) cell?.after.push(draft)
  }
  return [...cells.values()].flatMap(({ before, after }) =>
    after.length > 0 ? [] : [before.every(({ reading }) => reading.censor !== null) ? 'censored' : 'dose'],
  )
}
