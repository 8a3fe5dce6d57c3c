'use client'

import { useTranslations } from 'next-intl'
import { PasswordField } from '@/components/ui/password-field'

export interface NewPasswordFieldProps {
  readonly label: string
  /** The fewest characters that the server takes. */
  readonly minimum: number
  readonly problemId?: string | undefined
}

/** A cell to choose a password in, with what the server asks of one. */
export function NewPasswordField({ label, minimum, problemId }: NewPasswordFieldProps) {
  const t = useTranslations('account')
  return (
    <PasswordField
      label={label}
      note={t('passwordMinimum', { count: minimum })}
      hint={t('passwordRules')}
      name="password"
      autoComplete="new-password"
      required
      problemId={problemId}
    />
  )
}
