import { describe, expect, test } from '@jest/globals'
import { NO_FILE } from '../failure'
import type { Workspace } from './workspace-api'
import { INITIAL_WORKSPACE, workspaceReducer, type WorkspaceAction } from './workspace-state'

const WORKSPACE = { sessionId: 's', files: [] } as unknown as Workspace

const after = (...actions: readonly WorkspaceAction[]) => actions.reduce(workspaceReducer, INITIAL_WORKSPACE)

describe('the dialog on a document session', () => {
  test('waits from the beginning, and shows what came', () => {
    expect(INITIAL_WORKSPACE.busy).toBe(true)
    expect(after({ type: 'came', workspace: WORKSPACE })).toEqual({
      workspace: WORKSPACE,
      busy: false,
      asked: false,
      failed: null,
    })
  })

  test('waits no longer once something failed, and keeps what it showed', () => {
    const state = after(
      { type: 'came', workspace: WORKSPACE },
      { type: 'cleaningAsked', asked: true },
      { type: 'cleaning' },
      { type: 'failed', what: 'cleanup', failure: NO_FILE },
    )
    expect(state).toEqual({
      workspace: WORKSPACE,
      busy: false,
      asked: false,
      failed: { what: 'cleanup', failure: NO_FILE },
    })
  })

  test('forgets a failure when it is tried again', () => {
    const state = after({ type: 'failed', what: 'stats', failure: NO_FILE }, { type: 'asked' })
    expect([state.busy, state.failed]).toEqual([true, null])
  })
})
