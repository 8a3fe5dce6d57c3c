import { refusalOf } from '../shared/refusal'
import { chosenTables, foundTables } from './found'
import type { ParserState } from './state'

/** Why nothing can be written now, as the action says it in place of its verb. */
export type Reason = 'file' | 'uploading' | 'refused' | 'inspecting' | 'unread' | 'noTables' | 'noneChosen'

export type Readiness = { readonly kind: 'ready' } | { readonly kind: 'waiting'; readonly reason: Reason }

/** Whether the tables can be written; else the first reason why not. */
export function readinessOf(state: ParserState, inspecting: boolean): Readiness {
  const reason = reasonOf(state, inspecting)
  return reason === null ? { kind: 'ready' } : { kind: 'waiting', reason }
}

function reasonOf(state: ParserState, inspecting: boolean): Reason | null {
  const { slot, inspected, inspectionFailure } = state
  if (slot.kind === 'empty') return 'file'
  if (slot.kind === 'uploading') return 'uploading'
  if (slot.kind === 'failed') return 'refused'
  if (inspecting) return 'inspecting'
  if (inspectionFailure !== null || inspected === null) return 'unread'
  if (refusalOf(state) !== null) return 'refused'
  if (foundTables(inspected).length === 0) return 'noTables'
  return chosenTables(state).length === 0 ? 'noneChosen' : null
}
