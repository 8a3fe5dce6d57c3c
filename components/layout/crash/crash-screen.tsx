'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { startTransition } from 'react'
import { CrashSheet } from './crash-sheet'

export interface CrashProps {
  readonly error: Error & { readonly digest?: string }
  /** Draws what has crashed again. */
  readonly reset: () => void
}

/** In the place of a screen that has crashed, with the bar and the navigation around it. */
export function CrashScreen({ error, reset }: CrashProps) {
  const t = useTranslations('crash')
  const router = useRouter()
  const words = {
    title: t('title'),
    lead: t('lead'),
    kept: t('kept'),
    again: t('again'),
    id: t('id'),
    home: t('home'),
  }
  // What the server has to do with it is asked for again as well.
  const again = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return <CrashSheet words={words} digest={error.digest} onAgain={again} />
}
