import type { Failure } from './failure'

/** A run's progress: the number finished of `total`, and the stage in words. */
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

/** The result of the newest ended run; null if there was none. */
export function lastOf<Result>(run: AnyRun<Result>): Result | null {
  return run.kind === 'done' ? run.result : run.last
}

/** A tool's state after a choice was changed: what the last run made is not of the choices as they are now, but can still be downloaded. */
export function edited<Result, State extends { readonly run: AnyRun<Result> }>(state: State): State {
  const run: Idle<Result> = { kind: 'idle', last: lastOf(state.run), failure: null }
  return { ...state, run }
}

/** Returns a tool's state with its run changed, if one is in progress: events of a stopped run change nothing. */
export function whileRunning<State extends { readonly run: { readonly kind: string } }>(
  state: State,
  next: (run: Running<State['run']>) => State['run'],
): State {
  const { run } = state
  return isRunning(run) ? { ...state, run: next(run) } : state
}

type Running<Run> = Extract<Run, { readonly kind: 'running' }>

function isRunning<Run extends { readonly kind: string }>(run: Run): run is Running<Run> {
  return run.kind === 'running'
}
