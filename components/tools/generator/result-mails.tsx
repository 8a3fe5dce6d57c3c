'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { deferred, useDeferred } from '@/components/ui/deferred'
import { notify } from '@/components/ui/notify'
import { Notice } from '@/components/ui/notice'
import { FailureNotice } from '../shared/failure-notice'
import { failureOf, type Failure } from '../shared/failure'
import type { Ledger, MailRequest } from './answers'
import type { GeneratorLimits } from './limits'
import { rowRanges } from './row-ranges'
import { MAILS_ID, type ResultMails as Mails } from './use-mails'

const mailTable = deferred(() => import('./mail-table'))
const sendForm = deferred(() => import('./send-form'))

type Only = Extract<MailRequest, { only: unknown }>['only']

/**
 * After a run: every email with its state, buttons to resend those that weren't sent, and a form to send the result to
 * more addresses.
 */
export function ResultMails({ mails, limits }: { readonly mails: Mails; readonly limits: GeneratorLimits }) {
  const t = useTranslations('generator.mail')
  const { ledger } = mails
  const listed = ledger !== null && ledger.mails.length > 0
  const part = useDeferred(mailTable, listed)
  const form = useDeferred(sendForm, true)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  /** Says what came of it. */
  async function send(what: MailRequest): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      const queued = await mails.send(what)
      if (queued === 0) notify.done(t('nothingSent'))
      else notify.done(t('queued', { count: queued }))
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div id={MAILS_ID} tabIndex={-1} className="mt-6 scroll-mt-16">
      <h3 className="mb-1.5 text-base font-semibold">{t('title')}</h3>
      {listed && part !== null && <part.MailTable mails={ledger.mails} total={totalOf(ledger)} />}
      {ledger !== null && <Skipped ledger={ledger} />}
      {ledger !== null && (
        <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
          {againOf(ledger).map(({ only, count }) => (
            <Button key={only} busy={busy} onClick={() => void send({ only })}>
              {t(`again.${only}`, { count })}
            </Button>
          ))}
        </p>
      )}
      {failure !== null && <FailureNotice what={t('notSent')} failure={failure} className="mt-2" />}
      {form !== null && <form.SendForm limits={limits} busy={busy} onSend={(to) => void send({ to })} />}
    </div>
  )
}

function Skipped({ ledger: { skipped, skippedRows } }: { ledger: Ledger }) {
  const t = useTranslations('generator.mail')
  if (skipped === 0) return null
  return (
    <Notice tone="note" className="mt-2">
      {t('skipped', { count: skipped, rows: rowRanges(skippedRows.map(({ row }) => row)) })}
    </Notice>
  )
}

function totalOf({ counts }: Ledger): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** What can be resent, and how many emails that is. */
function againOf({ counts, unsent }: Ledger): { only: Only; count: number }[] {
  const all = [
    { only: 'failed', count: counts.failed },
    { only: 'unknown', count: counts.unknown },
    { only: 'unsent', count: unsent },
  ] as const
  return all.filter(({ count }) => count > 0)
}
