'use client'

import { useTranslations } from 'next-intl'
import { foundTables } from './found'
import type { ParserState } from './state'

/** The screen's single polite live region: what was found, that it is being written, and the outcome. */
export function Announcement({ state, inspecting }: { state: ParserState; inspecting: boolean }) {
  const t = useTranslations('parser')
  const { run, inspected } = state
  let words = ''
  if (run.kind === 'running') words = t('heard.running')
  else if (run.kind === 'done') words = t('result.done', { count: run.count })
  else if (inspected !== null && !inspecting) words = t('heard.read', { tables: foundTables(inspected).length })
  return (
    <p role="status" className="heard-only">
      {words}
    </p>
  )
}
