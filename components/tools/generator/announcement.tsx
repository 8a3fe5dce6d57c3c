'use client'

import { useTranslations } from 'next-intl'
import type { GeneratorState } from './state'
import type { Tally } from './tally'

/** The screen's one polite voice: what was read, what is being made, what came of it. */
export function Announcement({
  state,
  tally,
  inspecting,
}: {
  state: GeneratorState
  tally: Tally | null
  inspecting: boolean
}) {
  const t = useTranslations('generator')
  const { run } = state
  let words = ''
  if (run.kind === 'running') words = t('running.doing', { count: run.count ?? 0 })
  else if (run.kind === 'done')
    words = t('result.done', { made: run.result.acts.length, failed: run.result.failed.length })
  else if (tally !== null && !inspecting) words = t('heard.read', { rows: tally.rows, problems: tally.problems.length })
  return (
    <p role="status" className="heard-only">
      {words}
    </p>
  )
}
