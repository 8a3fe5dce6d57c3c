'use client'

import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { FormGrid } from '@/components/ui/form-cell'
import { Notice } from '@/components/ui/notice'
import { fieldOfProblem } from './field-of-problem'
import { NewPasswordField } from './new-password-field'
import { resetPassword } from './password-api'
import { useLinkToken } from './use-link-token'
import { useSubmission } from './use-submission'

const PROBLEM = 'reset-problem'

/** Sets a new password with the emailed link that opened this page, and leads to the sign-in page. */
export function ResetForm({ passwordMinimum }: { passwordMinimum: number }) {
  const t = useTranslations('account')
  const token = useLinkToken()
  const { busy, problem, submit } = useSubmission()
  const [done, setDone] = useState(false)

  if (token === null) return <NoLink sentence={t('linkCut')} />
  if (problem?.code === 'LINK_NOT_VALID') return <NoLink sentence={problem.sentence} />
  if (done) {
    return (
      <div className="grid gap-3.5">
        <Notice tone="done" live>
          {t('reset.done')}
        </Notice>
        <ButtonLink href="/login" variant="primary" size="large" wide>
          {t('logIn')}
        </ButtonLink>
      </div>
    )
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Pressed before the address was read: the field keeps what was typed.
    if (typeof token !== 'string') return
    const password = String(new FormData(event.currentTarget).get('password'))
    void submit(async () => {
      await resetPassword(token, password)
      setDone(true)
    })
  }

  const aboutPassword = problem !== null && fieldOfProblem(problem.code) === 'newPassword'
  return (
    <form onSubmit={onSubmit} className="grid gap-3.5" method="post">
      <FormGrid>
        <NewPasswordField
          label={t('reset.password')}
          minimum={passwordMinimum}
          problemId={aboutPassword ? PROBLEM : undefined}
        />
      </FormGrid>
      {problem !== null && (
        <Notice id={PROBLEM} tone="error" live>
          {problem.sentence}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('reset.set')}
      </Button>
    </form>
  )
}

/** The link is invalid, so a password typed here wouldn't help. */
function NoLink({ sentence }: { sentence: string }) {
  const t = useTranslations('account.reset')
  return (
    <div className="grid gap-3.5">
      <Notice tone="error" live>
        {sentence}
      </Notice>
      <ButtonLink href="/forgot" variant="primary" size="large" wide>
        {t('askAnother')}
      </ButtonLink>
    </div>
  )
}
