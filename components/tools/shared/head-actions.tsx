'use client'
import { CircleHelp, History, RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { notify } from '@/components/ui/notify'
import { ButtonLink } from '@/components/ui/button-link'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { ConnectionWatch } from './connection-watch'
import { useFilesRemoved } from './files-removed'
import { MoreActions } from './more-actions'
import { usePrivateMode } from './private-mode'
import { PrivateSwitch, type PrivateSwitchProps } from './private-switch'
import { WorkspaceAction } from './workspace/workspace-action'

interface Tool {
  /** Empties the sheet; the document session with its files stays. */
  startOver(): void
  dispatch(action: { readonly type: 'filesRemoved'; readonly sessionId: string }): void
}

/** The help page of each tool and the text of its link. */
const HELP = {
  generate: { href: '/help#tags', words: 'help' },
  tables: { href: '/help/tables', words: 'helpTables' },
  doses: { href: '/help#doses', words: 'helpDoses' },
} as const

export interface HeadActionsProps {
  readonly tool: Tool
  readonly help: keyof typeof HELP
  /** No file was chosen yet. */
  readonly untouched: boolean
  readonly running: boolean
  /** What goes into private mode, and what it begins with. */
  readonly privately: Pick<PrivateSwitchProps, 'files' | 'onCarried' | 'onSample'>
}

/** Empties the sheet; the document session with its files stays. Hidden it keeps its place. */
function StartOver({ onPress, hidden }: { onPress: () => void; hidden: boolean }) {
  const t = useTranslations('tools')
  return (
    <Button icon={<RotateCcw />} onClick={onPress} className={cx(hidden && 'invisible')}>
      {t('startOver')}
    </Button>
  )
}

/**
 * What every tool has at its head: before there are files the way to the help, then that to earlier runs, the files of the document
 * session and, once there is something to empty, a new beginning.
 */
export function HeadActions({ tool, help, untouched, running, privately }: HeadActionsProps) {
  const t = useTranslations('tools')
  const isPrivate = usePrivateMode() !== null
  useFilesRemoved((sessionId) => {
    tool.dispatch({ type: 'filesRemoved', sessionId })
    if (!untouched) notify.done(t('workspace.removedElsewhere'))
  })
  const privateSwitch = <PrivateSwitch tool={help} disabled={running} {...privately} />
  if (isPrivate) {
    return (
      <MoreActions>
        {privateSwitch}
        {!untouched && <StartOver onPress={tool.startOver} hidden={running} />}
      </MoreActions>
    )
  }
  return (
    <>
      <ConnectionWatch />
      <MoreActions>
        {privateSwitch}
        {untouched && (
          <ButtonLink variant="quiet" href={HELP[help].href} icon={<CircleHelp aria-hidden />}>
            {t(HELP[help].words)}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" href="/history" icon={<History aria-hidden />}>
          {t('history')}
        </ButtonLink>
        <WorkspaceAction running={running} onEmpty={tool.startOver} />
        {/* During a run its place is kept, so that the others do not move. */}
        {!untouched && <StartOver onPress={tool.startOver} hidden={running} />}
      </MoreActions>
    </>
  )
}
