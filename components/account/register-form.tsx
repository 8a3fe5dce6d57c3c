'use client'

import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/link'
import { TextField } from '@/components/ui/text-field'
import { loginPath } from '@/lib/accounts/login-path'
import { AccountForm, EmailField, problemIdOf } from './account-form'
import { register } from './api-client'
import { NewPasswordField } from './new-password-field'
import { settlePreferences } from './save-preferences'
import { markTab } from './tab-mark'
import { useSubmission } from './use-submission'

export interface RegisterFormProps {
  readonly callbackUrl: string
  readonly passwordMinimum: number
}

/** Makes an account, signs it in, and goes to `callbackUrl`. */
export function RegisterForm({ callbackUrl, passwordMinimum }: RegisterFormProps) {
  const t = useTranslations('account')
  const submission = useSubmission()

  const onSubmit = (form: FormData) =>
    void submission.submit(async () => {
      const person = await register(String(form.get('email')), String(form.get('password')), String(form.get('name')))
      await settlePreferences(person)
      markTab('registered')
      window.location.assign(callbackUrl)
    })

  const link = (
    <p className="text-small">
      <TextLink href={loginPath(callbackUrl)}>{t('haveAccount')}</TextLink>
    </p>
  )
  return (
    <AccountForm submission={submission} action={t('makeAccount')} onSubmit={onSubmit} after={link}>
      <EmailField problemId={problemIdOf(submission, 'email')} />
      <TextField label={t('name')} note={t('optional')} name="name" autoComplete="name" maxLength={200} />
      <NewPasswordField
        label={t('newPassword')}
        minimum={passwordMinimum}
        problemId={problemIdOf(submission, 'newPassword')}
      />
    </AccountForm>
  )
}
