'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { FormGrid } from '@/components/ui/form-cell'
import { TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { register } from './api-client'
import { useSubmission } from './use-submission'

const PROBLEM = 'register-problem'

/** Which cell a code is about: its edge turns red. */
const FIELD_OF_CODE: Readonly<Record<string, 'email' | 'password'>> = {
  EMAIL_TAKEN: 'email',
  BAD_REQUEST: 'email',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
}

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
      await register(String(form.get('email')), String(form.get('password')), String(form.get('name')))
      window.location.assign(callbackUrl)
    })
  }

  const problemOf = (field: string) => (problem !== null && FIELD_OF_CODE[problem.code] === field ? PROBLEM : undefined)
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
        <PasswordField
          label={t('newPassword')}
          note={t('passwordMinimum', { count: passwordMinimum })}
          name="password"
          autoComplete="new-password"
          required
          problemId={problemOf('password')}
        />
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
        <TextLink href={callbackUrl === '/' ? '/login' : `/login?callbackUrl=${encodeURIComponent(callbackUrl)}`}>
          {t('haveAccount')}
        </TextLink>
      </p>
    </form>
  )
}
