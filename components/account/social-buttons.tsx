'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { startSocialSignIn, type SocialProvider } from './social-sign-in'
import { useSubmission } from './use-submission'

export interface SocialButtonsProps {
  /** Those that are configured; without any there is nothing to show. */
  readonly providers: readonly SocialProvider[]
  readonly callbackUrl: string
}

/** The ways in by an account that one has elsewhere. */
export function SocialButtons({ providers, callbackUrl }: SocialButtonsProps) {
  const t = useTranslations('account.social')
  const { problem, submit } = useSubmission()
  // A press leads away: the button waits until the page is gone.
  const [leaving, setLeaving] = useState<string | null>(null)
  if (providers.length === 0) return null

  const start = async (id: string) => {
    setLeaving(id)
    let left = false
    await submit(async () => {
      await startSocialSignIn(id, callbackUrl)
      left = true
    })
    if (!left) setLeaving(null)
  }
  return (
    <div role="group" aria-label={t('title')} className="mt-6 grid gap-3.5">
      <p className="flex items-center gap-3 font-narrow text-label text-ink2 before:h-px before:grow before:bg-rule after:h-px after:grow after:bg-rule">
        {t('title')}
      </p>
      <div className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {providers.map(({ id, name }) => (
          <Button
            key={id}
            size="large"
            wide
            busy={leaving === id}
            disabled={leaving !== null}
            aria-label={t('with', { provider: name })}
            onClick={() => void start(id)}
          >
            {name}
          </Button>
        ))}
      </div>
      {problem !== null && (
        <Notice tone="error" live>
          {problem.sentence}
        </Notice>
      )}
    </div>
  )
}
