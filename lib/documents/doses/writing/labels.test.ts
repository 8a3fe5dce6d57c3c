import { expect, test } from '@jest/globals'
import { labelsFor } from '@/lib/i18n/labels'
import { LOCALES } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import { LIMIT_PROFILES } from '../limits/profiles'
import { POSITIONS } from '../lexicon/positions'
import { ABOUT_ROLES, DOSE_ROLES } from '../layout-model'
import { SHEET_COLUMNS } from '../../spreadsheets/dose-sheet-columns'
import { LEDGER_ROWS } from '../totals/ledger'
import { DOSE_REASONS } from '../why/dose-reasons'
import { EXCLUDED_KINDS, ROW_REASONS } from '../why/excluded-rows'
import { CHART_CODES, SUMMARY_CODES } from './label-codes'
import { isWordedLimit, WORDED_LIMITS, WORDED_QUANTITIES } from './worded'

const needed: Readonly<Record<string, readonly string[]>> = {
  sheet: Object.keys(SHEET_COLUMNS),
  column: [...new Set(Object.values(SHEET_COLUMNS).flat())],
  role: [...DOSE_ROLES, ...ABOUT_ROLES],
  position: POSITIONS,
  quantity: WORDED_QUANTITIES,
  limit: WORDED_LIMITS,
  summary: SUMMARY_CODES,
  chart: CHART_CODES,
  ledgerRow: LEDGER_ROWS,
  excludedKind: EXCLUDED_KINDS,
  month: Array.from({ length: 12 }, (_, index) => String(index + 1)),
}

test.each(LOCALES)('%s has a word for all that a workbook of doses says', (locale) => {
  const words: Readonly<Record<string, unknown>> = messagesOf(locale).files.doses
  for (const [group, codes] of Object.entries(needed)) {
    expect([group, Object.keys(words[group] as object).sort()]).toEqual([group, codes.toSorted()])
  }
})

test('every limit of the product’s own profiles has a name', () => {
  const ids = LIMIT_PROFILES.flatMap(({ limits }) => limits.map(({ id }) => id))
  expect(ids.filter((id) => !isWordedLimit(id))).toEqual([])
})

test.each(LOCALES)('%s says in a sentence why a row is left out and why a dose is read as it is', (locale) => {
  const rules = [...ROW_REASONS, ...DOSE_REASONS]
  const sentences = rules.map((rule) => labelsFor(locale).because([rule]))
  expect(sentences.filter((sentence) => sentence === '' || sentence.startsWith('doseRules.'))).toEqual([])
})
