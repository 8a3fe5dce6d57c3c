import { cellAddress } from '../../spreadsheets/address'
import type { Decision } from '../model'
import type { Withdrawn } from '../reading/tally'
import type { Draft } from './draft'

/**
 * Returns the cells whose doses are all dropped, with the outcome they were counted under.
 * @param decisions the questions asked about some of them
 */
export function withdrawnCells(
  drafts: readonly Draft[],
  dropped: ReadonlySet<Draft>,
  decisions: readonly Decision[],
): Withdrawn[] {
  if (dropped.size === 0) return []
  const cells = new Map<string, { before: Draft[]; after: Draft[] }>()
  for (const draft of dropped) cells.set(keyOf(draft), { before: [], after: [] })
  for (const draft of drafts) {
    const cell = cells.get(keyOf(draft))
    cell?.before.push(draft)
    if (!dropped.has(draft)) cell?.after.push(draft)
  }
  const asked = new Set(decisions.map(({ sheet, cell }) => `${sheet}|${cell}`))
  return [...cells].flatMap(([key, { before, after }]) => {
    const [first] = before
    if (after.length > 0 || !first) return []
    const outcome = before.every(({ reading }) => reading.censor !== null) ? 'censored' : 'dose'
    return [{ sheet: first.column.sheet, outcome, waiting: asked.has(key) } as const]
  })
}

function keyOf({ column, row, col }: Draft): string {
  return `${column.sheet}|${cellAddress(row, col)}`
}
