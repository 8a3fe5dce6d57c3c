'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { usePremium } from './premium-provider'

/** The plan's name in the header, on wide screens; nothing while it is unknown or without payments. */
export function PlanHint() {
  const t = useTranslations('premium')
  const { premium } = usePremium()
  if (premium === null || !premium.payment) return null
  return (
    <Link
      href="/subscribe"
      className="ring-bar mr-1 hidden h-full items-center px-2 text-small whitespace-nowrap text-bar-text tint hover:text-bar-active xl:flex"
    >
      <span className="heard-only">{t('hint')}: </span>
      {t(`plans.${premium.plan}`)}
    </Link>
  )
}
