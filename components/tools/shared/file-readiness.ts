import { refusalOf } from './refusal'
import type { Slot } from './slot'

/** Why a tool's file can't be processed, before its content is considered. */
export type FileReason = 'file' | 'uploading' | 'refused' | 'inspecting' | 'unread'

export type Readiness<Reason extends string> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'waiting'; readonly reason: Reason }

interface WithFile<Inspected> {
  readonly slot: Slot
  readonly inspected: Inspected | null
  readonly inspectionFailure: object | null
}

/**
 * Returns whether a tool's file can be processed; otherwise the first reason why not. Its content (`reasonOf`) is
 * considered last.
 */
export function fileReadiness<
  Inspected extends { readonly answer: { readonly problems: readonly { readonly severity: string }[] } },
  Reason extends string,
>(
  state: WithFile<Inspected>,
  inspecting: boolean,
  reasonOf: (inspected: Inspected) => Reason | null,
): Readiness<FileReason | Reason> {
  const { slot, inspected, inspectionFailure } = state
  const waiting = (reason: FileReason | Reason) => ({ kind: 'waiting', reason }) as const
  if (slot.kind === 'empty') return waiting('file')
  if (slot.kind === 'uploading') return waiting('uploading')
  if (slot.kind === 'failed') return waiting('refused')
  if (inspecting) return waiting('inspecting')
  if (inspectionFailure !== null || inspected === null) return waiting('unread')
  if (refusalOf(state) !== null) return waiting('refused')
  const reason = reasonOf(inspected)
  return reason === null ? { kind: 'ready' } : waiting(reason)
}
