interface Stored {
  readonly sessionId: string
}

type RunLike =
  | { readonly kind: 'idle' | 'running'; readonly last: Stored | null }
  | { readonly kind: 'done'; readonly result: Stored }

const NOTHING_RUN = { kind: 'idle', last: null, failure: null } as const

/** A tool's run without the result that can no longer be downloaded, because the files of its document session were removed. */
export function withoutResult<Run extends RunLike>(run: Run, sessionId: string): Run | typeof NOTHING_RUN {
  if (run.kind === 'done') return run.result.sessionId === sessionId ? NOTHING_RUN : run
  return run.last?.sessionId === sessionId ? { ...run, last: null } : run
}
