'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/icon-button'
import { rowRanges } from './row-ranges'
import type { Preview } from './use-preview'

/** The email for the shown document, with buttons for the previous and next one. */
export function LetterPreview({ preview }: { preview: Preview }) {
  const t = useTranslations('generator.letter')
  const { answer, ordinal, go } = preview
  const letter = answer?.letter
  if (answer === null || letter === undefined || letter === null) return null
  return (
    <section aria-label={t('preview')} className="mt-3">
      <div className="flex min-h-8 items-center gap-1.5">
        <h3 className="text-small font-semibold">
          {t('ofRows', { count: answer.rows.length, rows: rowRanges(answer.rows) })}
        </h3>
        <span className="ml-auto flex gap-1.5" data-screen-only>
          <IconButton
            framed
            label={t('previous')}
            icon={<ChevronLeft />}
            disabled={ordinal <= 1}
            onClick={() => go(ordinal - 1)}
          />
          <IconButton
            framed
            label={t('next')}
            icon={<ChevronRight />}
            disabled={ordinal >= answer.total}
            onClick={() => go(ordinal + 1)}
          />
        </span>
      </div>
      <dl className="mt-1.5 border border-line px-3 py-2 text-small" aria-busy={preview.loading}>
        <dt className="font-narrow text-label text-ink2">{t('subject')}</dt>
        <dd className="font-semibold wrap-anywhere">{letter.subject ?? <Usual />}</dd>
        <dt className="mt-1.5 font-narrow text-label text-ink2">{t('text')}</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{letter.text ?? <Usual />}</dd>
      </dl>
    </section>
  )
}

/** Shown instead of custom text. */
function Usual() {
  const t = useTranslations('generator.letter')
  return <span className="font-normal text-ink2">{t('usual')}</span>
}
