'use client'

import { Eye, EyeOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextField, type TextFieldProps } from './text-field'

/** A cell for a password, which the user may reveal. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const t = useTranslations('ui.password')
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          onClick={() => setShown(!shown)}
          className="target flex items-center gap-1.5 rounded-control px-1 text-small text-act hover:text-act2"
        >
          <Icon aria-hidden />
          {shown ? t('hide') : t('show')}
        </button>
      }
    />
  )
}
