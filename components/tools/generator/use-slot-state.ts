'use client'

import { useTranslations } from 'next-intl'
import type { FileSlotState } from '@/components/ui/file-slot'
import type { InspectAnswer } from './answers'
import { TOO_LARGE } from './failure'
import { answerAbout, refusalOf } from './refusal'
import type { Inspected, Role, Slot } from './state'
import { useWords } from './use-words'

/** How a slot shows: empty, on its way, read with what was found in it, or refused with the reason. */
export function useSlotState(role: Role, slot: Slot, inspected: Inspected | null, uploadBytes: number): FileSlotState {
  const t = useTranslations('generator.files')
  const words = useWords()
  switch (slot.kind) {
    case 'empty':
      return { kind: 'empty' }
    case 'uploading': {
      const { file, share } = slot
      const note = t('progress', { sent: words.size(Math.round(file.size * share)), total: words.size(file.size) })
      return { kind: 'uploading', name: file.name, progress: share, note }
    }
    case 'failed': {
      const { file, failure } = slot
      const tooLarge = { size: words.size(file.size), limit: words.size(uploadBytes) }
      const reason = failure === TOO_LARGE ? t('tooLarge', tooLarge) : words.reason(failure)
      return { kind: 'refused', name: file.name, reason }
    }
    case 'stored': {
      const { file } = slot
      const size = words.size(file.size)
      const answer = answerAbout(role, slot, inspected)
      if (answer === null) return { kind: 'read', name: file.name, note: size }
      const refusal = refusalOf(answer, role)
      if (refusal !== null) return { kind: 'refused', name: file.name, reason: refusal.text }
      const tags = countTags(answer)
      const found = role === 'template' ? t('tags', { count: tags }) : t('rows', { count: answer.table?.rows ?? 0 })
      return { kind: 'read', name: file.name, note: `${size}, ${found}` }
    }
  }
}

/** Tags by their names; without a spreadsheet by how they are written. */
function countTags({ matches, files }: InspectAnswer): number {
  if (matches.length > 0) return matches.length
  const tags = files.flatMap((file) => file.tags).filter(({ kind }) => kind !== 'end')
  return new Set(tags.map(({ tag }) => tag)).size
}
