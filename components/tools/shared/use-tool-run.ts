'use client'

import { useRef } from 'react'
import { type Failure, failureOf, NO_FILE } from './failure'
import { cancelOperation, type ProgressEvent } from './follow-operation'
import type { RunOptions } from './run-operation'

/** What becomes of a run, but for its result. */
type RunAction =
  | { readonly type: 'runProgressed'; readonly progress: ProgressEvent }
  | { readonly type: 'runFailed'; readonly failure: Failure }

export interface ToolRun {
  /**
   * Begins a run in the place of the one that was given up or has ended.
   *
   * @param request gives null where no file was made
   */
  begin<Result>(request: (options: RunOptions) => Promise<Result | null>, done: (result: Result) => void): Promise<void>
  /** Ends the run that is under way, if there is one: its answer is not heard. */
  giveUp(): void
}

/** A tool's one run. What it tells is dispatched; of one that was given up nothing is. */
export function useToolRun(dispatch: (action: RunAction) => void): ToolRun {
  const running = useRef<AbortController | null>(null)
  /** The operation of the run, once the server has it. */
  const accepted = useRef<string | null>(null)

  return {
    async begin(request, done) {
      const controller = new AbortController()
      running.current = controller
      accepted.current = null
      const { signal } = controller
      try {
        const result = await request({
          signal,
          onAccepted: (operationId) => (accepted.current = operationId),
          onProgress: (progress) => dispatch({ type: 'runProgressed', progress }),
        })
        if (signal.aborted) return
        running.current = null
        if (result === null) dispatch({ type: 'runFailed', failure: NO_FILE })
        else done(result)
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'runFailed', failure: failureOf(error) })
      }
    },
    giveUp() {
      if (running.current === null) return
      running.current.abort()
      running.current = null
      // Not heard of again: if the server can't be told now, the run ends by itself and its result expires.
      if (accepted.current !== null) void cancelOperation(accepted.current).catch(() => undefined)
    },
  }
}
