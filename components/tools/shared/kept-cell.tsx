'use client'

import { useTranslations } from 'next-intl'
import { TitleCell } from '@/components/ui/title-block'
import { usePrivateMode } from './private-mode'
import { KeptUntil } from './kept-until'

const DAY = 24

/** In the title block: how long a result is kept; once there is one, until when. */
export function KeptCell({ hours, expiresAt }: { hours: number; expiresAt: string | null }) {
  const t = useTranslations('tools.release')
  if (usePrivateMode() !== null) return <TitleCell label={t('kept')}>{t('keptHere')}</TitleCell>
  if (expiresAt !== null) {
    return (
      <TitleCell label={t('keptUntil')}>
        <KeptUntil expiresAt={expiresAt} />
      </TitleCell>
    )
  }
  return (
    <TitleCell label={t('kept')}>
      {hours > DAY ? t('days', { count: hours / DAY }) : t('hours', { count: hours })}
    </TitleCell>
  )
}
