'use client'

import { FileSpreadsheet, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { FileButton } from '@/components/ui/file-button'
import { FormCell, FormGrid } from '@/components/ui/form-cell'
import { IconButton } from '@/components/ui/icon-button'
import { Notice } from '@/components/ui/notice'
import { useFileDrop } from '@/components/ui/use-file-drop'
import { GoneSource } from '../shared/gone-source'
import { PlansLink } from '../shared/plans-link'
import { sizeFailure } from '../shared/upload-limits'
import { useWords } from '../shared/use-words'
import type { DoseLimits } from './limits'
import type { DoseExtractor } from './use-dose'

export interface BeforeSlotProps {
  readonly dose: DoseExtractor
  readonly limits: DoseLimits
  readonly accept: string
  /** Which kinds of files, and how large. */
  readonly kinds: string
}

/** The place of the file of the period before: it can stay empty, and is sent with the run. */
export function BeforeSlot({ dose, limits, accept, kinds }: BeforeSlotProps) {
  const t = useTranslations('dose.before')
  const upload = useTranslations('tools.upload')
  const words = useWords()
  const kindsId = useId()
  const [refused, setRefused] = useState<{ readonly size: number; readonly upgrade: boolean } | null>(null)
  const { dragged, drop } = useFileDrop(take)
  const before = dose.state.before?.file ?? null

  function take(file: File): void {
    const failure = sizeFailure(file.size, limits)
    setRefused(failure && { size: file.size, upgrade: failure.upgrade })
    if (failure === null) dose.dispatch({ type: 'beforeChosen', file })
  }

  return (
    <div {...drop} role="group" aria-label={t('label')}>
      <FormGrid className={dragged ? 'outline-2 outline-act' : undefined}>
        <FormCell
          label={t('label')}
          note={before === null ? t('optional') : words.size(before.size)}
          icon={<FileSpreadsheet />}
          strong={before !== null}
          end={
            <>
              {before !== null && (
                <IconButton
                  label={t('remove')}
                  icon={<X />}
                  onClick={() => dose.dispatch({ type: 'beforeChosen', file: null })}
                />
              )}
              <FileButton accept={accept} onFile={take} describedBy={kindsId} name="before" iconOnly>
                {before === null ? t('choose') : t('replace')}
              </FileButton>
            </>
          }
        >
          {before === null ? <span className="text-ink2">{t('none')}</span> : before.name}
        </FormCell>
      </FormGrid>
      <span id={kindsId} className="heard-only">
        {kinds}
      </span>
      <GoneSource file={dose.state.gone.before} />
      {refused !== null && (
        <Notice tone="error" live action={refused.upgrade ? <PlansLink /> : undefined} className="mt-2">
          {upload('tooLarge', { size: words.size(refused.size), limit: words.size(limits.uploadBytes) })}
        </Notice>
      )}
    </div>
  )
}
