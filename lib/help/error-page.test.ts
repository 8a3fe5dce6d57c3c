import { describe, expect, test } from '@jest/globals'
import en from '@/messages/en-US.json' with { type: 'json' }
import { errorPage } from './error-page'
import { HELP_PAGES } from './pages'

describe('the help page of an error', () => {
  const addresses = new Set(HELP_PAGES.map(({ slug }) => `/help/${slug}`))

  test.each(Object.keys(en.errors))('%s', (code) => {
    expect(addresses).toContain(errorPage(code))
  })

  test('isn’t made up for a code that isn’t ours', () => {
    expect(errorPage('CONNECTION_LOST')).toBeNull()
  })

  test('is the one that explains it', () => {
    const codes = ['GATE_ENCRYPTED', 'DATES_IMPOSSIBLE', 'SECTION_UNCLOSED', 'LIMIT_ROWS', 'LIMIT_NOT_VERIFIED']
    expect(codes.map(errorPage)).toEqual([
      '/help/files',
      '/help/rows',
      '/help/tags-conditions',
      '/help/plans',
      '/help/doses-limits',
    ])
  })
})
