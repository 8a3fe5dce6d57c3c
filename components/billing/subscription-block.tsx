'use client'

import Link from 'next/link'
import { useFormatter, useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import { TitleBlock, TitleCell, titleActionStyle } from '@/components/ui/title-block'
import type { Premium } from './billing-api'
import { usePremium } from './premium-provider'
import { runningOf, type RunningSubscription } from './standing'

/** The user's plan, how and until when it is paid, with a link to manage it; for the side column. */
export function SubscriptionBlock({ managedHere = false }: { managedHere?: boolean }) {
  const t = useTranslations('billing')
  const { premium, unknown } = usePremium()
  const subscription = runningOf(premium)
  return (
    <Section title={t('block.title')}>
      <TitleBlock
        label={t('block.title')}
        waiting={premium === null}
        action={
          !managedHere &&
          premium?.payment !== false && (
            <Link
              href={subscription === null ? '/subscribe' : '/subscribe#subscription'}
              className={titleActionStyle(false)}
              data-screen-only
            >
              {t(subscription === null ? 'block.plans' : 'block.manage')}
            </Link>
          )
        }
      >
        <TitleCell label={t('month.plan')} span={4} strong>
          {premium === null ? '—' : t(`plans.${premium.plan}`)}
        </TitleCell>
        <TitleCell label={t('block.payment')} span={2}>
          {premium === null ? '—' : <Payment premium={premium} />}
        </TitleCell>
        {subscription !== null && <Until renewsAt={premium?.renewsAt ?? null} subscription={subscription} />}
      </TitleBlock>
      {unknown && <p className="mt-2 text-small text-ink2">{t('block.unknown')}</p>}
    </Section>
  )
}

function Payment({ premium }: { premium: Premium }) {
  const t = useTranslations('billing.block')
  const subscription = runningOf(premium)
  if (subscription !== null) return t(`by.${subscription.interval}`)
  if (!premium.payment) return t('off')
  return t(premium.granted ? 'granted' : 'none')
}

function Until({ renewsAt, subscription }: { renewsAt: string | null; subscription: RunningSubscription }) {
  const t = useTranslations('billing.block')
  const format = useFormatter()
  const day = (at: string | null) =>
    at === null ? '—' : format.dateTime(new Date(at), { day: 'numeric', month: 'long', year: 'numeric' })
  const [label, at] = untilWhen(renewsAt, subscription)
  return (
    <>
      <TitleCell label={t(label)} span={4}>
        {day(at)}
      </TitleCell>
      <TitleCell label={t('state')} span={2}>
        {t(`states.${subscription.status}`)}
      </TitleCell>
    </>
  )
}

function untilWhen(renewsAt: string | null, { status, scheduled, graceEndsAt }: RunningSubscription) {
  if (status === 'past_due') return ['payBy', graceEndsAt] as const
  if (scheduled !== null && scheduled.action !== 'resume') return ['ends', scheduled.at] as const
  return ['renews', renewsAt] as const
}
