import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import type { Estimator } from './password-strength'

/** What follows says nothing more, and takes time to look at. */
const MAX_CHARACTERS = 100

/** Without translations its warnings are keys. */
const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  maxLength: MAX_CHARACTERS,
})

/**
 * Estimates a password's strength with zxcvbn. The module contains 1.6 MB of words, so import it only when someone
 * types a password.
 */
export const estimate: Estimator = (password, known) => {
  const { score, feedback } = zxcvbn.check(password, [...known])
  return { score, warning: feedback.warning }
}
