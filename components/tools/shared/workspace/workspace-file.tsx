'use client'

import { Download, Info } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { OwnFile } from '@/components/account/files-api'
import { Moment } from '@/components/account/moment'
import { IconButton } from '@/components/ui/icon-button'
import { iconButtonStyle } from '@/components/ui/icon-button-style'
import { DownloadLink } from '../download-action'
import { FailureNotice } from '../failure-notice'
import { failureOf, type Failure } from '../failure'
import { fetchFileInfo, type FileInfo } from '../file-info-api'
import { KeptUntil } from '../kept-until'
import { useWords } from '../use-words'

/** A file with its size, what made it, until when it is kept; and one press away what else is known of it. */
export function WorkspaceFile({ file }: { file: OwnFile }) {
  const t = useTranslations('tools.workspace')
  const failures = useTranslations('tools.failures')
  const words = useWords()
  const id = useId()
  const [open, setOpen] = useState(false)
  const [info, setInfo] = useState<FileInfo | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const { name, size, kind, tool, expiresAt } = file

  async function look(): Promise<void> {
    setFailure(null)
    try {
      setInfo(await fetchFileInfo(file))
    } catch (error) {
      setFailure(failureOf(error))
    }
  }

  return (
    <li className="border-b border-rule py-1.5 last:border-b-0">
      <div className="flex items-start gap-1">
        <div className="min-w-0 grow">
          <p className="text-cell wrap-anywhere">{name}</p>
          <p className="font-narrow text-label text-ink2">
            {tool === null ? t('uploaded') : t(kind === 'upload' ? 'source' : 'result', { tool: t(`tools.${tool}`) })}
            {', '}
            {words.size(size)}
            {', '}
            {t.rich('kept', { until: () => <KeptUntil expiresAt={expiresAt} /> })}
          </p>
        </div>
        <IconButton
          label={t('info', { name })}
          icon={<Info aria-hidden />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            setOpen(!open)
            if (!open && info === null) void look()
          }}
        />
        <DownloadLink
          result={file}
          aria-label={t('download', { name })}
          title={t('download', { name })}
          className={iconButtonStyle()}
        >
          <Download aria-hidden />
        </DownloadLink>
      </div>
      <div id={id} hidden={!open}>
        {failure !== null ? (
          <FailureNotice what={failures('fileInfo')} failure={failure} onRetry={() => void look()} />
        ) : info === null ? (
          <p className="text-small text-ink2">{t('loading')}</p>
        ) : (
          <Facts info={info} file={file} />
        )}
      </div>
    </li>
  )
}

function Facts({ info, file }: { info: FileInfo; file: OwnFile }) {
  const t = useTranslations('tools.workspace')
  const format = useFormatter()
  const facts = [
    { key: 'created', value: <Moment at={info.createdAt} /> },
    { key: 'bytes', value: format.number(info.size) },
    ...(info.items !== null && file.kind === 'result' && file.tool !== null
      ? [{ key: `items.${file.tool}` as const, value: format.number(info.items) }]
      : []),
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 pt-1 text-small">
      {facts.map(({ key, value }) => (
        <div key={key} className="flex gap-1.5">
          <dt className="text-ink2">{t(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
