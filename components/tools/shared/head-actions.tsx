'use client'

import { History } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { StartOver } from './start-over'

/** What every tool has at its head: the way to earlier runs and, once there is something to empty, a new beginning. */
export function HeadActions({ onStartOver }: { onStartOver: (() => void) | null }) {
  const t = useTranslations('tools')
  return (
    <>
      <ButtonLink variant="quiet" href="/history" icon={<History aria-hidden />}>
        {t('history')}
      </ButtonLink>
      {onStartOver !== null && <StartOver onPress={onStartOver} />}
    </>
  )
}
