'use client'

import { X } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { usePremium } from './premium-provider'
import { isHarmless, standingOf, type Standing } from './standing'

/** One line over every signed-in screen for a subscription that needs its person, or soon ends. */
export function PremiumBanner() {
  const t = useTranslations('premium')
  const format = useFormatter()
  const { premium } = usePremium()
  const [putAway, setPutAway] = useState<string | null>(null)
  const standing = premium === null ? null : standingOf(premium)
  if (premium === null || standing === null || putAway === JSON.stringify(standing)) return null

  const plan = t(`plans.${premium.subscription?.plan ?? premium.plan}`)
  const day = (at: string) => format.dateTime(new Date(at), { day: 'numeric', month: 'long', year: 'numeric' })
  const sentence = (shown: Standing) => {
    switch (shown.kind) {
      case 'pastDue':
        return shown.until === null ? t('banner.pastDueGranted') : t('banner.pastDue', { plan, date: day(shown.until) })
      case 'ends':
        return t('banner.ends', { plan, date: day(shown.at) })
      case 'pauses':
        return t('banner.pauses', { plan, date: day(shown.at) })
      default:
        return t(`banner.${shown.kind}`, { plan })
    }
  }
  return (
    <div
      role="region"
      aria-label={t('banner.label')}
      data-screen-only
      className="mx-auto mb-3 flex w-full max-w-[105rem] items-start justify-between gap-2 max-sm:mb-0 max-sm:px-4 max-sm:py-2.5"
    >
      <Notice
        tone={isHarmless(standing) ? 'note' : 'error'}
        className="min-w-0 pt-1"
        action={<TextLink href="/subscribe#subscription">{t(`banner.action.${standing.kind}`)}</TextLink>}
      >
        {sentence(standing)}
      </Notice>
      {isHarmless(standing) && (
        <IconButton
          label={t('banner.putAway')}
          icon={<X aria-hidden />}
          onClick={() => setPutAway(JSON.stringify(standing))}
        />
      )}
    </div>
  )
}
