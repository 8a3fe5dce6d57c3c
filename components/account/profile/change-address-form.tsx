'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { FormGrid } from '@/components/ui/form-cell'
import { Notice } from '@/components/ui/notice'
import { notify } from '@/components/ui/notify'
import { TextField } from '@/components/ui/text-field'
import { fieldOfProblem } from '../field-of-problem'
import { useSubmission } from '../use-submission'
import { changeAccount, type OwnAccount } from './profile-api'

const PROBLEM = 'change-address-problem'

export interface ChangeAddressFormProps {
  readonly onChanged: (account: OwnAccount) => void
  readonly onCancel: () => void
}

/** Asks for a new address, which replaces the account's address once it is confirmed. */
export function ChangeAddressForm({ onChanged, onCancel }: ChangeAddressFormProps) {
  const t = useTranslations('profile.address')
  const { busy, problem, submit } = useSubmission()

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    void submit(async () => {
      const account = await changeAccount({ email })
      // The same address changes nothing, and no email is sent.
      if (account.pendingEmail !== null) notify.done(t('asked', { email: account.pendingEmail }))
      onChanged(account)
    })
  }

  const aboutAddress = problem !== null && fieldOfProblem(problem.code) === 'email'
  return (
    <form onSubmit={onSubmit} className="mt-3 grid max-w-120 gap-3" method="post">
      <FormGrid>
        <TextField
          label={t('next')}
          name="email"
          type="email"
          autoComplete="email"
          autoFocus
          required
          hint={t('hint')}
          problemId={aboutAddress ? PROBLEM : undefined}
        />
      </FormGrid>
      {problem !== null && (
        <Notice id={PROBLEM} tone="error" live>
          {problem.sentence}
        </Notice>
      )}
      <p className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {t('send')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </p>
    </form>
  )
}
