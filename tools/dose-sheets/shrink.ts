import { makeCase } from './make-case'
import { CHOICES, consistent, type Properties, type Property } from './properties'
import type { Case } from './builder'

/**
 * The plainest properties that still fail: each is set back to its plainest choice for as long as the failure stays. The layout and the
 * language stay.
 */
export async function shrink(
  seed: number,
  properties: Properties,
  fails: (made: Case) => Promise<boolean>,
): Promise<Properties> {
  let kept = properties
  let changed = true
  while (changed) {
    changed = false
    for (const key of Object.keys(CHOICES) as Property[]) {
      if (key === 'layout' || key === 'language') continue
      for (const choice of CHOICES[key]) {
        if (choice === kept[key]) break
        const plainer = consistent({ ...kept, [key]: choice })
        // Settling one property may unsettle another: without this two choices could take turns for ever.
        if (distance(plainer) >= distance(kept) || !(await fails(makeCase(seed, plainer)))) continue
        kept = plainer
        changed = true
        break
      }
    }
  }
  return kept
}

/** How far all choices are from the plainest ones. */
function distance(properties: Properties): number {
  return (Object.keys(CHOICES) as Property[]).reduce((sum, key) => {
    const choices: readonly (string | number | boolean)[] = CHOICES[key]
    return sum + choices.indexOf(properties[key])
  }, 0)
}
