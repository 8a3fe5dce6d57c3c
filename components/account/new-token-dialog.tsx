'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormGrid } from '@/components/ui/form-cell'
import { FormDialog } from '@/components/ui/form-dialog'
import { SelectField } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { makeApiToken, type ApiToken } from './api-tokens-api'
import { Reauthentication } from './reauthentication'
import { useSubmission } from './use-submission'

const NAME_MAX = 100
const LIFETIMES = { month: 30, quarter: 90, year: 365, endless: null } as const
type Lifetime = keyof typeof LIFETIMES
const CHOICES: readonly Lifetime[] = ['month', 'quarter', 'year', 'endless']

export interface NewTokenDialogProps {
  readonly open: boolean
  readonly hasPassword: boolean
  readonly onCancel: () => void
  readonly onMade: (made: ApiToken & { readonly token: string }) => void
}

/** Asks what a new token is for and how long it lasts, and for the password. */
export function NewTokenDialog({ open, hasPassword, onCancel, onMade }: NewTokenDialogProps) {
  const t = useTranslations('account.tokens')
  const { busy, problem, submit } = useSubmission()
  const [lifetime, setLifetime] = useState<Lifetime>('year')

  function onSubmit(form: FormData) {
    const password = hasPassword ? String(form.get('password')) : null
    void submit(async () => {
      onMade(await makeApiToken({ name: String(form.get('name')).trim(), days: LIFETIMES[lifetime], password }))
    })
  }

  return (
    <FormDialog
      open={open}
      title={t('newTitle')}
      facts={t('newFact')}
      submit={t('make')}
      cancel={t('cancel')}
      busy={busy}
      onSubmit={onSubmit}
      onCancel={onCancel}
    >
      <FormGrid className="sm:grid-cols-[3fr_2fr]">
        {/* A name of spaces alone is none. */}
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          name="name"
          required
          pattern=".*\S.*"
          maxLength={NAME_MAX}
          autoComplete="off"
        />
        <SelectField
          label={t('lifetime')}
          value={lifetime}
          onChange={setLifetime}
          options={CHOICES.map((choice) => ({ value: choice, label: t(`lifetimes.${choice}`) }))}
        />
      </FormGrid>
      <Reauthentication hasPassword={hasPassword} problem={problem} />
    </FormDialog>
  )
}
