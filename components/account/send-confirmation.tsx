'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextButton } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { sendConfirmation } from './email-api'
import { useSubmission } from './use-submission'

/** For signed-in users: emails the confirmation link again and says where it was sent. */
export function SendConfirmation() {
  const t = useTranslations('account.confirm')
  const { busy, problem, submit } = useSubmission()
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) {
    return (
      <Notice tone="done" live>
        {t('sent', { email: sentTo })}
      </Notice>
    )
  }
  return (
    <div className="grid gap-2 text-small">
      <p>
        <TextButton alone disabled={busy} onClick={() => void submit(async () => setSentTo(await sendConfirmation()))}>
          {t('send')}
        </TextButton>
      </p>
      {problem !== null && (
        <Notice tone="error" live>
          {problem.sentence}
        </Notice>
      )}
    </div>
  )
}
