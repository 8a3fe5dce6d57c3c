'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { FormGrid } from '@/components/ui/form-cell'
import { Notice } from '@/components/ui/notice'
import { notify } from '@/components/ui/notify'
import { PasswordField } from '@/components/ui/password-field'
import { fieldOfProblem } from './field-of-problem'
import { NewPasswordField } from './new-password-field'
import { changePassword } from './password-api'
import { useSubmission } from './use-submission'

const PROBLEM = 'change-password-problem'

export interface ChangePasswordFormProps {
  readonly passwordMinimum: number
  /** The other sessions have ended. */
  readonly onChanged: () => void
}

/** Changes the password of the signed-in person, who says the current one. */
export function ChangePasswordForm({ passwordMinimum, onChanged }: ChangePasswordFormProps) {
  const t = useTranslations('account.change')
  const { busy, problem, submit } = useSubmission()

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    const form = new FormData(element)
    void submit(async () => {
      await changePassword(String(form.get('current')), String(form.get('password')))
      element.reset()
      notify.done(t('done'))
      onChanged()
    })
  }

  const field = problem === null ? null : fieldOfProblem(problem.code)
  return (
    <form onSubmit={onSubmit} className="grid max-w-225 gap-3.5" method="post">
      <FormGrid className="sm:grid-cols-2">
        <PasswordField
          label={t('current')}
          name="current"
          autoComplete="current-password"
          required
          problemId={field === 'currentPassword' ? PROBLEM : undefined}
        />
        <NewPasswordField
          label={t('next')}
          minimum={passwordMinimum}
          problemId={field === 'newPassword' ? PROBLEM : undefined}
        />
      </FormGrid>
      {problem !== null && (
        <Notice id={PROBLEM} tone="error" live>
          {problem.sentence}
        </Notice>
      )}
      <p>
        <Button type="submit" busy={busy}>
          {t('change')}
        </Button>
      </p>
    </form>
  )
}
