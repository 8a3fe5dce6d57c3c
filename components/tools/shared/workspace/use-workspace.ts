'use client'

import { useEffect, useEffectEvent, useReducer } from 'react'
import { removeStored } from '@/components/layout/browser-storage'
import { documentSession } from '../document-session'
import { failureOf } from '../failure'
import { tellFilesRemoved } from '../files-removed'
import { cleanUp, fetchWorkspace } from './workspace-api'
import { INITIAL_WORKSPACE, workspaceReducer, type WorkspaceState } from './workspace-state'

export interface WorkspaceActions {
  readonly state: WorkspaceState
  load(): void
  ask(): void
  keep(): void
  /** Removes the files of the document session. */
  clean(): void
  /** Another document session with the next request; the files of this one stay until they expire. */
  leave(): void
}

/** The contents of the user's document session, loaded when the dialog opens. */
export function useWorkspace(onCleaned: (count: number) => void, onLeft: () => void): WorkspaceActions {
  const [state, dispatch] = useReducer(workspaceReducer, INITIAL_WORKSPACE)

  async function load(): Promise<void> {
    dispatch({ type: 'asked' })
    try {
      await documentSession()
    } catch (error) {
      dispatch({ type: 'failed', what: 'session', failure: failureOf(error) })
      return
    }
    try {
      dispatch({ type: 'came', workspace: await fetchWorkspace() })
    } catch (error) {
      dispatch({ type: 'failed', what: 'stats', failure: failureOf(error) })
    }
  }

  async function clean(): Promise<void> {
    if (state.workspace === null) return
    const { sessionId } = state.workspace
    dispatch({ type: 'cleaning' })
    try {
      const count = await cleanUp(sessionId)
      tellFilesRemoved(sessionId)
      onCleaned(count)
    } catch (error) {
      dispatch({ type: 'failed', what: 'cleanup', failure: failureOf(error) })
    }
  }

  const begin = useEffectEvent(() => void load())
  useEffect(() => begin(), [])

  return {
    state,
    load: () => void load(),
    ask: () => dispatch({ type: 'cleaningAsked', asked: true }),
    keep: () => dispatch({ type: 'cleaningAsked', asked: false }),
    clean: () => void clean(),
    leave() {
      removeStored('sessionId')
      onLeft()
    },
  }
}
