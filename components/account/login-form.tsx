'use client'

import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/link'
import { PasswordField } from '@/components/ui/password-field'
import { loginPath } from '@/lib/accounts/login-path'
import { AccountForm, anyProblemId, EmailField, problemIdOf } from './account-form'
import { logIn } from './api-client'
import { settlePreferences } from './save-preferences'
import { useSubmission } from './use-submission'

/**
 * Signs in with address and password and goes to `callbackUrl`, which the server made sure is a path of this site. It is `quiet` where
 * the page's primary action is another.
 */
export function LoginForm({ callbackUrl, quiet = false }: { callbackUrl: string; quiet?: boolean }) {
  const t = useTranslations('account')
  const submission = useSubmission()

  const onSubmit = (form: FormData) =>
    void submission.submit(async () => {
      await settlePreferences(await logIn(String(form.get('email')), String(form.get('password'))))
      // A whole navigation: everything the server rendered for no one is rendered again for this person.
      window.location.assign(callbackUrl)
    })

  const problemId = anyProblemId(submission)
  // The message doesn't reveal whether the address or the password is wrong.
  const aboutAddress = problemIdOf(submission, 'email') !== undefined
  const links = (
    <p className="flex flex-wrap justify-between gap-x-4 text-small">
      <TextLink alone href="/forgot">
        {t('forgot.link')}
      </TextLink>
      <TextLink alone href={loginPath(callbackUrl, '/register')}>
        {t('newAccount')}
      </TextLink>
    </p>
  )
  return (
    <AccountForm submission={submission} action={t('logIn')} quiet={quiet} onSubmit={onSubmit} after={links}>
      <EmailField problemId={problemId} />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        required
        problemId={aboutAddress ? undefined : problemId}
      />
    </AccountForm>
  )
}
