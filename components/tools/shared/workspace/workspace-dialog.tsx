'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { DialogCell, DialogCells, DialogFacts, DialogFrame } from '@/components/ui/dialog-frame'
import { notify } from '@/components/ui/notify'
import { FailureNotice } from '../failure-notice'
import { CleanUp } from './clean-up'
import { useWorkspace } from './use-workspace'
import type { WorkspaceActionProps } from './workspace-action'
import { WorkspaceFiles } from './workspace-files'
import { WorkspaceUsage } from './workspace-usage'

/** The files of the document session and the use of the month, with the ways to remove the files and to begin another session. */
export function WorkspaceDialog({ running, onEmpty, onClose }: WorkspaceActionProps & { onClose: () => void }) {
  const t = useTranslations('tools.workspace')
  const failures = useTranslations('tools.failures')
  const closeButton = useRef<HTMLButtonElement>(null)
  const actions = useWorkspace(onCleaned, onLeft)
  const { workspace, failed, busy } = actions.state

  function onCleaned(count: number): void {
    onEmpty()
    notify.done(t('cleaned', { count }))
    onClose()
  }

  function onLeft(): void {
    onEmpty()
    notify.done(t('left'))
    onClose()
  }

  return (
    <DialogFrame open title={t('title')} onEscape={onClose} initialFocus={closeButton}>
      <DialogFacts>{t('fact')}</DialogFacts>
      <div className="mt-3 grid gap-4 px-5" aria-busy={busy}>
        {workspace === null ? (
          failed === null && (
            <p role="status" className="text-small text-ink2">
              {t('loading')}
            </p>
          )
        ) : (
          <>
            <WorkspaceFiles workspace={workspace} />
            <CleanUp actions={actions} files={workspace.stats.files} running={running} />
            <WorkspaceUsage stats={workspace.stats} />
          </>
        )}
        {failed !== null && (
          <FailureNotice
            what={failures(failed.what)}
            failure={failed.failure}
            onRetry={failed.what === 'cleanup' ? actions.clean : actions.load}
          />
        )}
      </div>
      <DialogCells>
        <DialogCell tone="plain" disabled={running || busy} onClick={actions.leave}>
          {t(running ? 'runningFirst' : 'leave')}
        </DialogCell>
        <DialogCell tone="filled" ref={closeButton} onClick={onClose}>
          {t('close')}
        </DialogCell>
      </DialogCells>
    </DialogFrame>
  )
}
