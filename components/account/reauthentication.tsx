'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { FormGrid } from '@/components/ui/form-cell'
import { TextButton } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { PasswordField } from '@/components/ui/password-field'
import { loginPath } from '@/lib/accounts/login-path'
import { logOut } from './api-client'
import type { Problem } from './use-submission'

export interface ReauthenticationProps {
  readonly hasPassword: boolean
  /** What the server said to the form. */
  readonly problem: Problem | null
}

/**
 * The part of a form in which users confirm their identity: the password, or without one a fresh sign-in, and what to
 * do if it isn't fresh. It also shows any other error of the form.
 */
export function Reauthentication({ hasPassword, problem }: ReauthenticationProps) {
  const t = useTranslations('account.reauthentication')
  const problemId = useId()
  const wrong = problem?.code.startsWith('PASSWORD_') === true
  return (
    <>
      {hasPassword ? (
        <FormGrid>
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="current-password"
            required
            problemId={wrong ? problemId : undefined}
          />
        </FormGrid>
      ) : (
        <p className="text-small text-ink2">{t('fresh')}</p>
      )}
      {problem !== null && (
        <Notice
          id={problemId}
          tone="error"
          live
          action={
            problem.code === 'SIGN_IN_NOT_FRESH' ? (
              <TextButton onClick={() => void logOut(loginPath('/profile'))}>{t('signInAgain')}</TextButton>
            ) : undefined
          }
        >
          {problem.sentence}
        </Notice>
      )}
    </>
  )
}
