import { setTimeout as pause } from 'node:timers/promises'

const LOOK_AGAIN_MS = 20
const KEY = Symbol.for('actum.open-answers')
const shared = globalThis as { [KEY]?: Set<object> }

/** The answers that have begun or are to begin, and have not ended; one set for all copies of this module. */
export function openAnswers(): Set<object> {
  return (shared[KEY] ??= new Set())
}

/** Comes back when every answer has ended, at the latest after so long. */
export async function answersEnded(withinMs: number): Promise<void> {
  const until = performance.now() + withinMs
  // Servers other than scripts/serve.mjs don't report responses.
  if (shared[KEY] === undefined) await pause(withinMs)
  while (openAnswers().size > 0 && performance.now() < until) await pause(LOOK_AGAIN_MS)
}
