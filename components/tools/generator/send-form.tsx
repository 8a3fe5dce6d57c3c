'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormGrid } from '@/components/ui/form-cell'
import { TextField } from '@/components/ui/text-field'
import { Send } from 'lucide-react'
import type { GeneratorLimits } from './limits'

/** Emails the finished result to an address: the user's own, unless another is entered. */
export function SendForm({
  limits,
  busy,
  onSend,
}: {
  readonly limits: GeneratorLimits
  readonly busy: boolean
  readonly onSend: (to: string) => void
}) {
  const t = useTranslations('generator.mail')
  const options = useTranslations('generator.options')
  const [to, setTo] = useState(limits.email)

  return (
    <form
      noValidate
      className="mt-3 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (to.trim() !== '') onSend(to.trim())
      }}
    >
      <FormGrid className="w-full max-w-md">
        <TextField
          label={t('sendTo')}
          value={to}
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          hint={options(limits.mailToOthers && limits.emailConfirmed ? 'emailHint' : 'emailOwnHint')}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </FormGrid>
      <Button type="submit" icon={<Send />} busy={busy} disabled={to.trim() === ''}>
        {t('send')}
      </Button>
    </form>
  )
}
