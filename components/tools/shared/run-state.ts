import type { Failure } from './failure'

/** How far a run has come: so many of `total`, and in words what is being done. */
export interface RunProgress {
  readonly done: number
  readonly total: number
  readonly message: string
}

type AnyRun<Result> =
  | { readonly kind: 'idle' | 'running'; readonly last: Result | null }
  | { readonly kind: 'done'; readonly result: Result }

interface Idle<Result> {
  readonly kind: 'idle'
  readonly last: Result | null
  readonly failure: Failure | null
}

/** What the newest run that came to an end has made; null where there was none. */
export function lastOf<Result>(run: AnyRun<Result>): Result | null {
  return run.kind === 'done' ? run.result : run.last
}

/** A tool's state after a choice was changed: what the last run made is not of the choices as they are now, but can still be downloaded. */
export function edited<Result, State extends { readonly run: AnyRun<Result> }>(state: State): State {
  const run: Idle<Result> = { kind: 'idle', last: lastOf(state.run), failure: null }
  return { ...state, run }
}
