'use client'

import { useTranslations } from 'next-intl'
import { ThinBar } from '@/components/ui/thin-bar'
import { TitleCell } from '@/components/ui/title-block'
import { useWords } from './use-words'

/** Below this the figure of seconds would be nought. */
const INSTANT_MS = 100

type Run =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'running'
      readonly progress: { readonly done: number; readonly total: number; readonly message: string } | null
    }
  | {
      readonly kind: 'done'
      readonly result: { readonly name: string; readonly size: number }
      readonly tookMs: number
    }

/**
 * The title block's row for the file: its name as it will be, how far it is, and its size when it is there. Always of the same
 * height, so that nothing below moves.
 */
export function ReleasedFile({ run, planned }: { run: Run; planned: string | null }) {
  const t = useTranslations('tools.release')
  const words = useWords()
  if (run.kind === 'done') {
    const { result, tookMs } = run
    const size = words.size(result.size)
    return (
      <TitleCell
        label={t('file')}
        note={tookMs < INSTANT_MS ? t('sizeQuick', { size }) : t('sizeTook', { size, seconds: tookMs / 1000 })}
        span={6}
        strong
      >
        {result.name}
      </TitleCell>
    )
  }
  const progress = run.kind === 'running' ? run.progress : null
  return (
    <TitleCell
      label={t('file')}
      note={run.kind === 'running' ? (progress?.message ?? t('working')) : undefined}
      span={6}
      strong
    >
      {planned ?? '—'}
      {run.kind === 'running' && (
        <ThinBar
          value={progress === null || progress.total === 0 ? 0 : progress.done / progress.total}
          label={t('progress')}
          className="absolute inset-x-0 bottom-0"
        />
      )}
    </TitleCell>
  )
}
