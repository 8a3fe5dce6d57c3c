import { expect, test } from '@jest/globals'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { messagesOf } from '@/lib/i18n/messages'
import { ColumnsSection } from './columns-section'
import { FileSection } from './file-section'
import { doseReducer, type DoseAction } from './reducer'
import { INITIAL_STATE, type DoseState } from './state'
import { column, inspection } from './test-support/inspection'
import type { DoseExtractor } from './use-dose'

const FILE = new File(['a'], 'doses.xlsx')
const LIMITS = { uploadBytes: 100, mostUploadBytes: 100, keptHours: 1, olderDocuments: false }
const LIMIT = {
  id: 'effective_year',
  quantities: ['Hp(10)'],
  value: '20',
  unit: 'mSv',
  years: 1,
  averaged: false,
  source: 'Ours',
  verified: true,
} as const
const PROFILE = { name: 'Ours', validFrom: null, limits: [LIMIT] }
const { dropRemembered } = messagesOf('en-US').dose.columns

function read(): DoseState {
  const { reading } = INITIAL_STATE
  const question = {
    data: 'doses.xlsx',
    before: null,
    reading,
    mapping: null,
    resolved: [],
    includedRows: [],
    locale: 'en-US',
  }
  const tables = [{ sheet: 'Sheet1', table: 0, hidden: false, titles: [], rows: 0, preview: [] }]
  const doses = inspection({ columns: [column('D')], mappingRemembered: true, tables })
  const actions: readonly DoseAction[] = [
    { type: 'fileChosen', file: FILE },
    { type: 'fileStored', file: FILE, inspected: { question, answer: { doses, problems: [], stored: {} } } },
    { type: 'readingChanged', reading: { profile: PROFILE } },
  ]
  return actions.reduce(doseReducer, INITIAL_STATE)
}

const nothing = () => undefined
const screenOf = (state: DoseState): DoseExtractor => ({
  state,
  dispatch: nothing,
  opened: null,
  inspecting: false,
  choose: nothing,
  stopUpload: nothing,
  run: nothing,
  stop: nothing,
  startOver: nothing,
})

/** The elements of a page that can be pressed. */
function usable(children: ReactNode): string {
  return withoutInert(
    renderToStaticMarkup(
      <NextIntlClientProvider locale="en-US" timeZone="UTC" messages={messagesOf('en-US')}>
        {children}
      </NextIntlClientProvider>,
    ),
  )
}

function withoutInert(html: string): string {
  const from = html.indexOf('<div inert=""')
  if (from === -1) return html
  let depth = 0
  for (const { 0: tag, index } of html.slice(from).matchAll(/<div\b|<\/div>/g)) {
    depth += tag === '</div>' ? -1 : 1
    if (depth === 0) return html.slice(0, from) + withoutInert(html.slice(from + index + tag.length))
  }
  return html.slice(0, from)
}

test('While a run is under way, neither the limits can be changed nor what is remembered be dropped', () => {
  const idle = screenOf(read())
  const running = screenOf(doseReducer(idle.state, { type: 'runStarted', at: 0 }))
  expect(usable(<FileSection dose={idle} limits={LIMITS} number={1} />)).toContain('id="limits-choice"')
  expect(usable(<FileSection dose={running} limits={LIMITS} number={1} />)).not.toContain('id="limits-choice"')
  expect(usable(<ColumnsSection dose={idle} number={2} />)).toContain(dropRemembered)
  expect(usable(<ColumnsSection dose={running} number={2} />)).not.toContain(dropRemembered)
})
