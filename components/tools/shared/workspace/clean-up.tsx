'use client'

import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ConfirmInPlace } from '../confirm-in-place'
import type { WorkspaceActions } from './use-workspace'

export interface CleanUpProps {
  readonly actions: WorkspaceActions
  /** How many there are. */
  readonly files: number
  readonly running: boolean
}

/** Deletes the files, after a confirmation in place. Nothing if there are none. */
export function CleanUp({ actions: { state, ask, keep, clean }, files, running }: CleanUpProps) {
  const t = useTranslations('tools.workspace')
  if (files === 0) return null
  if (state.asked) {
    return (
      <ConfirmInPlace
        question={t('cleanQuestion', { count: files })}
        fact={t('cleanFact')}
        confirm={t('clean', { count: files })}
        safe={t('keep')}
        busy={state.busy}
        onConfirm={clean}
        onSafe={keep}
      />
    )
  }
  return (
    <p>
      <Button variant="danger" icon={<Trash2 aria-hidden />} disabled={running || state.busy} onClick={ask}>
        {running ? t('runningFirst') : t('clean', { count: files })}
      </Button>
    </p>
  )
}
