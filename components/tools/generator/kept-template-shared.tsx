'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { FormGrid } from '@/components/ui/form-cell'
import { notify } from '@/components/ui/notify'
import { TextField } from '@/components/ui/text-field'
import { FailureNotice } from '../shared/failure-notice'
import { useKeptChange } from './use-kept-change'
import type { KeptTemplates } from './use-kept-templates'

/** Copies a template with the code that a colleague shared. */
export function KeptTemplateShared({ kept }: { kept: KeptTemplates }) {
  const t = useTranslations('generator.kept')
  const { busy, failure, make } = useKeptChange()

  function copy(form: HTMLFormElement): void {
    const code = String(new FormData(form).get('code')).trim()
    if (code === '') return
    void make(async () => {
      const { name } = await kept.copy(code)
      form.reset()
      notify.done(t('copied', { name }))
    })
  }

  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        copy(event.currentTarget)
      }}
    >
      <FormGrid>
        <TextField label={t('givenCode')} name="code" hint={t('givenCodeHint')} autoComplete="off" spellCheck={false} />
      </FormGrid>
      <p>
        <Button type="submit" busy={busy}>
          {t('copy')}
        </Button>
      </p>
      {failure !== null && <FailureNotice what={t('copyFailed')} failure={failure} />}
    </form>
  )
}
