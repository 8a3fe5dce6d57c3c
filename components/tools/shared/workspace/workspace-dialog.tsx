'use client'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Trash2 } from 'lucide-react'
import { DialogCell, DialogCells, DialogFacts, DialogFrame } from '@/components/ui/dialog-frame'
import { notify } from '@/components/ui/notify'
import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/link'
import { FailureNotice } from '../failure-notice'
import { ConfirmInPlace } from '../confirm-in-place'
import { useWords } from '../use-words'
import { useWorkspace, type WorkspaceActions } from './use-workspace'
import type { WorkspaceActionProps } from './workspace-action'
import { WorkspaceUsage } from './workspace-usage'
import type { Workspace } from './workspace-api'
import { WorkspaceFile } from './workspace-file'

interface CleanUpProps {
  readonly actions: WorkspaceActions
  /** How many there are. */
  readonly files: number
  readonly running: boolean
}

/** Deletes the files, after a confirmation in place. Nothing if there are none. */
function CleanUp({ actions: { state, ask, keep, clean }, files, running }: CleanUpProps) {
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

/** The files of a document session, newest first. */
function WorkspaceFiles({ workspace: { stats, files } }: { workspace: Workspace }) {
  const t = useTranslations('tools.workspace')
  const words = useWords()
  if (files.length === 0) return <p className="text-small text-ink2">{t('empty')}</p>
  const rest = stats.files - files.length
  return (
    <section aria-label={t('files')}>
      <h3 className="font-narrow text-label text-print">
        {t('total', { count: stats.files, size: words.size(stats.bytes) })}
      </h3>
      <ul className="mt-1 border-y-2 border-heavy">
        {files.map((file) => (
          <WorkspaceFile key={file.id} file={file} />
        ))}
      </ul>
      <p className="mt-1.5 text-small">
        {rest > 0 && <>{t('more', { count: rest })} </>}
        <TextLink alone href="/profile#files">
          {t('all')}
        </TextLink>
      </p>
    </section>
  )
}

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
