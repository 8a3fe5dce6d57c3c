import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ProblemMark } from '@/components/ui/problem-mark'
import { ThinBar } from '@/components/ui/thin-bar'
import type { HistoryEntry } from './history-api'

export function isUnderWay({ state }: HistoryEntry): boolean {
  return state === 'queued' || state === 'running'
}

/** The state of an operation as an icon and a word, with its progress while it runs. */
export function StateCell({ operation }: { operation: HistoryEntry }) {
  const t = useTranslations('history.states')
  const { state, isStopped, failures, progress } = operation
  if (state === 'running') {
    const share = progress === null || progress.total === 0 ? 0 : progress.done / progress.total
    return (
      <>
        {t('running', { share: Math.floor(share * 100) })}
        <ThinBar value={share} label={t('progress')} className="mt-0.5" />
      </>
    )
  }
  if (state === 'succeeded') {
    const word = isStopped ? (
      <Marked tone="note" word={t('cancelled')} />
    ) : failures === 0 ? (
      <span className="flex items-center gap-1.5">
        <Check aria-hidden className="size-4 text-done" />
        {t('done')}
      </span>
    ) : (
      <Marked tone="note" word={t('partial')} />
    )
    return (
      <>
        {word}
        <Counts operation={operation} />
      </>
    )
  }
  if (state === 'failed') return <Marked tone="error" word={t('failed')} />
  return <span className="text-ink2">{t(state)}</span>
}

/** How much came of it, what didn't, and what to look at. */
function Counts({ operation: { kind, results, failures, remarks } }: { operation: HistoryEntry }) {
  const t = useTranslations('history')
  const parts = [
    t(`made.${kind}`, { count: results }),
    ...(failures > 0 ? [t('states.partly', { count: failures })] : []),
    ...(remarks > 0 ? [t('remarks', { count: remarks })] : []),
  ]
  return <span className="block font-narrow text-label text-ink2">{parts.join(', ')}</span>
}

function Marked({ tone, word }: { tone: 'note' | 'error'; word: string }) {
  return (
    <span className={tone === 'note' ? 'flex items-center gap-1.5 text-ochre' : 'flex items-center gap-1.5 text-red'}>
      <ProblemMark tone={tone} />
      {word}
    </span>
  )
}
