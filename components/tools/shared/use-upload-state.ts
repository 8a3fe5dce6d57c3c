'use client'

import { useTranslations } from 'next-intl'
import type { FileSlotState } from '@/components/ui/file-slot'
import { sending, useIsLost } from './connections'
import { refusedSlot } from './refused-slot'
import type { Named, Slot } from './slot'
import { isSizeFailure } from './upload-limits'
import { useWords } from './use-words'

/** How a slot shows whose file the server does not have: empty, on its way or delayed, or refused with the reason. */
export function useUploadState(uploadBytes: number): (slot: Exclude<Slot<Named>, { kind: 'stored' }>) => FileSlotState {
  const t = useTranslations('tools.upload')
  const words = useWords()
  const lost = useIsLost(sending)
  return (slot) => {
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
    const tooLarge = { size: words.size(file.size), limit: words.size(uploadBytes) }
    const reason = isSizeFailure(slot.failure) ? t('tooLarge', tooLarge) : words.reason(slot.failure)
    return refusedSlot(file.name, reason, slot.failure.upgrade)
  }
}
