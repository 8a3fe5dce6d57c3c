import type { FoundDecision } from './answers'
import { decisionKey, placeOf, type Resolution } from './decision-key'
import type { DoseState, Resolved } from './state'

/**
 * Decisions that were taken once, for what is to be decided now: those that still mean one of its alternatives, and those that
 * nothing was found for.
 */
export function resolvedAgain(
  resolutions: DoseState['toResolve'],
  decisions: readonly FoundDecision[],
): { readonly taken: readonly Resolved[]; readonly rest: DoseState['toResolve'] } {
  const byPlace = new Map<string, FoundDecision[]>()
  for (const decision of decisions) {
    const asked = byPlace.get(placeOf(decision))
    if (asked === undefined) byPlace.set(placeOf(decision), [decision])
    else asked.push(decision)
  }
  const taken = new Map<string, Resolved>()
  const rest: DoseState['toResolve'] = []
  for (const resolution of resolutions) {
    const { choice } = resolution
    const decision = byPlace.get(placeOf(resolution))?.find((each) => isAnswer(resolution, each))
    if (decision === undefined) rest.push(resolution)
    else if (choice === 'reject' || choice < decision.alternatives.length)
      taken.set(decisionKey(decision), { decision, choice })
  }
  return { taken: [...taken.values()], rest }
}

/** A decision without a reason, from an earlier version, answers any question about its cell. */
function isAnswer(resolution: Resolution, decision: FoundDecision): boolean {
  const { cell, reason } = resolution
  return cell === null || reason === undefined || reason === decision.reason
}
