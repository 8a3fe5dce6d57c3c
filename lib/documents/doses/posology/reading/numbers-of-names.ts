import { symbolOf } from '../words/symbols'
import type { Line } from './line'
import { hasSense } from './senses'

/** The percentages of the insulins of a mix. */
const WHOLE_MIX = 100
const [LEAD, NUMBER] = ['LEAD', 'NUMBER'].map(symbolOf)

/**
 * Returns how many tokens from a number on are parts of the product itself: the percentages of two insulins (`Mix 70/30`),
 * or digits counting up before the dose (`Omega 3-6-9 one capsule`). Zero if they aren't.
 */
export function partsOfName(line: Line, at: number): number {
  const [first, joint, second, otherJoint, third, behind] = line.tokens.slice(at, at + 6)
  if (!first || !joint?.glued || !second?.glued || second.kind !== 'number') return 0
  const [a, b, c] = [first, second, third].map((token) => Number(token?.raw))
  if (joint.key === '/' && otherJoint?.key !== '/' && Number(a) + Number(b) === WHOLE_MIX && Number(a) * Number(b) > 0)
    return 3
  const isSeries = joint.key === '-' && otherJoint?.key === '-' && third?.kind === 'number' && third.glued
  const isUpward = Number(a) < Number(b) && Number(b) - Number(a) === Number(c) - Number(b)
  const isDoseBehind = behind?.kind === 'number' || hasSense(line, at + 5, [LEAD, NUMBER])
  return isSeries && isUpward && isDoseBehind ? 5 : 0
}
