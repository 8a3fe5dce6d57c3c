'use client'

import { FileSpreadsheet, FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { MEBIBYTE } from '@/lib/documents/ooxml/limits'
import { FileSlot } from '@/components/ui/file-slot'
import { GoneSource } from '../shared/gone-source'
import { ROW_KINDS, templateKinds } from '../shared/file-kinds'
import type { GeneratorLimits } from './limits'
import type { Role } from './state'
import type { Generator } from './use-generator'
import { useSlotState } from './use-slot-state'

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
