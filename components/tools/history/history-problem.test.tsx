import { describe, expect, test } from '@jest/globals'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { messagesOf } from '@/lib/i18n/messages'
import type { HistoryEntry } from './history-api'
import { HistoryName } from './history-name'
import { HistoryProblem } from './history-problem'

const LINK = /<a [^>]*href="\/subscribe"[^>]*>Compare plans<\/a>/

function page(children: ReactNode): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en-US" timeZone="UTC" messages={messagesOf('en-US')}>
      {children}
    </NextIntlClientProvider>,
  )
}

describe('What can’t be run again', () => {
  const problem = (code: string, details: Record<string, unknown>) =>
    page(<HistoryProblem problem={{ code, sentence: 'It can’t be run again.', details }} />)

  test('for a limit of the plan leads to the plans', () => {
    const html = problem('LIMIT_OPERATIONS', { limit: 10, used: 10, plan: 'standard' })
    expect(html).toContain('It can’t be run again.')
    expect(html).toMatch(LINK)
  })

  test('for another reason, or on the highest plan, does not', () => {
    expect(problem('SOURCES_GONE', {})).not.toContain('/subscribe')
    expect(problem('LIMIT_OPERATIONS', { limit: 10, used: 10 })).not.toContain('/subscribe')
  })
})

test('A run that failed because of a limit links to the plans if a higher plan lifts the limit', () => {
  const failed: HistoryEntry = {
    id: 'o1',
    sessionId: 's1',
    kind: 'generate',
    state: 'failed',
    isStopped: false,
    createdAt: '2026-11-03T10:00:00.000Z',
    finishedAt: '2026-11-03T10:00:01.000Z',
    seen: true,
    name: null,
    sources: ['acts.csv', 'act.docx'],
    documents: 0,
    results: 0,
    failures: 0,
    remarks: 0,
    progress: null,
    code: 'LIMIT_DOCUMENTS',
    error: 'You’ve used 30 of 30 documents this month.',
    plan: 'standard',
    files: [],
  }
  const html = page(<HistoryName operation={failed} />)
  expect(html).toContain('You’ve used 30 of 30 documents this month.')
  expect(html).toMatch(LINK)
  expect(page(<HistoryName operation={{ ...failed, plan: null }} />)).not.toContain('/subscribe')
})
