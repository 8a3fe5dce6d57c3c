'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { Notice } from '@/components/ui/notice'
import { FailureNotice } from '../shared/failure-notice'
import { PreviewPaper, type PreviewPaperProps } from './preview-paper'
import { RowField } from './row-field'
import { rowRanges } from './row-ranges'
import type { Preview } from './use-preview'

/** How many of a document's errors are shown below it; the row check has all of them. */
const SAID = 3

export interface PreviewPanelProps {
  readonly preview: Preview
  /** How the document is drawn. */
  readonly size?: PreviewPaperProps['size']
  /** Where its heading is that of a section. */
  readonly isSection?: boolean
  /** At the end of its heading and below it: what changes how it is drawn. */
  readonly resize?: ReactNode
  readonly below?: ReactNode
}

/** One document as a run would make it, and the way to the one before and the next. */
export function PreviewPanel({ preview, size, isSection = false, resize, below }: PreviewPanelProps) {
  const t = useTranslations('generator.preview')
  const failures = useTranslations('generator.failures')
  const { answer, loading, failure, missingRow, ordinal, go } = preview
  const total = answer?.total ?? 0
  const errors = answer?.problems.filter(({ severity, row }) => severity === 'error' && row !== null) ?? []
  const several = answer !== null && answer.rows.length > 1
  const step = (by: number) => {
    const next = ordinal + by
    if (next >= 1 && next <= total) go(next)
  }
  return (
    <div className="min-w-0">
      <div className="mb-2 flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
        {isSection ? (
          <h2 className="text-section font-semibold">{t('title')}</h2>
        ) : (
          <h3 className="text-base font-semibold">{t('title')}</h3>
        )}
        <span className="ml-auto flex flex-wrap items-center justify-end gap-1.5" data-screen-only>
          <IconButton
            framed
            label={t('previous')}
            icon={<ChevronLeft />}
            disabled={ordinal <= 1}
            className="max-sm:size-11"
            onClick={() => step(-1)}
          />
          <RowField preview={preview} onStep={step} />
          <IconButton
            framed
            label={t('next')}
            icon={<ChevronRight />}
            disabled={ordinal >= total}
            className="max-sm:size-11"
            onClick={() => step(1)}
          />
          {resize}
        </span>
      </div>
      {failure !== null ? (
        <FailureNotice what={failures('preview')} failure={failure} onRetry={preview.retry} />
      ) : answer === null ? (
        <p className="border border-line bg-paper px-4 py-16 text-center text-small text-paper-ink">
          {loading ? t('loading') : '—'}
        </p>
      ) : (
        <PreviewPaper
          html={answer.html}
          label={t('label', { name: answer.name })}
          busy={loading}
          size={size}
          onStep={step}
        />
      )}
      {below}
      {missingRow !== null && (
        <Notice tone="note" live className="mt-1.5">
          {t('noRow', { row: String(missingRow) })}
        </Notice>
      )}
      {failure === null && answer !== null && (
        <>
          <p className="mt-1.5 text-small wrap-anywhere text-ink2">
            {t('place', { ordinal: answer.ordinal, total: answer.total, name: answer.name })}
            {several && <> ({t('rows', { count: answer.rows.length, rows: rowRanges(answer.rows) })})</>}
            {answer.cut && <> {t('cut')}</>}
            {(['supposed', 'blank', 'missing'] as const).map(
              (tone) => answer.html.includes(`data-value="${tone}"`) && <span key={tone}> {t(`legend.${tone}`)}</span>,
            )}
          </p>
          {errors.slice(0, SAID).map(({ text }, index) => (
            <Notice key={index} tone="error" className="mt-1.5">
              {text}
            </Notice>
          ))}
        </>
      )}
    </div>
  )
}
