'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { FormGrid } from '@/components/ui/form-cell'
import { TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { loginPath } from '@/lib/accounts/login-path'
import { logIn } from './api-client'
import { fieldOfProblem } from './field-of-problem'
import { settlePreferences } from './save-preferences'
import { useSubmission } from './use-submission'

const PROBLEM = 'login-problem'

/**
 * Signs in with address and password and goes to `callbackUrl`, which the server made sure is a path of this site. It is `quiet` where
 * the page's primary action is another.
 */
export function LoginForm({ callbackUrl, quiet = false }: { callbackUrl: string; quiet?: boolean }) {
  const t = useTranslations('account')
  const { busy, problem, submit } = useSubmission()

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void submit(async () => {
      await settlePreferences(await logIn(String(form.get('email')), String(form.get('password'))))
      // A whole navigation: everything the server rendered for no one is rendered again for this person.
      window.location.assign(callbackUrl)
    })
  }

  const problemId = problem === null ? undefined : PROBLEM
  // The message doesn't reveal whether the address or the password is wrong.
  const aboutAddress = problem !== null && fieldOfProblem(problem.code) === 'email'
  return (
    <form onSubmit={onSubmit} className="grid gap-3.5" method="post">
      <FormGrid>
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          problemId={problemId}
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          required
          problemId={aboutAddress ? undefined : problemId}
        />
      </FormGrid>
      {problem !== null && (
        <Notice id={PROBLEM} tone="error" live>
          {problem.sentence}
        </Notice>
      )}
      <Button type="submit" variant={quiet ? 'secondary' : 'primary'} size="large" wide busy={busy}>
        {t('logIn')}
      </Button>
      <p className="flex flex-wrap justify-between gap-x-4 text-small">
        <TextLink alone href="/forgot">
          {t('forgot.link')}
        </TextLink>
        <TextLink alone href={loginPath(callbackUrl, '/register')}>
          {t('newAccount')}
        </TextLink>
      </p>
    </form>
  )
}
