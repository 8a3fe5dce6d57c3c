'use client'

import { useTranslations } from 'next-intl'
import type { FileSlotState } from '@/components/ui/file-slot'
import { refusalOf } from '../shared/refusal'
import { refusedSlot } from '../shared/refused-slot'
import { useUploadState } from '../shared/use-upload-state'
import { useWords } from '../shared/use-words'
import { foundDoses } from './found'
import type { DoseState } from './state'

/** How the file's slot shows: empty, on its way, read with what was found in it, or refused with the reason. */
export function useDataSlot(state: DoseState, uploadBytes: number): FileSlotState {
  const t = useTranslations('dose.file')
  const words = useWords()
  const uploadState = useUploadState(uploadBytes)
  const { slot, inspected } = state
  if (slot.kind !== 'stored') return uploadState(slot)
  const { name } = slot.file
  const refusal = refusalOf(state)
  if (refusal !== null) return refusedSlot(name, refusal.text, refusal.plan !== undefined)
  const found = t('found', { count: foundDoses(inspected)?.doses.count ?? 0 })
  return { kind: 'read', name, note: `${words.size(slot.file.size)}, ${found}` }
}
