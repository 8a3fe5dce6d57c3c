'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { DataTable } from '@/components/ui/data-table'
import { Dialog } from '@/components/ui/dialog'
import { TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { notify } from '@/components/ui/notify'
import { Section } from '@/components/ui/section'
import { ProblemRow } from '@/components/ui/table-notes'
import { useWords } from '@/components/tools/shared/use-words'
import { FileRow } from './file-row'
import type { OwnFile } from './files-api'
import { NotLoaded } from './not-loaded'
import { useOwnFiles } from './use-own-files'

export interface FilesSectionProps {
  readonly number: number
  /** One is gone: what counts them is stale. */
  readonly onChanged?: () => void
}

/** All of the user's files with their expiration dates, to download again or delete. */
export function FilesSection({ number, onChanged }: FilesSectionProps) {
  const t = useTranslations('account.files')
  const words = useWords()
  const { value, refused, busy, problem, load, more, remove } = useOwnFiles()
  const [doomed, setDoomed] = useState<OwnFile | null>(null)

  async function onConfirm(file: OwnFile) {
    setDoomed(null)
    if (!(await remove(file))) return
    notify.done(t('deleted', { name: file.name }))
    onChanged?.()
  }

  const columns = [
    { id: 'name', head: t('name') },
    { id: 'tool', head: t('tool'), width: '13rem' },
    { id: 'size', head: t('size'), width: '5.5rem', align: 'right' },
    { id: 'created', head: t('created'), width: '11.25rem' },
    { id: 'kept', head: t('kept'), width: '8rem' },
    { id: 'actions', head: <span className="heard-only">{t('actions')}</span>, width: '6rem' },
  ] as const
  const rest = value === null ? 0 : value.count - value.files.length
  return (
    <Section
      id="files"
      number={number}
      title={t('title')}
      actions={
        <TextLink alone href="/history" className="text-small">
          {t('history')}
        </TextLink>
      }
      note={value !== null && value.count > 0 && t('total', { count: value.count, size: words.size(value.bytes) })}
    >
      {value === null ? (
        <NotLoaded loading={t('loading')} problem={problem} onAgain={() => void load()} />
      ) : value.count === 0 ? (
        <p className="max-w-175 text-small text-ink2">{t('empty')}</p>
      ) : (
        <>
          <DataTable caption={t('caption')} minWidth="54rem" columns={columns}>
            {value.files.flatMap((file) => [
              <FileRow
                key={file.id}
                file={file}
                busy={busy}
                refusedId={refused?.id === file.id ? `file-${file.id}` : undefined}
                onDelete={() => setDoomed(file)}
              />,
              refused?.id === file.id && (
                <ProblemRow key={`${file.id}-refused`} columns={columns.length} from={0} numbered={false}>
                  <Notice id={`file-${file.id}`} tone="note" live>
                    {refused.sentence}
                  </Notice>
                </ProblemRow>
              ),
            ])}
          </DataTable>
          {problem !== null && (
            <Notice tone="error" live className="mt-2">
              {problem.sentence}
            </Notice>
          )}
          {rest > 0 && (
            <p className="mt-3">
              <Button size="small" busy={busy} onClick={() => void more()}>
                {t('more', { count: rest })}
              </Button>
            </p>
          )}
        </>
      )}
      <Dialog
        open={doomed !== null}
        title={t('ask')}
        confirm={t('delete')}
        safe={t('keep')}
        onConfirm={() => {
          if (doomed !== null) void onConfirm(doomed)
        }}
        onSafe={() => setDoomed(null)}
      >
        <p className="wrap-anywhere">
          <strong className="font-semibold text-ink">{doomed?.name}</strong>
        </p>
        <p>{t('askFact')}</p>
      </Dialog>
    </Section>
  )
}
