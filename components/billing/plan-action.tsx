'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Premium } from './billing-api'
import { isHigher, type Interval, type Plan } from './plan'
import { runningOf } from './standing'

export interface PlanActionProps {
  readonly plan: Plan
  readonly interval: Interval
  readonly premium: Premium | null
  /** The plan whose press is under way. */
  readonly busy: string | null
  /** Nothing can be pressed: the user's plan isn't known yet, or a payment is in progress. */
  readonly held: boolean
  readonly onBuy: () => void
  readonly onChange: () => void
}

/** What can be done about a plan: it is one's own, it is bought, or a running subscription changes to it. */
export function PlanAction({ plan, interval, premium, busy, held, onBuy, onChange }: PlanActionProps) {
  const t = useTranslations('billing')
  const subscription = runningOf(premium)
  const running = subscription !== null
  const words = (
    key: 'currentPlan' | 'inYours' | 'afterCancelling' | 'takeBackFirst' | 'payFirst' | 'cancelPaused',
  ) => <span className="font-narrow text-label text-ink2">{t(key)}</span>

  if (premium !== null && !running && premium.plan === plan) return words('currentPlan')
  if (plan === 'free') return running ? words('afterCancelling') : premium !== null && words('inYours')
  if (premium !== null && !running && isHigher(premium.plan, plan)) return words('inYours')
  if (running && subscription.plan === plan && subscription.interval === interval) return words('currentPlan')
  if (running && subscription.status === 'paused') return words('cancelPaused')
  if (running && subscription.status === 'past_due') return words('payFirst')
  if (running && subscription.scheduled !== null) return words('takeBackFirst')
  return (
    <Button
      wide
      variant={plan === 'professional' ? 'primary' : 'secondary'}
      busy={busy === plan}
      disabled={held || busy !== null}
      aria-label={t(running ? 'changeTo' : 'choose', { plan: t(`plans.${plan}`) })}
      onClick={running ? onChange : onBuy}
      className="max-sm:px-1 sm:min-h-10"
    >
      {/* Three columns of a small screen have no room for the plan's name, which is at their head. */}
      <span className="sm:hidden">{t(running ? 'changeShort' : 'chooseShort')}</span>
      <span className="max-sm:hidden">{t(running ? 'changeTo' : 'choose', { plan: t(`plans.${plan}`) })}</span>
    </Button>
  )
}
