'use client'

import { useTranslations } from 'next-intl'
import { PasswordField } from '@/components/ui/password-field'
import { StrengthCell } from './strength/strength-cell'
import { usePasswordStrength } from './strength/use-password-strength'

export interface NewPasswordFieldProps {
  readonly label: string
  /** The fewest characters that the server takes. */
  readonly minimum: number
  /** The user's details, in addition to the form's `email` and `name`. */
  readonly known?: readonly string[]
  readonly problemId?: string | undefined
}

/** A cell to choose a password in, with what the server asks of one, and below it how strong it is. For a grid of one column. */
export function NewPasswordField({ label, minimum, known = [], problemId }: NewPasswordFieldProps) {
  const t = useTranslations('account')
  const { strength, prepare, look } = usePasswordStrength(minimum)
  return (
    <>
      <PasswordField
        label={label}
        note={t('passwordMinimum', { count: minimum })}
        hint={t('passwordRules')}
        name="password"
        autoComplete="new-password"
        required
        problemId={problemId}
        onFocus={prepare}
        onChange={({ currentTarget: { value, form } }) => look(value, [...known, ...saidIn(form)])}
      />
      <StrengthCell strength={strength} minimum={minimum} />
    </>
  )
}

/** What the user entered about themselves in the same form. */
function saidIn(form: HTMLFormElement | null): string[] {
  const said = form === null ? [] : [...new FormData(form)].filter(([name]) => name === 'email' || name === 'name')
  return said.map(([, value]) => String(value)).filter((value) => value !== '')
}
