import { describe, expect, test } from '@jest/globals'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ApiError } from '@/components/account/api-error'
import { FileSlot } from '@/components/ui/file-slot'
import { messagesOf } from '@/lib/i18n/messages'
import { answer, inspected, worded } from '../generator/test-support/made-up'
import { useSlotState } from '../generator/generator-slot'
import { FailureNotice } from './failure-notice'
import { type Failure, failureOf } from './failure'
import type { Named, Slot } from './slot'
import { sizeFailure } from './upload-limits'

const LINK = /<a [^>]*href="\/subscribe"[^>]*>Compare plans<\/a>/

function page(children: ReactNode): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en-US" timeZone="UTC" messages={messagesOf('en-US')}>
      {children}
    </NextIntlClientProvider>,
  )
}

function Place({ slot, problems = [] }: { slot: Slot<Named>; problems?: ReturnType<typeof worded>[] }) {
  const about = inspected({ data: 'acts.csv' }, answer({ problems }))
  // A slot of the generator contains files; of one only its name and size are shown.
  const state = useSlotState('data', slot as Parameters<typeof useSlotState>[1], about, 10)
  return <FileSlot label="Data" choose="Choose" replace="Replace" limits="" accept="" state={state} onFile={() => {}} />
}

const file = { name: 'acts.csv', size: 11 }
const refused = (failure: Failure) =>
  page(<Place slot={{ kind: 'failed', file, failure, before: { kind: 'empty' } }} />)
const overLimit = (code: string, details: Record<string, unknown>) =>
  failureOf(new ApiError(402, code, 'It is over the limit.', details))

describe('A file slot links to the plans', () => {
  test('where the file is larger than the plan takes, before it is sent', () => {
    const html = refused(sizeFailure(11, { uploadBytes: 10, mostUploadBytes: 100 })!)
    expect(html).toContain('10 bytes')
    expect(html).toMatch(LINK)
  })

  test('where the server says so', () => {
    const html = refused(overLimit('LIMIT_UPLOAD', { plan: 'standard' }))
    expect(html).toContain('It is over the limit.')
    expect(html).toMatch(LINK)
  })

  test('where what was found in it is a limit that a higher plan lifts', () => {
    const rows = (plan?: 'standard') =>
      worded('TOO_MANY_ROWS', { severity: 'error', text: '31 rows are too many.', ...(plan && { plan }) })
    const slot = { kind: 'stored', file, name: 'acts.csv' } as const
    expect(page(<Place slot={slot} problems={[rows('standard')]} />)).toMatch(LINK)
    const without = page(<Place slot={slot} problems={[rows()]} />)
    expect(without).toContain('31 rows are too many.')
    expect(without).not.toContain('/subscribe')
  })

  test('but not if no plan allows it', () => {
    expect(refused(sizeFailure(11, { uploadBytes: 10, mostUploadBytes: 10 })!)).not.toContain('/subscribe')
    expect(refused(failureOf(new ApiError(422, 'GATE_DAMAGED', 'It is damaged.')))).not.toContain('/subscribe')
  })
})

test('A failure because of a limit links to the plans instead of a retry', () => {
  const notice = (failure: Failure) =>
    page(<FailureNotice what="The template is not kept" failure={failure} onRetry={() => {}} />)
  const html = notice(overLimit('LIMIT_TEMPLATES', { limit: 1, used: 1, plan: 'standard' }))
  expect(html).toContain('It is over the limit.')
  expect(html).toMatch(LINK)
  expect(html).not.toContain('Try again')
  expect(notice(failureOf(new ApiError(422, 'TEMPLATES_FULL', 'All is full.')))).not.toContain('/subscribe')
})
