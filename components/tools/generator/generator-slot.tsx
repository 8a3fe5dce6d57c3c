'use client'
import { FileSpreadsheet, FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { MEBIBYTE } from '@/lib/documents/ooxml/limits'
import { FileSlot, type FileSlotState } from '@/components/ui/file-slot'
import { GoneSource } from '../shared/gone-source'
import { ROW_KINDS, templateKinds } from '../shared/file-kinds'
import { refusedSlot } from '../shared/refused-slot'
import { useUploadState } from '../shared/use-upload-state'
import { useWords } from '../shared/use-words'
import type { GeneratorLimits } from './limits'
import type { Role, Inspected } from './state'
import type { Generator } from './use-generator'
import type { InspectAnswer } from './answers'
import type { GivenSlot } from './kept-template'
import { answerAbout, refusalOf } from './refusal'

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

/** The place of one of the two files. */
export function GeneratorSlot({
  role,
  generator,
  limits,
}: {
  role: Role
  generator: Generator
  limits: GeneratorLimits
}) {
  const t = useTranslations('generator.files')
  const { state, choose, stopUpload } = generator
  const slotState = useSlotState(role, state.slots[role], state.inspected, limits.uploadBytes)
  return (
    <div>
      <FileSlot
        name={role === 'data' ? 'excel' : 'template'}
        label={t(`${role}.label`)}
        icon={role === 'data' ? <FileSpreadsheet /> : <FileText />}
        description={t(`${role}.description`)}
        choose={t(`${role}.choose`)}
        replace={t(`${role}.replace`)}
        limits={t(`${role}.limits`, {
          megabytes: limits.uploadBytes / MEBIBYTE,
          rows: limits.rows,
          older: limits.olderDocuments ? 'yes' : 'no',
        })}
        accept={role === 'data' ? ROW_KINDS : templateKinds(limits.olderDocuments)}
        state={slotState}
        onFile={(file) => choose(role, file)}
        onCancel={() => stopUpload(role)}
      />
      <GoneSource file={state.gone[role]} />
    </div>
  )
}
