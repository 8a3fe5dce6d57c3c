import type { FoundDecision } from './answers'
import type { DoseState, Resolved } from './state'

/**
 * Decisions that were taken once, for what is to be decided now: those that still mean one of its alternatives, and those that
 * nothing was found for.
 */
export function resolvedAgain(
  resolutions: DoseState['toResolve'],
  decisions: readonly FoundDecision[],
): { readonly taken: readonly Resolved[]; readonly rest: DoseState['toResolve'] } {
  const byPlace = new Map(decisions.map((decision) => [placeOf(decision), decision]))
  const taken: Resolved[] = []
  const rest: DoseState['toResolve'] = []
  for (const resolution of resolutions) {
    const decision = byPlace.get(placeOf(resolution))
    if (decision === undefined) rest.push(resolution)
    else if (resolution.choice === 'reject' || resolution.choice < decision.alternatives.length)
      taken.push({ decision, choice: resolution.choice })
  }
  return { taken, rest }
}

function placeOf({ sheet, cell, column }: { sheet: string; cell: string | null; column: string | null }): string {
  return JSON.stringify([sheet, cell, column])
}
