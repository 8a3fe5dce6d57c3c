import { describe, expect, test } from '@jest/globals'
import en from '@/messages/en-US.json' with { type: 'json' }
import { errorPage } from './error-page'
import { HELP_PAGES } from './pages'

/** Errors of the account, of requests and of the server, which their sentences explain. */
const ALONE =
  /^(?:BAD_REQUEST|UNAUTHENTICATED|CREDENTIALS_|XSRF|FORBIDDEN|NOT_FOUND|METHOD_|EMAIL_|PASSWORD_|TOO_MANY_|INTERNAL|SHUTTING_|SERVER_|STORAGE_|DATABASE_|CONVER|RANGE_|DESK_|ACT_NUMBER|TEMPLATES_FULL|WARNINGS_|RESULT_|DOCUMENT_TOO_|OPERATION_|PREVIEW_|LINK_|SIGN_IN_|FILE_IN_USE|SOURCES_|OAUTH_|IDENTITY_|LAST_SIGN_|PADDLE_|PAYMENT_|SUBSCRIPTION_|NO_SUBSCRIPTION)/

describe('the help page of an error', () => {
  const addresses = new Set(HELP_PAGES.map(({ slug }) => `/help/${slug}`))

  test.each(Object.keys(en.errors))('%s', (code) => {
    const page = errorPage(code)
    if (page === null) expect(code).toMatch(ALONE)
    else expect(addresses).toContain(page)
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
