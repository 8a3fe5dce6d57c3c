'use client'

import { ArrowRight, Download, Ellipsis, FolderInput, RotateCcw, Trash2, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ActionMenu } from '@/components/ui/action-menu'
import { cx } from '@/components/ui/cx'
import { IconButton } from '@/components/ui/icon-button'
import { Button } from '@/components/ui/button'
import { buttonStyle } from '@/components/ui/button-style'
import { iconButtonStyle } from '@/components/ui/icon-button-style'
import { DownloadLink } from '../shared/download-action'
import type { Taker } from '../shared/hand-over'
import type { HistoryEntry } from './history-api'
import { useHistoryName } from './history-name'
import { isUnderWay } from './state-cell'

export interface HistoryActionsProps {
  readonly operation: HistoryEntry
  readonly busy: boolean
  readonly onAgain: () => void
  readonly onOpen: () => void
  /** Hands its workbook to another tool. */
  readonly onHandOver: (taker: WorkbookTaker) => void
  readonly onCancel: () => void
  readonly onRemove: () => void
  /** The two main ones in words. */
  readonly worded?: boolean
  readonly className?: string
}

/** The tools that read a workbook. */
export type WorkbookTaker = Exclude<Taker, 'tables'>

/** Those that can take the result of an operation. */
function takersOf({ kind, files }: HistoryEntry): readonly WorkbookTaker[] {
  if (files[0]?.name.endsWith('.xlsx') !== true) return []
  return kind === 'tables' ? ['doses', 'generate'] : kind === 'doses' ? ['generate'] : []
}

/** As large as a finger on a small screen. */
const SMALL_TARGET = 'max-sm:size-11'

/** The actions for an operation: stopped while it runs; then downloaded and repeated, and in a menu opened, handed on, deleted. */
export function HistoryActions({
  operation,
  busy,
  onAgain,
  onOpen,
  onHandOver,
  onCancel,
  onRemove,
  worded = false,
  className,
}: HistoryActionsProps) {
  const t = useTranslations('history')
  const name = useHistoryName(operation)
  const file = operation.files[0]
  return (
    <span className={cx('flex gap-1', className)} data-screen-only>
      {isUnderWay(operation) ? (
        <IconButton label={t('cancel', { name })} icon={<X aria-hidden />} disabled={busy} onClick={onCancel} />
      ) : (
        <>
          {file !== undefined && (
            <DownloadLink
              result={{ ...file, sessionId: operation.sessionId }}
              aria-label={t('download', { name: file.name })}
              title={t('download', { name: file.name })}
              className={worded ? buttonStyle('secondary', 'small') : iconButtonStyle({ framed: true })}
            >
              <Download aria-hidden />
              {worded && t('short.download')}
            </DownloadLink>
          )}
          <Button
            size="small"
            aria-label={t('again', { name })}
            title={t('again', { name })}
            icon={<RotateCcw aria-hidden />}
            disabled={busy}
            onClick={onAgain}
            className={worded ? undefined : 'size-6.5 px-0 sm:px-0'}
          >
            {worded && t('short.again')}
          </Button>
          <ActionMenu
            label={t('actionsOf', { name })}
            icon={<Ellipsis aria-hidden />}
            disabled={busy}
            triggerClassName={cx(iconButtonStyle({ framed: true }), SMALL_TARGET)}
            actions={[
              { id: 'open', label: t('short.open'), icon: <FolderInput aria-hidden />, onSelect: onOpen },
              ...takersOf(operation).map((taker) => ({
                id: taker,
                label: t(`short.handOver.${taker}`),
                icon: <ArrowRight aria-hidden />,
                onSelect: () => onHandOver(taker),
              })),
              {
                id: 'remove',
                label: t('short.remove'),
                icon: <Trash2 aria-hidden />,
                danger: true,
                onSelect: onRemove,
              },
            ]}
          />
        </>
      )}
    </span>
  )
}
