'use client'

import { useTranslations } from 'next-intl'
import { Spinner } from '@/components/ui/spinner'
import type { Interval, Plan } from './plan'
import { monthsSaved, priceFor, type Prices } from './price'

export interface PlanHeadProps {
  readonly plan: Plan
  readonly interval: Interval
  readonly currency: string
  readonly prices: Prices | null
  /** Shown if there is no price. */
  readonly otherwise: 'loading' | 'none' | 'off'
}

/** The head of a plan's column: its name, and what it costs in Paddle's words. Its height is the same with prices and without. */
export function PlanHead({ plan, interval, currency, prices, otherwise }: PlanHeadProps) {
  const t = useTranslations('billing')
  const price = plan === 'free' ? null : priceFor(prices, plan, interval)
  const saved = plan === 'free' || interval === 'month' ? null : monthsSaved(prices, plan)
  return (
    <>
      <span className="block text-section font-semibold max-sm:font-narrow max-sm:text-base">{t(`plans.${plan}`)}</span>
      {otherwise !== 'off' && (
        <span className="block min-h-18">
          <span className="block min-h-7.5 font-serif text-title font-bold whitespace-nowrap max-sm:text-number">
            {plan === 'free' ? (
              nothingIn(currency)
            ) : price !== null ? (
              price.total
            ) : otherwise === 'loading' ? (
              <>
                <Spinner className="mx-auto inline-block" />
                <span className="heard-only">{t('pricesLoading')}</span>
              </>
            ) : (
              <span aria-hidden>—</span>
            )}
          </span>
          {price !== null && (
            <span className="block font-narrow text-label text-ink2">
              {saved === null ? t(`per.${interval}`) : t('perYearSaving', { count: saved })}
              <span className="block">
                {prices?.country === null ? t('withoutTax') : t('split', { subtotal: price.subtotal, tax: price.tax })}
              </span>
            </span>
          )}
        </span>
      )}
    </>
  )
}

/** Paddle formats prices as in English in every language, and free plans are next to them. */
function nothingIn(currency: string): string {
  const style = { style: 'currency', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat('en-US', { ...style, currency }).format(0)
}
