'use client'

import { useTranslations } from 'next-intl'
import type { FileSlotState } from '@/components/ui/file-slot'
import type { InspectAnswer } from './answers'
import type { GivenSlot } from './kept-template'
import { refusedSlot } from '../shared/refused-slot'
import { useUploadState } from '../shared/use-upload-state'
import { answerAbout, refusalOf } from './refusal'
import type { Inspected, Role } from './state'
import { useWords } from '../shared/use-words'

/** How a slot shows: empty, on its way, read with what was found in it, or refused with the reason. */
export function useSlotState(
  role: Role,
  slot: GivenSlot,
  inspected: Inspected | null,
  uploadBytes: number,
): FileSlotState {
  const t = useTranslations('generator.files')
  const words = useWords()
  const upload = useUploadState(uploadBytes)
  if (slot.kind !== 'stored') return upload.stateOf(slot)
  const { file } = slot
  const size = words.size(file.size)
  const answer = answerAbout(role, slot, inspected)
  const refused = upload.refusalOf(slot)
  if (answer === null) return { kind: 'read', name: file.name, note: size, refusal: refused }
  const refusal = refusalOf(answer, role)
  if (refusal !== null) return refusedSlot(file.name, refusal.text, refusal.code, refusal.plan !== undefined)
  const tags = countTags(answer)
  const found = role === 'template' ? t('tags', { count: tags }) : t('rows', { count: answer.table?.rows ?? 0 })
  return { kind: 'read', name: file.name, note: `${size}, ${found}`, refusal: refused }
}

/** Tags by their names; without a spreadsheet by how they are written. */
function countTags({ matches, files }: InspectAnswer): number {
  if (matches.length > 0) return matches.length
  const tags = files.flatMap((file) => file.tags).filter(({ kind }) => kind !== 'end')
  return new Set(tags.map(({ tag }) => tag)).size
}
