import { refusalOf } from '../shared/refusal'
import { foundDoses, isWithoutDoses } from './found'
import type { DoseState } from './state'

/** Why nothing can be written now, as the action says it in place of its verb. */
export type Reason = 'file' | 'uploading' | 'refused' | 'inspecting' | 'unread' | 'noDoses'

export type Readiness = { readonly kind: 'ready' } | { readonly kind: 'waiting'; readonly reason: Reason }

/** Whether the doses can be written; else the first reason why not. What is undecided stops nothing: it is written apart. */
export function readinessOf(state: DoseState, inspecting: boolean): Readiness {
  const reason = reasonOf(state, inspecting)
  return reason === null ? { kind: 'ready' } : { kind: 'waiting', reason }
}

function reasonOf(state: DoseState, inspecting: boolean): Reason | null {
  const { slot, inspected, inspectionFailure } = state
  if (slot.kind === 'empty') return 'file'
  if (slot.kind === 'uploading') return 'uploading'
  if (slot.kind === 'failed') return 'refused'
  if (inspecting) return 'inspecting'
  if (inspectionFailure !== null || inspected === null) return 'unread'
  if (refusalOf(state) !== null) return 'refused'
  return isWithoutDoses(foundDoses(inspected)) ? 'noDoses' : null
}
