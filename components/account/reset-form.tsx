'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import { AccountForm, problemIdOf } from './account-form'
import { NewPasswordField } from './new-password-field'
import { resetPassword } from './password-api'
import { useLinkToken } from './use-link-token'
import { useSubmission } from './use-submission'

/** Sets a new password with the emailed link that opened this page, and leads to the sign-in page. */
export function ResetForm({ passwordMinimum }: { passwordMinimum: number }) {
  const t = useTranslations('account')
  const token = useLinkToken()
  const submission = useSubmission()
  const { problem } = submission
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

  const onSubmit = (form: FormData) => {
    // Pressed before the address was read: the field keeps what was typed.
    if (typeof token !== 'string') return
    void submission.submit(async () => {
      await resetPassword(token, String(form.get('password')))
      setDone(true)
    })
  }

  return (
    <AccountForm submission={submission} action={t('reset.set')} onSubmit={onSubmit}>
      <NewPasswordField
        label={t('reset.password')}
        minimum={passwordMinimum}
        problemId={problemIdOf(submission, 'newPassword')}
      />
    </AccountForm>
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
