'use client'

import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { isField } from '../shared/desk/desk-keys'
import { areSingleKeysOn } from '../shared/shortcuts/single-keys'
import { DownloadLink, entryOf, type Downloadable } from '../shared/download-action'
import { failureOf, type Failure } from '../shared/failure'
import { FailureNotice } from '../shared/failure-notice'
import type { PreviewAnswer } from './answers'
import { PreviewPaper } from './preview-paper'
import { previewStored } from './requests'
import type { ResultRow } from './result-rows'
import type { Generator } from './use-generator'

export interface ResultPreviewProps {
  /** The first row of the shown document. */
  readonly row: number
  readonly rows: readonly ResultRow[]
  readonly generator: Generator
  readonly archive: Downloadable | null
  readonly onOpen: (row: number | null) => void
}

/** By their place on the keyboard: a Russian one has letters there. */
const STEPS: Readonly<Partial<Record<string, number>>> = { BracketLeft: -1, BracketRight: 1 }

function isModified({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey
}

interface Shown {
  readonly row: number
  readonly answer: PreviewAnswer | null
  readonly failure: Failure | null
}

/** A document of the result next to the list: the previous and next one with buttons or arrow keys. */
export function ResultPreview({ row, rows, generator, archive, onOpen }: ResultPreviewProps) {
  const t = useTranslations('generator.preview')
  const failures = useTranslations('generator.failures')
  const result = useTranslations('generator.result')
  const { readyQuestion, state } = generator
  const { pattern } = state.options
  const [shown, setShown] = useState<Shown | null>(null)
  const key = readyQuestion === null ? null : JSON.stringify(readyQuestion)

  useEffect(() => {
    if (key === null) return
    const controller = new AbortController()
    const { signal } = controller
    // Parsed again, because only its content shows whether it is another question.
    const question = JSON.parse(key) as NonNullable<typeof readyQuestion>
    previewStored(question, pattern, { row }, signal).then(
      (answer) => setShown({ row, answer, failure: null }),
      (error: unknown) => {
        if (!signal.aborted) setShown({ row, answer: null, failure: failureOf(error) })
      },
    )
    return () => controller.abort()
  }, [key, pattern, row])

  const made = rows.filter(({ name }) => name !== null)
  const at = made.findIndex((each) => each.rows[0] === row)
  const current = made[at]
  const step = (by: number) => {
    const next = made[at + by]
    if (next !== undefined) onOpen(next.rows[0])
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { code, target } = event
    const by = STEPS[code]
    if (by === undefined || isModified(event) || !areSingleKeysOn()) return
    if (target instanceof Element && isField(target)) return
    event.preventDefault()
    step(by)
  })
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', key)
    return () => document.removeEventListener('keydown', key)
  }, [])
  return (
    <section
      data-result-preview
      aria-label={t('title')}
      className="min-w-0 lg:sticky lg:top-[calc(var(--bar-height)+var(--strip)+1rem)]"
    >
      <div className="mb-2 flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="min-w-0 grow text-base font-semibold wrap-anywhere">{current?.name ?? t('title')}</h3>
        <span className="flex items-center gap-1.5" data-screen-only>
          <IconButton framed label={t('previous')} icon={<ChevronLeft />} disabled={at <= 0} onClick={() => step(-1)} />
          <IconButton
            framed
            label={t('next')}
            icon={<ChevronRight />}
            disabled={at === -1 || at === made.length - 1}
            onClick={() => step(1)}
          />
          <IconButton label={result('closePreview')} icon={<X />} onClick={() => onOpen(null)} />
        </span>
      </div>
      {shown !== null && shown.failure !== null ? (
        <FailureNotice what={failures('preview')} failure={shown.failure} />
      ) : shown === null || shown.answer === null ? (
        <p className="border border-line bg-paper px-4 py-16 text-center text-small text-paper-ink">{t('loading')}</p>
      ) : (
        <PreviewPaper
          html={shown.answer.html}
          label={t('label', { name: current?.name ?? shown.answer.name })}
          busy={shown.row !== row}
          onStep={step}
        />
      )}
      {archive !== null && current !== undefined && current.name !== null && (
        <p className="mt-1.5">
          <DownloadLink
            result={entryOf(archive, current.name)}
            className="target inline-block py-0.5 text-act underline decoration-line underline-offset-4"
          >
            {result('downloadOne')}
          </DownloadLink>
        </p>
      )}
    </section>
  )
}
