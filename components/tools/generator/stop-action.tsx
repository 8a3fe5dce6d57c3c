'use client'

import { useTranslations } from 'next-intl'
import { TitleAction } from '@/components/ui/title-block'
import { StopAction as SharedStopAction } from '../shared/stop-action'
import { keepsFinished } from './options'
import type { Generator } from './use-generator'

/** Ends the run and saves what is finished, if possible. */
export function StopAction({ id, generator }: { id?: string; generator: Generator }) {
  const t = useTranslations('generator.running')
  const { run, options } = generator.state
  if (run.kind === 'running' && run.isStopping) {
    return (
      <TitleAction id={id} data-stop primary={false} disabled>
        {t('stopping')}
      </TitleAction>
    )
  }
  return (
    <SharedStopAction
      id={id}
      onStop={generator.stop}
      told={keepsFinished(options) && run.kind === 'running' && run.operationId !== null ? null : t('stopped')}
    >
      {t('stop')}
    </SharedStopAction>
  )
}
