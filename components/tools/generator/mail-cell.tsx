'use client'

import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/link'
import { TitleCell } from '@/components/ui/title-block'
import type { Ledger } from './answers'
import { MailSign } from './mail-sign'
import { MAILS_ID } from './use-mails'

/** As many are named in the title block; more are counted. */
const NAMED = 3

const COUNTED = ['sent', 'waiting', 'sending', 'failed', 'unknown'] as const satisfies readonly Ledger['state'][]

/** In the title block: who received the result, or how many emails were sent. */
export function MailCell({ ledger }: { ledger: Ledger | null }) {
  const t = useTranslations('generator.mail')
  if (ledger === null) return null
  const { mails, counts, unsent } = ledger
  const counted = COUNTED.filter((state) => counts[state] > 0)
  if (mails.length + unsent === 0) return null
  return (
    <TitleCell label={t('label')} span={6}>
      <div role="status">
        {mails.length <= NAMED && unsent === 0 ? (
          <ul className="grid gap-1">
            {mails.map((mail, index) => (
              <li key={index} className="flex items-start gap-1.5">
                <MailSign state={mail.state} />
                <span className="min-w-0">
                  {mail.address}: {t(`states.${mail.state}`)}
                  {mail.text !== null && <span className="block text-small text-ink2">{mail.text}</span>}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <ul className="grid gap-1">
            {counted.map((state) => (
              <li key={state} className="flex items-start gap-1.5">
                <MailSign state={state} />
                {t('counted', { state, count: counts[state] })}
              </li>
            ))}
            {unsent > 0 && (
              <li className="flex items-start gap-1.5">
                <MailSign state="waiting" />
                {t('unsent', { count: unsent })}
              </li>
            )}
          </ul>
        )}
      </div>
      <TextLink href={`#${MAILS_ID}`} className="text-small">
        {t('all')}
      </TextLink>
    </TitleCell>
  )
}
