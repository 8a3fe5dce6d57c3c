'use client'

import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { FormGrid } from '@/components/ui/form-cell'
import { TextButton, TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { TextField } from '@/components/ui/text-field'
import { fieldOfProblem } from './field-of-problem'
import { forgetPassword } from './password-api'
import { useSubmission } from './use-submission'

const PROBLEM = 'forgot-problem'

/** Asks for the address and emails a link. The message is the same for every address. */
export function ForgotForm() {
  const t = useTranslations('account')
  const { busy, problem, submit } = useSubmission()
  const [asked, setAsked] = useState<string | null>(null)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    void submit(async () => {
      await forgetPassword(email)
      setAsked(email)
    })
  }

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
          problemId={aboutAddress ? PROBLEM : undefined}
        />
      </FormGrid>
      {problem !== null && (
        <Notice id={PROBLEM} tone="error" live>
          {problem.sentence}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('forgot.send')}
      </Button>
      {back}
    </form>
  )
}
