'use client'

import { FileDown, Mail, Merge, Play, RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { buttonStyle } from '@/components/ui/button-style'
import { cx } from '@/components/ui/cx'
import { FileButton } from '@/components/ui/file-button'
import { DownloadLink, entryOf } from '../shared/download-action'
import { ROW_KINDS } from '../shared/file-kinds'
import { usePrivateMode } from '../shared/private-mode'
import { waitingRows } from './edits'
import { KeepTemplateAction } from './keep-template-action'
import { restOf } from './rest-of'
import { rowRanges } from './row-ranges'
import { CHECK_ID } from './sheet-parts'
import type { Run } from './state'
import { MAILS_ID } from './use-mails'
import type { Generator } from './use-generator'

/** The file in the zip that lists the rows without documents, with the reasons. */
const FAILED_ROWS = 'errors.xlsx'

/** Possible next steps after a result: next to the title block, so that they are visible without scrolling. */
export function ResultNext({
  run: { result },
  generator,
  className,
}: {
  run: Extract<Run, { kind: 'done' }>
  generator: Generator
  className?: string
}) {
  const t = useTranslations('generator.result')
  const isPrivate = usePrivateMode() !== null
  const { state, dispatch } = generator
  const archive = result.name.endsWith('.zip') ? result : null
  const rest = restOf(result) ?? 0
  const failed = result.failed.length
  /** Rows that were in no document because a question about them is open. */
  const waiting = waitingRows(state.inspected?.answer.review).length

  /** Back to the sheet as it is filled in, with this result kept to complete. */
  function goBack(place: string, options: Parameters<typeof dispatch>[0]): void {
    dispatch(options)
    requestAnimationFrame(() => document.getElementById(place)?.scrollIntoView({ block: 'start' }))
  }

  return (
    <section aria-label={t('next')} className={cx('px-4 pb-5 sm:px-5 sm:max-xl:pt-5', className)}>
      <h2 className="mb-2 text-section font-semibold">{t('next')}</h2>
      <ul className="grid gap-2 [&_a]:w-full [&_a]:justify-start [&_button]:w-full [&_button]:justify-start [&_button]:text-left [&_label]:w-full [&_label]:justify-start [&_label]:text-left">
        {rest > 0 && (
          <Item>
            <Button icon={<Play aria-hidden />} onClick={() => generator.runRest(result)}>
              {t('rest', { count: rest })}
            </Button>
          </Item>
        )}
        {failed > 0 && (
          <Item>
            <Button
              icon={<RotateCcw aria-hidden />}
              onClick={() => goBack(CHECK_ID, { type: 'optionsChanged', options: {} })}
            >
              {t('fix', { count: failed })}
            </Button>
          </Item>
        )}
        {waiting > 0 && (
          <Item>
            <Button
              icon={<RotateCcw aria-hidden />}
              onClick={() => goBack(CHECK_ID, { type: 'optionsChanged', options: { onlyChanged: true } })}
            >
              {t('answer', { count: waiting })}
            </Button>
          </Item>
        )}
        {failed > 0 && archive !== null && (
          <Item>
            <DownloadLink result={entryOf(archive, FAILED_ROWS)} className={buttonStyle('quiet')}>
              <FileDown aria-hidden />
              {t('failedRows', { count: failed, rows: rowRanges(result.failed) })}
            </DownloadLink>
          </Item>
        )}
        {!isPrivate && (
          <Item>
            <Button icon={<Mail aria-hidden />} onClick={showMails}>
              {t('send')}
            </Button>
          </Item>
        )}
        {!state.options.single && result.acts.length > 1 && (
          <Item>
            <Button
              icon={<Merge aria-hidden />}
              onClick={() => goBack('release', { type: 'optionsChanged', options: { single: true } })}
            >
              {t('combine')}
            </Button>
          </Item>
        )}
        {!isPrivate && (
          <Item>
            <KeepTemplateAction generator={generator} />
          </Item>
        )}
        <Item>
          <FileButton name="excel" accept={ROW_KINDS} onFile={(file) => generator.choose('data', file)}>
            {t('corrected')}
          </FileButton>
        </Item>
      </ul>
    </section>
  )
}

function Item({ children }: { children: ReactNode }) {
  return <li className="min-w-0 empty:hidden">{children}</li>
}

function showMails(): void {
  const place = document.getElementById(MAILS_ID)
  place?.scrollIntoView({ block: 'start' })
  place?.querySelector('input')?.focus({ preventScroll: true })
}
