'use client'

import { useTranslations } from 'next-intl'
import { StopAction as SharedStopAction } from '../shared/stop-action'
import type { Generator } from './use-generator'

/** Gives the run up. */
export function StopAction({ id, generator }: { id?: string; generator: Generator }) {
  const t = useTranslations('generator.running')
  return (
    <SharedStopAction id={id} onStop={generator.stop} told={t('stopped')}>
      {t('stop')}
    </SharedStopAction>
  )
}
