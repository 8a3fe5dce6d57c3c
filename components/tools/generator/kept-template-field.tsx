'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { FormGrid } from '@/components/ui/form-cell'
import { TextButton } from '@/components/ui/link'
import { notify } from '@/components/ui/notify'
import { SelectField } from '@/components/ui/select'
import { failureOf } from '../shared/failure'
import { useWords } from '../shared/use-words'
import { keptFile, keptOf } from './kept-template'
import type { Generator } from './use-generator'

/** Under the template's place: one of those that are kept, with the columns and options that it is kept with. */
export function KeptTemplateField({ generator }: { generator: Generator }) {
  const t = useTranslations('generator.kept')
  const words = useWords()
  const [leaving, setLeaving] = useState(false)
  const { templates, remove } = generator.kept
  const chosen = keptOf(generator.state.slots.template)
  if (templates.length === 0) return null

  async function takeAway(): Promise<void> {
    setLeaving(false)
    if (chosen === null) return
    try {
      await remove(chosen)
      notify.done(t('removed', { name: chosen.name }))
    } catch (error) {
      notify.error(words.reason(failureOf(error)))
    }
  }

  return (
    <div className="mt-2 grid gap-1">
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
      {chosen !== null && (
        <p className="text-small">
          <TextButton onClick={() => setLeaving(true)}>{t('remove')}</TextButton>
        </p>
      )}
      <Dialog
        open={leaving}
        title={t('removeQuestion', { name: chosen?.name ?? '' })}
        confirm={t('removeConfirm')}
        safe={t('removeSafe')}
        onConfirm={() => void takeAway()}
        onSafe={() => setLeaving(false)}
      >
        {t('removeFact')}
      </Dialog>
    </div>
  )
}
