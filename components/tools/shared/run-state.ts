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

/** A tool's state with its run changed, while one is under way: what is reported for a run that was given up changes nothing. */
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
