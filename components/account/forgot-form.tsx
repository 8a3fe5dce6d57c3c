'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextButton, TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { AccountForm, EmailField, problemIdOf } from './account-form'
import { forgetPassword } from './password-api'
import { useSubmission } from './use-submission'

/** Asks for the address and emails a link. The message is the same for every address. */
export function ForgotForm() {
  const t = useTranslations('account')
  const submission = useSubmission()
  const [asked, setAsked] = useState<string | null>(null)

  const onSubmit = (form: FormData) =>
    void submission.submit(async () => {
      const email = String(form.get('email')).trim()
      await forgetPassword(email)
      setAsked(email)
    })

  const back = (
    <p className="text-small">
      <TextLink alone href="/login">
        {t('forgot.back')}
      </TextLink>
    </p>
  )
  if (asked !== null) {
    return (
      <div className="grid gap-3.5">
        <Notice tone="done" live>
          {t('forgot.sent', { email: asked })}
        </Notice>
        <p className="text-small text-ink2">
          {t('forgot.nothing')} <TextButton onClick={() => setAsked(null)}>{t('forgot.another')}</TextButton>
        </p>
        {back}
      </div>
    )
  }

  return (
    <AccountForm submission={submission} action={t('forgot.send')} onSubmit={onSubmit} after={back}>
      <EmailField problemId={problemIdOf(submission, 'email')} />
    </AccountForm>
  )
}
