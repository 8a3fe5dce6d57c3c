import { browser, integration, script, unit } from './shown-by.js'

const AUTH = 'app/api/auth/auth.integration.test.ts'
const GUESSING = 'app/api/auth/guessing.integration.test.ts'
const PASSWORD = 'app/api/password/password.integration.test.ts'
const NO_ONE = 'app/api/auth/sign-ins-of-no-one.integration.test.ts'
const API_SOCIAL = 'app/api/auth/social.integration.test.ts'
const SOCIAL = 'app/api/session/social-login.integration.test.ts'
const BODIES = 'app/api/authorisation/bodies.integration.test.ts'
const SECURITY = 'e2e/security.spec.ts'

/** Checks of accounts and web security. */
export const ACCOUNTS = [
  {
    id: 'A1',
    sentence: 'Sign-in and password reset don’t reveal whether an email is registered',
    bar: 'same status, headers and body; medians within 5 ms and Mann-Whitney p above 0.01',
    shown: [script('even-answers'), integration(PASSWORD, 'is asked for with one and the same answer')],
  },
  {
    id: 'A2',
    sentence: 'Password guessing is blocked per account and per address, on all instances',
    bar: '429 for the 11th and the 51st attempt, even with the right password; survives a restart; no permanent lockout',
    shown: [
      integration(AUTH, 'the eleventh bad try'),
      integration(GUESSING, 'Guessing the password of an account', 'The fifty-first login from one address'),
      browser(SECURITY, 'The addresses for rate limits come from the server'),
      script('guesses-over-instances'),
    ],
  },
  {
    id: 'A3',
    sentence: 'Passwords are stored only as argon2id hashes, and 500 concurrent sign-ins don’t block other requests',
    bar: '19 MiB and two passes or more; event loop delay p99 50 ms and memory +200 MiB at most',
    shown: [
      script('log-in-storm'),
      integration(AUTH, 'keeps only an argon2id hash'),
      integration(GUESSING, 'A kept password'),
      integration(PASSWORD, 'takes 64 characters of any script'),
    ],
  },
  {
    id: 'A4',
    sentence: 'A password reset link works once, for 30 minutes, and ends every session',
    bar: 'only its hash is stored; one of two concurrent uses succeeds; it doesn’t sign anyone in; an email confirms it',
    shown: [integration(PASSWORD, 'A forgotten password')],
  },
  {
    id: 'A5',
    sentence: 'Links in emails use the configured origin, whatever host a request names',
    bar: 'the link starts with it',
    shown: [
      integration(PASSWORD, 'is emailed with a link to the configured origin'),
      browser(SECURITY, 'The emailed link leads to the configured origin'),
    ],
  },
  {
    id: 'A6',
    sentence: 'Redirects after signing in or out never leave the site',
    bar: 'same origin, for every form of URL',
    shown: [
      unit('lib/http/callback-url.test.ts'),
      integration('app/api/session/doors.integration.test.ts', 'where one lands'),
      browser(SECURITY, 'The way back after signing in or out'),
    ],
  },
  {
    id: 'A7',
    sentence: 'A provider sign-in is accepted once, and only in the browser that started it',
    bar: 'rejected with another state, verifier, provider, issuer, audience, nonce or signature',
    shown: [integration(API_SOCIAL, 'a code', 'an ID token'), integration(SOCIAL, 'a return that is not right')],
  },
  {
    id: 'A8',
    sentence: 'A provider can’t open an account by email address, and links only after the password',
    bar: 'no account opened, none created for an unverified address; look-alike addresses rejected',
    shown: [
      integration(SOCIAL, 'whose account it is'),
      integration(API_SOCIAL, 'whose account it is'),
      integration('app/api/sign-in-methods/sign-in-methods.integration.test.ts', 'linking a provider'),
      integration(AUTH, 'isn’t an address'),
    ],
  },
  {
    id: 'A9',
    sentence: 'Cross-site requests and requests without the session’s token change nothing',
    bar: '403 and no change on every route that changes data',
    shown: [
      integration('app/api/authorisation/matrix.integration.test.ts', 'admits only the callers it should'),
      integration(AUTH, 'a request from elsewhere'),
      unit('lib/accounts/cookies.test.ts'),
      script('guards'),
    ],
  },
  {
    id: 'A10',
    sentence: 'The token visible to scripts is useless in another browser',
    bar: '401 without its own cookie; scripts see only the XSRF token, the language and the theme',
    shown: [
      integration(AUTH, 'a token is useless without the cookie'),
      browser(SECURITY, 'Scripts see only the XSRF, language and theme cookies'),
    ],
  },
  {
    id: 'A11',
    sentence: 'Each session has its own ID and ends immediately on all instances',
    bar: 'ended at sign-out, password change and deletion, after seven idle days and after thirty days; on both instances within 1 s',
    shown: [
      integration(AUTH, 'the session'),
      integration(NO_ONE, 'Each sign-in starts its own session'),
      integration(PASSWORD, 'ends every session and token except this browser’s'),
      integration('app/api/sessions/sessions.integration.test.ts'),
      script('ended-on-both'),
    ],
  },
  {
    id: 'A12',
    sentence: 'Broken cookies and foreign tokens get 401, never a server error',
    bar: '401',
    shown: [integration(NO_ONE), browser(SECURITY, 'gets 401 and never a server error')],
  },
  {
    id: 'A13',
    sentence: 'Unusual request forms can’t bypass authorization, with or without the middleware',
    bar: 'same response as for the plain request',
    shown: [script('guards'), browser(SECURITY, 'in any form of request')],
  },
  {
    id: 'A14',
    sentence: 'Extra fields in a request can’t grant privileges',
    bar: '400 and an unchanged row, on every route with a body',
    shown: [
      integration(BODIES, 'A body with a field too many'),
      integration('app/api/users/users.integration.test.ts', 'Changing oneself'),
    ],
  },
  {
    id: 'A15',
    sentence: 'Database operators in a request body are rejected',
    bar: '400',
    shown: [integration(BODIES), integration(AUTH, 'logging in')],
  },
  {
    id: 'A16',
    sentence: 'Bodies that are too large, too deep or compressed are rejected before they are read',
    bar: '413, 400, 415',
    shown: [integration(AUTH, 'a form post, a compressed body and a huge one'), script('odd-bodies')],
  },
  {
    id: 'A17',
    sentence: 'Every page has a nonce-based content security policy and reveals no server software',
    bar: 'the complete policy and headers; no violation in the browser tests',
    shown: [
      browser(SECURITY, 'Every page has a policy'),
      unit('lib/http/content-security-policy.test.ts'),
      unit('middleware.test.ts'),
    ],
  },
  {
    id: 'A18',
    sentence: 'Unused features are rejected, and the server fetches no URL for a user',
    bar: '4xx; a server action within 20 ms; the bait URL never requested',
    shown: [script('dead-surfaces'), browser(SECURITY, 'Unused features are rejected')],
  },
  {
    id: 'A19',
    sentence: 'Logs contain no passwords, tokens, cookies, addresses, file names or cell contents',
    bar: 'none found; an error can be found by the ID in its response',
    shown: [integration('app/api/log.integration.test.ts'), script('silent-log')],
  },
  {
    id: 'A20',
    sentence: 'Unknown languages fall back to English and are never echoed',
    bar: 'the default language',
    shown: [browser(SECURITY, 'An unknown language is answered in English'), unit('lib/i18n/locales.test.ts')],
  },
]
