'use client'

import { useTranslations } from 'next-intl'
import type { FileSlotState } from '@/components/ui/file-slot'
import { sending, useIsLost } from './connections'
import { refusedSlot } from './refused-slot'
import type { Failure } from './failure'
import type { Named, Slot, StoredSlot } from './slot'
import { isSizeFailure } from './upload-limits'
import { useWords } from './use-words'

interface UploadStates {
  readonly stateOf: (slot: Exclude<Slot<Named>, { kind: 'stored' }>) => FileSlotState
  /** What is to be said of a file that didn't take the place of the one that is there. */
  readonly refusalOf: (slot: StoredSlot<Named>) => Extract<FileSlotState, { kind: 'read' }>['refusal']
}

/** How a slot shows whose file the server does not have: empty, on its way or delayed, or refused with the reason. */
export function useUploadState(uploadBytes: number): UploadStates {
  const t = useTranslations('tools.upload')
  const words = useWords()
  const lost = useIsLost(sending)
  const reasonOf = (file: Named, failure: Failure) =>
    isSizeFailure(failure)
      ? t('tooLarge', { size: words.size(file.size), limit: words.size(uploadBytes) })
      : words.reason(failure)
  const stateOf: UploadStates['stateOf'] = (slot) => {
    if (slot.kind === 'empty') return { kind: 'empty' }
    const { file } = slot
    if (slot.kind === 'uploading') {
      const sent = words.size(Math.round(file.size * slot.share))
      const amounts = { sent, total: words.size(file.size) }
      return {
        kind: 'uploading',
        name: file.name,
        progress: slot.share,
        note: t('progress', amounts),
        ...(lost && { interrupted: t('interrupted', amounts), onResume: sending.tryNow }),
      }
    }
    return refusedSlot(file.name, reasonOf(file, slot.failure), slot.failure.code, slot.failure.upgrade)
  }
  return {
    stateOf,
    refusalOf({ file: { name }, refused }) {
      if (refused === undefined) return undefined
      const { file, failure } = refused
      return { fact: t('refused', { refused: file.name, name }), reason: reasonOf(file, failure) }
    },
  }
}
