'use client'

import { useTranslations } from 'next-intl'
import type { DoseInspection } from './answers'
import { cellsOf, foundDoses } from './found'
import type { DoseState } from './state'

/** The screen's single polite live region: what was found, that it is being written, and the outcome. */
export function Announcement({ state, inspecting }: { state: DoseState; inspecting: boolean }) {
  const t = useTranslations('dose')
  const { run, inspected } = state
  const doses = foundDoses(inspected)
  let words = ''
  if (run.kind === 'running') words = t('heard.running')
  else if (run.kind === 'done') words = t('result.done', { count: countOf(run.result.report) })
  else if (doses !== null && !inspecting) {
    words = t('heard.read', { doses: countOf(doses), decisions: doses.decisions.count })
  }
  return (
    <p role="status" className="heard-only">
      {words}
    </p>
  )
}

/** As the sheet says it. */
function countOf(found: Pick<DoseInspection, 'doses' | 'sheets'>): number {
  return cellsOf(found)?.doses ?? found.doses.count
}
