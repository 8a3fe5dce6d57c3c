'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { deferred, useDeferred } from '@/components/ui/deferred'
import { FormGrid } from '@/components/ui/form-cell'
import { TextButton } from '@/components/ui/link'
import { SelectField } from '@/components/ui/select'
import { useWords } from '../shared/use-words'
import { keptFile, keptOf } from './kept-template'
import type { Generator } from './use-generator'

const dialog = deferred(() => import('./kept-templates-dialog'))

/** Below the template slot: the saved templates, with their columns and options. */
export function KeptTemplateField({ generator }: { generator: Generator }) {
  const t = useTranslations('generator.kept')
  const words = useWords()
  const [managing, setManaging] = useState(false)
  const part = useDeferred(dialog, managing)
  const { templates } = generator.kept
  const chosen = keptOf(generator.state.slots.template)
  return (
    <div className="mt-2 grid gap-1">
      {templates.length > 0 && (
        <FormGrid>
          <SelectField
            label={t('label')}
            placeholder={t('none', { count: templates.length })}
            value={chosen?.id ?? null}
            onChange={(id) => {
              const template = templates.find((each) => each.id === id)
              if (template !== undefined) generator.choose('template', keptFile(template))
            }}
            options={templates.map(({ id, name, size }) => ({ value: id, label: name, note: words.size(size) }))}
          />
        </FormGrid>
      )}
      <p className="text-small">
        <TextButton alone aria-haspopup="dialog" onClick={() => setManaging(true)}>
          {t(templates.length > 0 ? 'manage' : 'takeShared')}
        </TextButton>
      </p>
      {managing && part !== null && (
        <part.KeptTemplatesDialog kept={generator.kept} onClose={() => setManaging(false)} />
      )}
    </div>
  )
}
