import type { Failure } from '../failure'
import type { Workspace } from './workspace-api'

/** What failed: a sentence of the catalogue each. */
export type Failing = 'session' | 'stats' | 'cleanup'

export interface WorkspaceState {
  /** null until it has come. */
  readonly workspace: Workspace | null
  readonly busy: boolean
  /** Whether the files are to go is being asked. */
  readonly asked: boolean
  readonly failed: { readonly what: Failing; readonly failure: Failure } | null
}

export type WorkspaceAction =
  | { readonly type: 'asked' }
  | { readonly type: 'came'; readonly workspace: Workspace }
  | { readonly type: 'failed'; readonly what: Failing; readonly failure: Failure }
  | { readonly type: 'cleaningAsked'; readonly asked: boolean }
  | { readonly type: 'cleaning' }

export const INITIAL_WORKSPACE: WorkspaceState = { workspace: null, busy: true, asked: false, failed: null }

/** The next state of the dialog on a document session. Every action ends with a result or an error. */
export function workspaceReducer(state: WorkspaceState, action: WorkspaceAction): WorkspaceState {
  switch (action.type) {
    case 'asked':
      return { ...state, busy: true, failed: null }
    case 'came':
      return { ...INITIAL_WORKSPACE, workspace: action.workspace, busy: false }
    case 'failed':
      return { ...state, busy: false, asked: false, failed: { what: action.what, failure: action.failure } }
    case 'cleaningAsked':
      return { ...state, asked: action.asked, failed: null }
    case 'cleaning':
      return { ...state, busy: true, failed: null }
  }
}
