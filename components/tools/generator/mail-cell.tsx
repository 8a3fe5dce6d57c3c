'use client'

import { Check, Clock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ProblemMark } from '@/components/ui/problem-mark'
import { TitleCell } from '@/components/ui/title-block'
import type { Mails, Result } from './answers'
import { useMails } from './use-mails'

/** In the title block: to whom the result was sent, and what became of each mail. */
export function MailCell({ result }: { result: Result }) {
  const t = useTranslations('generator.mail')
  const mails = useMails(result)
  if (mails === null || mails.to.length === 0) return null
  return (
    <TitleCell label={t('label')} span={6}>
      <div role="status">
        <ul className="grid gap-1">
          {mails.to.map((mail) => (
            <li key={mail.address} className="flex items-start gap-1.5">
              <Sign state={mail.state} />
              <span className="min-w-0">
                {mail.address}: {t(`states.${mail.state}`)}
                {mail.text !== null && <span className="block text-small text-ink2">{mail.text}</span>}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </TitleCell>
  )
}

function Sign({ state }: { state: Mails['state'] }) {
  if (state === 'sent') return <Check aria-hidden className="mt-0.5 text-done" />
  if (state === 'failed' || state === 'unknown') {
    return <ProblemMark tone={state === 'failed' ? 'error' : 'note'} className="mt-0.5" />
  }
  return <Clock aria-hidden className="mt-0.5 text-line" />
}
