'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { FormGrid } from '@/components/ui/form-cell'
import { TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { TextField } from '@/components/ui/text-field'
import { loginPath } from '@/lib/accounts/login-path'
import { register } from './api-client'
import { fieldOfProblem, type AccountField } from './field-of-problem'
import { NewPasswordField } from './new-password-field'
import { settlePreferences } from './save-preferences'
import { markTab } from './tab-mark'
import { useSubmission } from './use-submission'

const PROBLEM = 'register-problem'

export interface RegisterFormProps {
  readonly callbackUrl: string
  readonly passwordMinimum: number
}

/** Makes an account, signs it in, and goes to `callbackUrl`. */
export function RegisterForm({ callbackUrl, passwordMinimum }: RegisterFormProps) {
  const t = useTranslations('account')
  const { busy, problem, submit } = useSubmission()

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void submit(async () => {
      const person = await register(String(form.get('email')), String(form.get('password')), String(form.get('name')))
      await settlePreferences(person)
      markTab('registered')
      window.location.assign(callbackUrl)
    })
  }

  const problemOf = (field: AccountField) =>
    problem !== null && fieldOfProblem(problem.code) === field ? PROBLEM : undefined
  return (
    <form onSubmit={onSubmit} className="grid gap-3.5" method="post">
      <FormGrid>
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          problemId={problemOf('email')}
        />
        <TextField label={t('name')} note={t('optional')} name="name" autoComplete="name" maxLength={200} />
        <NewPasswordField label={t('newPassword')} minimum={passwordMinimum} problemId={problemOf('newPassword')} />
      </FormGrid>
      {problem !== null && (
        <Notice id={PROBLEM} tone="error" live>
          {problem.sentence}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('makeAccount')}
      </Button>
      <p className="text-small">
        <TextLink href={loginPath(callbackUrl)}>{t('haveAccount')}</TextLink>
      </p>
    </form>
  )
}
