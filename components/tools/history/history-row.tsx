'use client'

import { Download, FolderInput, RotateCcw, Trash2, X } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { IconButton } from '@/components/ui/icon-button'
import { iconButtonStyle } from '@/components/ui/icon-button-style'
import { DownloadLink } from '../shared/download-action'
import type { HistoryEntry } from './history-api'
import { KeptCell } from './kept-cell'
import { StartedCell } from './started-cell'
import { isUnderWay, StateCell } from './state-cell'

export interface HistoryRowProps {
  readonly operation: HistoryEntry
  readonly now: Date
  readonly busy: boolean
  readonly onAgain: () => void
  readonly onOpen: () => void
  readonly onCancel: () => void
  readonly onRemove: () => void
}

/** One operation, with what can be done about it. */
export function HistoryRow({ operation, now, busy, onAgain, onOpen, onCancel, onRemove }: HistoryRowProps) {
  const t = useTranslations('history')
  const format = useFormatter()
  const { kind, state, seen, sources, results, remarks, error, sessionId } = operation
  const underWay = isUnderWay(operation)
  const file = operation.files[0]
  const name = operation.name ?? sources[0] ?? t(`tools.${kind}`)
  const unseen = !seen && (state === 'succeeded' || state === 'failed')
  return (
    <DataRow number={unseen ? <b className="-mx-1.5 whitespace-nowrap text-ink">{t('unseen')}</b> : ''}>
      <DataCell wrap>
        <span className={unseen ? 'font-semibold' : undefined}>{name}</span>
        <span className="block font-narrow text-label text-ink2">
          {error ?? t('from', { count: sources.length, first: sources[0] ?? '', second: sources[1] ?? '' })}
        </span>
      </DataCell>
      <DataCell wrap>{t(`tools.${kind}`)}</DataCell>
      <DataCell wrap>
        <StateCell operation={operation} />
      </DataCell>
      <DataCell align="right" wrap>
        {underWay ? '—' : format.number(results)}
      </DataCell>
      <DataCell align="right" wrap className={remarks > 0 ? 'font-semibold text-blue' : undefined}>
        {underWay ? '—' : format.number(remarks)}
      </DataCell>
      <DataCell wrap>
        <StartedCell at={operation.createdAt} now={now} />
      </DataCell>
      <DataCell wrap>
        <KeptCell operation={operation} now={now} />
      </DataCell>
      <DataCell align="right" bare className="align-top">
        <span className="flex justify-end gap-1 px-1.5 py-0.5" data-screen-only>
          {underWay ? (
            <IconButton label={t('cancel', { name })} icon={<X aria-hidden />} disabled={busy} onClick={onCancel} />
          ) : (
            <>
              {file !== undefined && (
                <DownloadLink
                  result={{ ...file, sessionId }}
                  aria-label={t('download', { name: file.name })}
                  title={t('download', { name: file.name })}
                  className={iconButtonStyle()}
                >
                  <Download aria-hidden />
                </DownloadLink>
              )}
              <IconButton
                label={t('open', { name })}
                icon={<FolderInput aria-hidden />}
                disabled={busy}
                onClick={onOpen}
              />
              <IconButton
                label={t('again', { name })}
                icon={<RotateCcw aria-hidden />}
                disabled={busy}
                onClick={onAgain}
              />
              <IconButton
                label={t('remove', { name })}
                icon={<Trash2 aria-hidden />}
                danger
                disabled={busy}
                onClick={onRemove}
              />
            </>
          )}
        </span>
      </DataCell>
    </DataRow>
  )
}
