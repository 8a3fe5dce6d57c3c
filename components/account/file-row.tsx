'use client'

import { Download, Trash2 } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { downloadHref } from '@/components/tools/shared/download-action'
import { useWords } from '@/components/tools/shared/use-words'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { IconButton } from '@/components/ui/icon-button'
import { iconButtonStyle } from '@/components/ui/icon-button-style'
import type { OwnFile } from './files-api'
import { lastDay } from './last-day'
import { Moment } from './moment'

export interface FileRowProps {
  readonly file: OwnFile
  readonly busy: boolean
  /** The id of the notice that says why it was not deleted; the row of that notice follows. */
  readonly refusedId?: string
  readonly onDelete: () => void
}

/** A file: what it is, until when it is kept, and the two things to do with it. */
export function FileRow({ file, busy, refusedId, onDelete }: FileRowProps) {
  const t = useTranslations('account.files')
  const words = useWords()
  const { name, kind, tool, size, createdAt, expiresAt } = file
  return (
    <DataRow open={refusedId !== undefined}>
      <DataCell aria-describedby={refusedId}>{name}</DataCell>
      <DataCell quiet>
        {tool === null
          ? t('unused')
          : kind === 'upload'
            ? t('source', { tool: t(`tools.${tool}`) })
            : t(`tools.${tool}`)}
      </DataCell>
      <DataCell align="right">{words.size(size)}</DataCell>
      <DataCell quiet>
        <Moment at={createdAt} />
      </DataCell>
      <DataCell>
        <KeptUntil at={expiresAt} />
      </DataCell>
      <DataCell bare className="px-1 align-middle max-sm:h-11">
        {/* On a small screen each of the two has 44 px to itself. */}
        <span className="flex items-center gap-1 max-sm:justify-around max-sm:gap-0" data-screen-only>
          <a
            href={downloadHref(file)}
            download={name}
            aria-label={t('downloadNamed', { name })}
            title={t('downloadNamed', { name })}
            className={iconButtonStyle({})}
          >
            <Download aria-hidden />
          </a>
          <IconButton
            danger
            label={t('deleteNamed', { name })}
            icon={<Trash2 aria-hidden />}
            disabled={busy}
            onClick={onDelete}
          />
        </span>
      </DataCell>
    </DataRow>
  )
}

/** The day on which a file goes on its own; from the day before as a word, and in ochre. */
function KeptUntil({ at }: { at: string }) {
  const t = useTranslations('account.files')
  const format = useFormatter()
  // Rendered in the browser only, so the reader's own clock and zone can be asked.
  const [now] = useState(() => new Date())
  const end = new Date(at)
  const day = lastDay(end, now)
  if (day === null) return <Moment at={at} hour={false} />
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const time = format.dateTime(end, { hour: '2-digit', minute: '2-digit', timeZone })
  return (
    <time dateTime={at} className="font-semibold text-ochre">
      {t(day, { time })}
    </time>
  )
}
