import type { FoundDecision } from './answers'
import type { DoseState, Resolved } from './state'

export type Resolution = DoseState['toResolve'][number]

/** Identifies a question: a cell may have several, one after the other; a column has one. */
export function decisionKey({ sheet, cell, column, reason }: FoundDecision): string {
  return JSON.stringify([sheet, cell, column, cell === null ? null : reason])
}

/** A cell, or without one a column. */
export function placeOf({ sheet, cell, column }: Pick<Resolution, 'sheet' | 'cell' | 'column'>): string {
  return JSON.stringify([sheet, cell, column])
}

/** What was decided, as the API accepts it. */
export function asResolution({ decision: { sheet, cell, column, reason }, choice }: Resolved): Resolution {
  return { sheet, cell, column, ...(cell !== null && { reason }), choice }
}

/**
 * What was decided without the answer to this question, and without what its cell was asked after that: where the answer is another
 * one, those are other questions.
 */
export function withoutDecision(resolved: readonly Resolved[], taken: FoundDecision): readonly Resolved[] {
  const key = decisionKey(taken)
  const from = resolved.findIndex(({ decision }) => decisionKey(decision) === key)
  if (from === -1) return resolved
  return resolved.filter(({ decision }, index) => index < from || placeOf(decision) !== placeOf(taken))
}
