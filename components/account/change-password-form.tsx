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
  /** Else this sets the first one, after a fresh sign-in. */
  readonly hasPassword: boolean
  readonly passwordMinimum: number
  /** The user's details: a password made from them is weak. */
  readonly known: readonly string[]
  /** The other sessions have ended. */
  readonly onChanged: () => void
  readonly onCancel: () => void
}

/** Changes the password of the signed-in person, who says the current one, or sets the first. */
export function ChangePasswordForm({
  hasPassword,
  passwordMinimum,
  known,
  onChanged,
  onCancel,
}: ChangePasswordFormProps) {
  const t = useTranslations('account.change')
  const { busy, problem, submit } = useSubmission()

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void submit(async () => {
      await changePassword(hasPassword ? String(form.get('current')) : null, String(form.get('password')))
      notify.done(t(hasPassword ? 'done' : 'wasSet'))
      onChanged()
    })
  }

  const field = problem === null ? null : fieldOfProblem(problem.code)
  return (
    <form onSubmit={onSubmit} className="grid gap-3" method="post">
      <FormGrid>
        {hasPassword && (
          <PasswordField
            label={t('current')}
            name="current"
            autoComplete="current-password"
            autoFocus
            required
            problemId={field === 'currentPassword' ? PROBLEM : undefined}
          />
        )}
        <NewPasswordField
          label={t('next')}
          minimum={passwordMinimum}
          known={known}
          problemId={field === 'newPassword' ? PROBLEM : undefined}
        />
      </FormGrid>
      <p className="text-small text-ink2">{t('consequence')}</p>
      {problem !== null && (
        <Notice id={PROBLEM} tone="error" live>
          {problem.sentence}
        </Notice>
      )}
      <p className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {t(hasPassword ? 'change' : 'set')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </p>
    </form>
  )
}
