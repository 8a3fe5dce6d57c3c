'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { notify } from '@/components/ui/notify'
import { Spinner } from '@/components/ui/spinner'
import type { CheckoutPhase } from './use-checkout'

/** How far the payment has come, for as long as there is something to say. */
export function CheckoutNotice({ phase, supportEmail }: { phase: CheckoutPhase; supportEmail: string | null }) {
  const t = useTranslations('billing')
  switch (phase.kind) {
    case 'idle':
    case 'open':
      return null
    case 'waiting':
      return phase.late ? (
        <LateNotice transactionId={phase.transactionId} supportEmail={supportEmail} />
      ) : (
        <p role="status" className="flex items-start gap-2 text-small">
          <Spinner className="mt-px" />
          <span>
            <strong className="font-semibold">{t('checkout.received')} </strong>
            {t('checkout.beingSwitchedOn')}
          </span>
        </p>
      )
    case 'holds':
      return (
        <Notice tone="done" live fact={t('checkout.done')}>
          {phase.purpose === 'method'
            ? t('checkout.methodChanged')
            : t('checkout.holds', { plan: t(`plans.${phase.plan}`) })}
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="error" live fact={t('checkout.failed')}>
          {t('checkout.failedRemedy')}
        </Notice>
      )
  }
}

/** What happened, what to do, and where to write, with the number by which a payment is found. */
function LateNotice({ transactionId, supportEmail }: { transactionId: string; supportEmail: string | null }) {
  const t = useTranslations('billing.checkout')
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(transactionId)
      setCopied(true)
    } catch {
      notify.error(t('notCopied'))
    }
  }
  return (
    <div role="status" className="grid max-w-180 gap-2">
      <Notice tone="note" fact={t('late')}>
        {t('lateRemedy')}
      </Notice>
      <p className="pl-6 text-small">
        {supportEmail === null
          ? t('writeToSupport')
          : t.rich('writeTo', {
              email: supportEmail,
              link: (chunks) => (
                <a
                  href={`mailto:${supportEmail}?subject=${encodeURIComponent(transactionId)}`}
                  className="text-act underline decoration-line underline-offset-4 hover:text-act2"
                >
                  {chunks}
                </a>
              ),
            })}
      </p>
      <p className="flex flex-wrap items-center gap-2 pl-6 text-small">
        <code className="font-sans font-medium wrap-anywhere select-all">{transactionId}</code>
        <Button size="small" onClick={() => void copy()}>
          {t(copied ? 'copied' : 'copy')}
        </Button>
      </p>
    </div>
  )
}
