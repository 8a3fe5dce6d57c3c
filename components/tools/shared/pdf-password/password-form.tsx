'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormGrid } from '@/components/ui/form-cell'
import { Notice } from '@/components/ui/notice'
import { PasswordField } from '@/components/ui/password-field'
import { unlock } from './unlock'

type Wrong = 'password' | 'other' | 'connection'

/** Asks for the password of a PDF and gives the file without it. */
export function PasswordForm({ file, onFile }: { file: File; onFile: (file: File) => void }) {
  const t = useTranslations('tools.pdfPassword')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<Wrong | null>(null)

  const reasons: Readonly<Record<Wrong, string>> = {
    password: t('wrong.password'),
    other: t('wrong.other'),
    connection: t('wrong.connection'),
  }

  async function open(): Promise<void> {
    setBusy(true)
    setWrong(null)
    const unlocked = await unlock(file, password).catch(() => ({ refused: 'connection' as const }))
    setBusy(false)
    if ('file' in unlocked) onFile(unlocked.file)
    else setWrong(unlocked.refused)
  }

  return (
    <form
      className="mt-3 flex max-w-xl flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void open()
      }}
    >
      <FormGrid className="grow">
        <PasswordField
          label={t('label')}
          value={password}
          autoComplete="off"
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </FormGrid>
      <Button type="submit" busy={busy} disabled={password === ''}>
        {t('open')}
      </Button>
      {wrong !== null && (
        <Notice tone="error" live className="basis-full">
          {reasons[wrong]}
        </Notice>
      )}
      <p className="basis-full text-small text-ink2">{t('stays')}</p>
    </form>
  )
}
