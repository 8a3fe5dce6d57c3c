import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ProblemMark } from '@/components/ui/problem-mark'
import { ThinBar } from '@/components/ui/thin-bar'
import type { HistoryEntry } from './history-api'

export function isUnderWay({ state }: HistoryEntry): boolean {
  return state === 'queued' || state === 'running'
}

/** What became of an operation, as a mark and a word; how far it is while it runs. */
export function StateCell({ operation }: { operation: HistoryEntry }) {
  const t = useTranslations('history.states')
  const { state, failures, progress } = operation
  if (state === 'running') {
    const share = progress === null || progress.total === 0 ? 0 : progress.done / progress.total
    return (
      <>
        {t('running', { share: Math.floor(share * 100) })}
        <ThinBar value={share} label={t('progress')} className="mt-0.5" />
      </>
    )
  }
  if (state === 'succeeded' && failures === 0) {
    return (
      <span className="flex items-center gap-1.5">
        <Check aria-hidden className="size-4 text-done" />
        {t('done')}
      </span>
    )
  }
  if (state === 'succeeded') return <Marked tone="note" word={t('partly', { count: failures })} />
  if (state === 'failed') return <Marked tone="error" word={t('failed')} />
  return <span className="text-ink2">{t(state)}</span>
}

function Marked({ tone, word }: { tone: 'note' | 'error'; word: string }) {
  return (
    <span className={tone === 'note' ? 'flex items-center gap-1.5 text-ochre' : 'flex items-center gap-1.5 text-red'}>
      <ProblemMark tone={tone} />
      {word}
    </span>
  )
}
