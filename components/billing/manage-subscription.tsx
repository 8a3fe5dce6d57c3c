'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { forgiven } from '@/components/account/api-error'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { notify } from '@/components/ui/notify'
import { Section } from '@/components/ui/section'
import { cancelSubscription, portalUrl, resumeSubscription, type OwnSubscription } from './billing-api'
import { Invoices } from './invoices'
import { usePremium } from './premium-provider'
import type { Checkout } from './use-checkout'
import { useTask } from './use-task'

export interface ManageSubscriptionProps {
  readonly subscription: OwnSubscription
  /** When the plan ends if it is cancelled now. */
  readonly endsAt: string | null
  readonly checkout: Checkout
}

/** The actions for a running subscription except changing the plan; errors are shown in place. */
export function ManageSubscription({ subscription, endsAt, checkout }: ManageSubscriptionProps) {
  const t = useTranslations('billing.manage')
  const tPlans = useTranslations('billing.plans')
  const format = useFormatter()
  const { refresh } = usePremium()
  const task = useTask<'portal' | 'cancel' | 'resume'>()
  const [asking, setAsking] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { status, scheduled, plan } = subscription
  const cancelling = scheduled?.action === 'cancel'
  // Of what is not paid there's no period to wait for the end of.
  const endsAtOnce = status === 'past_due' || status === 'paused'
  const busy = task.busy !== null || checkout.task.busy !== null
  const day = (at: string | null) =>
    at === null ? t('periodEnd') : format.dateTime(new Date(at), { day: 'numeric', month: 'long', year: 'numeric' })

  // The section comes once the plan is known, after the browser has looked for the place that the address names.
  useEffect(() => {
    if (window.location.hash === '#subscription') place.current?.scrollIntoView()
  }, [])

  // What Paddle has done applies, even if it can't be shown now.
  const cancel = () =>
    task.run('cancel', async () => {
      setAsking(false)
      await cancelSubscription()
      await refresh().catch(forgiven)
      notify.done(t('cancelled'))
    })
  const resume = () =>
    task.run('resume', async () => {
      await resumeSubscription()
      await refresh().catch(forgiven)
      notify.done(t('resumed'))
    })
  const portal = () =>
    task.run('portal', async () => {
      window.location.assign(await portalUrl())
    })

  return (
    <Section id="subscription" title={t('title')} note={t('note')}>
      <div ref={place} className="flex max-w-270 scroll-mt-20 flex-wrap gap-2" data-screen-only>
        <Button
          variant={status === 'past_due' ? 'primary' : 'secondary'}
          busy={checkout.task.busy === 'method'}
          disabled={busy}
          onClick={() => void checkout.changeMethod()}
        >
          {t('method')}
        </Button>
        <Button busy={task.busy === 'portal'} disabled={busy} onClick={() => void portal()}>
          {t('portal')}
        </Button>
        {cancelling ? (
          <Button busy={task.busy === 'resume'} disabled={busy} onClick={() => void resume()}>
            {t('resume')}
          </Button>
        ) : (
          <Button variant="danger" busy={task.busy === 'cancel'} disabled={busy} onClick={() => setAsking(true)}>
            {t('cancel')}
          </Button>
        )}
      </div>
      {task.trouble !== null && (
        <Notice tone="error" live className="mt-3">
          {task.trouble.sentence}
        </Notice>
      )}
      <Invoices />
      <Dialog
        open={asking}
        title={t('ask')}
        confirm={t('cancelNow')}
        safe={t('keep')}
        onConfirm={() => void cancel()}
        onSafe={() => setAsking(false)}
      >
        {endsAtOnce ? t('factAtOnce') : t('fact', { plan: tPlans(plan), date: day(endsAt) })}
      </Dialog>
    </Section>
  )
}
