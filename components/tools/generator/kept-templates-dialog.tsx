'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { DialogCell, DialogCells, DialogFacts, DialogFrame } from '@/components/ui/dialog-frame'
import { KeptTemplateItem } from './kept-template-item'
import { KeptTemplateShared } from './kept-template-shared'
import type { KeptTemplates } from './use-kept-templates'

/** The user's saved templates: rename, share and delete them, or copy a colleague's. */
export function KeptTemplatesDialog({ kept, onClose }: { kept: KeptTemplates; onClose: () => void }) {
  const t = useTranslations('generator.kept')
  const closeButton = useRef<HTMLButtonElement>(null)
  const { templates } = kept
  return (
    <DialogFrame open title={t('title')} onEscape={onClose} initialFocus={closeButton}>
      <DialogFacts>{templates.length === 0 ? t('empty') : t('fact')}</DialogFacts>
      <div className="mt-3 grid gap-4 px-5">
        {templates.length > 0 && (
          <ul aria-label={t('title')} className="border-y-2 border-heavy">
            {templates.map((template) => (
              <KeptTemplateItem key={template.id} template={template} kept={kept} />
            ))}
          </ul>
        )}
        <KeptTemplateShared kept={kept} />
      </div>
      <DialogCells>
        <span />
        <DialogCell tone="filled" ref={closeButton} onClick={onClose}>
          {t('close')}
        </DialogCell>
      </DialogCells>
    </DialogFrame>
  )
}
