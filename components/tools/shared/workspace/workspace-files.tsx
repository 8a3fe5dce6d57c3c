'use client'

import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/link'
import { useWords } from '../use-words'
import type { Workspace } from './workspace-api'
import { WorkspaceFile } from './workspace-file'

/** The files of a document session, newest first. */
export function WorkspaceFiles({ workspace: { stats, files } }: { workspace: Workspace }) {
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
