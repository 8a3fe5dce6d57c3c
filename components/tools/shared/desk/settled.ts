import type { Named, Slot } from '../slot'

/** A place without the file on its way, whose upload ends with the screen. */
export function settledSlot<F extends Named>(slot: Slot<F>): Slot<F> {
  return slot.kind === 'uploading' ? slot.before : slot
}

type AnyRun<Result> =
  | { readonly kind: 'running'; readonly operationId: string | null; readonly last: Result | null }
  | { readonly kind: 'idle' | 'done' }

/** A run that can be found again: one that the server hasn't accepted yet has no name. */
export function settledRun<Result, Run extends AnyRun<Result>>(
  run: Run,
): Run | { readonly kind: 'idle'; readonly last: Result | null; readonly failure: null } {
  return run.kind === 'running' && run.operationId === null ? { kind: 'idle', last: run.last, failure: null } : run
}

/** Returns whether a setting differs from its default, in any order of the keys. */
export function isChanged<Settings extends object>(now: Settings, first: Settings): boolean {
  return (Object.keys(first) as (keyof Settings)[]).some(
    (name) => JSON.stringify(now[name]) !== JSON.stringify(first[name]),
  )
}
