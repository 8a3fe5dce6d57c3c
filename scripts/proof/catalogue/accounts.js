import { browser, integration, script, unit } from './shown-by.js'

const AUTH = 'app/api/auth/auth.integration.test.ts'
const GUESSING = 'app/api/auth/guessing.integration.test.ts'
const PASSWORD = 'app/api/password/password.integration.test.ts'
const NO_ONE = 'app/api/auth/sign-ins-of-no-one.integration.test.ts'
const API_SOCIAL = 'app/api/auth/social.integration.test.ts'
const SOCIAL = 'app/api/session/social-login.integration.test.ts'
const BODIES = 'app/api/authorisation/bodies.integration.test.ts'
const SECURITY = 'e2e/security.spec.ts'

/** Accounts and the web. */
export const ACCOUNTS = [
  {
    id: 'A1',
    sentence: 'Neither a log-in nor a forgotten password tells whether anybody has the address',
    bar: 'the same status, headers and body; medians within 5 ms and Mann-Whitney p above 0.01',
    shown: [script('even-answers'), integration(PASSWORD, 'is asked for with one and the same answer')],
  },
  {
    id: 'A2',
    sentence: 'Guessing a password is stopped for the account and for the address, on all instances',
    bar: '429 to the eleventh and the fifty-first try, the right password too; over a restart; nobody locked out for good',
    shown: [
      integration(AUTH, 'the eleventh bad try'),
      integration(GUESSING, 'Guessing the password of an account', 'The fifty-first login from one address'),
      browser(SECURITY, 'The addresses that limits count by'),
      script('guesses-over-instances'),
    ],
  },
  {
    id: 'A3',
    sentence: 'Passwords are kept as argon2id alone, and five hundred log-ins at once hold up nobody',
    bar: '19 MiB and two passes or more; loop delay p99 50 ms and memory +200 MiB at most',
    shown: [
      script('log-in-storm'),
      integration(AUTH, 'keeps only an argon2id hash'),
      integration(GUESSING, 'A kept password'),
      integration(PASSWORD, 'takes 64 characters of any script'),
    ],
  },
  {
    id: 'A4',
    sentence: 'The link to a new password works once, for half an hour, and ends every session',
    bar: 'only its hash is kept; one of two at the same moment; nobody signed in by it; mailed',
    shown: [integration(PASSWORD, 'A forgotten password')],
  },
  {
    id: 'A5',
    sentence: 'Mailed links lead to the configured origin, whatever host a request names',
    bar: 'the link begins with it',
    shown: [
      integration(PASSWORD, 'is mailed with a link to the configured origin'),
      browser(SECURITY, 'The mailed link leads to the configured origin'),
    ],
  },
  {
    id: 'A6',
    sentence: 'The way back after signing in or out never leads to another site',
    bar: 'the same origin, for each form of address',
    shown: [
      unit('lib/http/callback-url.test.ts'),
      integration('app/api/session/doors.integration.test.ts', 'where one lands'),
      browser(SECURITY, 'The way back after signing in or out'),
    ],
  },
  {
    id: 'A7',
    sentence: 'A sign-in by a provider is taken only on the journey that this browser began, once',
    bar: 'refused for another state, verifier, provider, issuer, audience, nonce or signature',
    shown: [integration(API_SOCIAL, 'a code', 'an ID token'), integration(SOCIAL, 'a return that is not right')],
  },
  {
    id: 'A8',
    sentence: 'A provider opens no account that merely has its address, and links only after the password',
    bar: 'no account opened, none made of an unverified address; look-alike addresses refused',
    shown: [
      integration(SOCIAL, 'whose account it is'),
      integration(API_SOCIAL, 'whose account it is'),
      integration('app/api/sign-in-methods/sign-in-methods.integration.test.ts', 'linking a provider'),
      integration(AUTH, 'is no address'),
    ],
  },
  {
    id: 'A9',
    sentence: 'Nothing is changed from another site, nor without this session’s own token',
    bar: '403 and no change at every door that changes something',
    shown: [
      integration('app/api/authorisation/matrix.integration.test.ts', 'lets in whom it should and nobody else'),
      integration(AUTH, 'a request from elsewhere'),
      unit('lib/accounts/cookies.test.ts'),
      script('guards'),
    ],
  },
  {
    id: 'A10',
    sentence: 'The token that scripts see is worth nothing in another browser',
    bar: '401 without its own cookie; scripts see only the XSRF token, the language and the theme',
    shown: [
      integration(AUTH, 'a token is useless without the cookie'),
      browser(SECURITY, 'Scripts see no cookie but the XSRF token'),
    ],
  },
  {
    id: 'A11',
    sentence: 'A session has an id of its own and ends at once, everywhere, when it should',
    bar: 'gone at log-out, at a new password, at deletion, after seven idle days and thirty in all; on both instances within 1 s',
    shown: [
      integration(AUTH, 'the session'),
      integration(NO_ONE, 'Each log-in begins a session of its own'),
      integration(PASSWORD, 'ends every session and token but this browser’s'),
      integration('app/api/sessions/sessions.integration.test.ts'),
      script('ended-on-both'),
    ],
  },
  {
    id: 'A12',
    sentence: 'Broken cookies and tokens that are not ours answer 401, never an error',
    bar: '401',
    shown: [integration(NO_ONE), browser(SECURITY, 'is told so with 401')],
  },
  {
    id: 'A13',
    sentence: 'No other way of asking opens what is closed, with the middleware or without it',
    bar: 'the answer of the plain request',
    shown: [script('guards'), browser(SECURITY, 'in whatever form it is asked for')],
  },
  {
    id: 'A14',
    sentence: 'Nobody gives themselves what is not theirs by a field too many',
    bar: '400 and the row as before, at every door with a body',
    shown: [
      integration(BODIES, 'A body with a field too many'),
      integration('app/api/users/users.integration.test.ts', 'Changing oneself'),
    ],
  },
  {
    id: 'A15',
    sentence: 'No operator of the database comes in through a body',
    bar: '400',
    shown: [integration(BODIES), integration(AUTH, 'logging in')],
  },
  {
    id: 'A16',
    sentence: 'Bodies that are too large, too deep or compressed are refused before they are read',
    bar: '413, 400, 415',
    shown: [integration(AUTH, 'a form post, a compressed body and a huge one'), script('odd-bodies')],
  },
  {
    id: 'A17',
    sentence: 'Every page has a policy that lets no script in but by the nonce, and no sign of what it runs on',
    bar: 'the policy and the headers, whole; no violation in the browser tests',
    shown: [
      browser(SECURITY, 'Every page has a policy'),
      unit('lib/http/content-security-policy.test.ts'),
      unit('middleware.test.ts'),
    ],
  },
  {
    id: 'A18',
    sentence: 'What is not used is refused, and nothing is fetched on a stranger’s behalf',
    bar: '4xx, an action within 20 ms, the bait never asked',
    shown: [script('dead-surfaces'), browser(SECURITY, 'What is not used is refused')],
  },
  {
    id: 'A19',
    sentence: 'The log holds no password, token, cookie, address, name of a file or cell',
    bar: 'none found; an error is found by the id of its answer',
    shown: [integration('app/api/log.integration.test.ts'), script('silent-log')],
  },
  {
    id: 'A20',
    sentence: 'A language that is none is answered in English, and nothing of it comes back',
    bar: 'the default language',
    shown: [browser(SECURITY, 'A language that is none'), unit('lib/i18n/locales.test.ts')],
  },
]
