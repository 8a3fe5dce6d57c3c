'use client'

import type { FileSlotState } from '@/components/ui/file-slot'
import { refusalOf } from './refusal'
import { refusedSlot } from './refused-slot'
import type { Slot } from './slot'
import { useUploadState } from './use-upload-state'
import { useWords } from './use-words'

interface Told {
  readonly code: string
  readonly severity: string
  readonly text: string
  /** The plan that would allow it. */
  readonly plan?: string | undefined
}

interface WithFile {
  readonly slot: Slot
  readonly inspected: { readonly answer: { readonly problems: readonly Told[] } } | null
}

/** How the slot of a tool's one file shows: empty, on its way, read with what was `found` in it, or refused with the reason. */
export function useFileSlot(state: WithFile, uploadBytes: number, found: string): FileSlotState {
  const words = useWords()
  const upload = useUploadState(uploadBytes)
  const { slot } = state
  if (slot.kind !== 'stored') return upload.stateOf(slot)
  const { name, size } = slot.file
  const refusal = refusalOf(state)
  if (refusal !== null) return refusedSlot(name, refusal.text, refusal.code, refusal.plan !== undefined)
  return { kind: 'read', name, note: `${words.size(size)}, ${found}`, refusal: upload.refusalOf(slot) }
}
