import { startTransition } from 'react'
import { type Failure, failureOf, NO_FILE } from './failure'
import { cancelOperation, type ProgressEvent } from './follow-operation'
import type { RunOptions } from './run-operation'

/** What happens to a run, except for its result. */
export type RunAction =
  | { readonly type: 'runAccepted'; readonly operationId: string }
  | { readonly type: 'runProgressed'; readonly progress: ProgressEvent }
  | { readonly type: 'runFailed'; readonly failure: Failure }

export interface ToolRun {
  /**
   * Starts a run in place of the previous one. A previous one that is still running continues without the screen,
   * because the user didn't stop it, and its result is in the history.
   *
   * @param request returns null if no file was created
   */
  begin<Result>(request: (options: RunOptions) => Promise<Result | null>, done: (result: Result) => void): Promise<void>
  /** Returns whether this operation is being followed. */
  follows(operationId: string): boolean
  /** Asks for the end of the run, which is followed to it. False where the server has not accepted it yet. */
  stop(): boolean
  /** Ends the current run, if there is one; its response is ignored. */
  giveUp(): void
}

/** A tool's current run. Its events are dispatched; events of a run that was stopped or replaced aren't. */
export function newToolRun(dispatch: (action: RunAction) => void): {
  readonly run: ToolRun
  /** Registers the screen. Returns the function that unregisters it. */
  readonly show: () => () => void
} {
  let shown = false
  let running: AbortController | null = null
  /** The operation of the run, once the server has it. */
  let accepted: string | null = null

  const run: ToolRun = {
    async begin(request, done) {
      const controller = new AbortController()
      running = controller
      accepted = null
      const isHeard = () => running === controller
      try {
        const result = await request({
          signal: controller.signal,
          isShown: () => shown && isHeard(),
          onAccepted(operationId) {
            if (!isHeard()) return
            accepted = operationId
            dispatch({ type: 'runAccepted', operationId })
          },
          onProgress(progress) {
            if (isHeard()) dispatch({ type: 'runProgressed', progress })
          },
        })
        if (!isHeard()) return
        if (result === null) dispatch({ type: 'runFailed', failure: NO_FILE })
        // In parts: a long result would hold up the page's keys and its other drawing.
        else startTransition(() => done(result))
      } catch (error) {
        if (isHeard()) dispatch({ type: 'runFailed', failure: failureOf(error) })
      } finally {
        if (isHeard()) running = null
      }
    },
    follows: (operationId) => running !== null && accepted === operationId,
    stop() {
      if (running === null || accepted === null) return false
      // If the server can't be reached, the run stays on screen, and the user can press again.
      void cancelOperation(accepted).catch(() => undefined)
      return true
    },
    giveUp() {
      if (running === null) return
      running.abort()
      running = null
      // Its events are ignored from now on. If the server can't be reached now, the run ends on its own and its result
      // expires.
      if (accepted !== null) void cancelOperation(accepted).catch(() => undefined)
    },
  }

  return {
    run,
    show() {
      shown = true
      return () => {
        shown = false
      }
    },
  }
}
