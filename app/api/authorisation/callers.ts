import { createHash, randomBytes } from 'node:crypto'
import { SignJWT } from 'jose'
import { issueOperatorToken } from '@/lib/accounts/operator-token'
import { keyFor } from '@/lib/accounts/secret'
import { startSession } from '@/lib/accounts/sessions'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { Browser } from '@/lib/http/test-support/browser'
import type { Person } from './resources'

/** The callers of a route. */
export interface People {
  readonly owner: Person
  readonly other: Person
  readonly admin: Person
}

/** The credentials of a caller. */
export interface Credentials {
  readonly browser: Browser
  readonly headers?: Readonly<Record<string, string>>
}

const DAYS_MS = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAYS_MS)
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/**
 * The owner's credentials, in a browser that has everything of the session, after the session or account has changed.
 */
async function session({ owner }: People, becomes: Parameters<typeof change>[1] = {}): Promise<Credentials> {
  const { cookies } = await startSession(owner.id, null)
  await change(owner.id, becomes)
  return { browser: Browser.withCookies(cookies) }
}

async function change(userId: string, data: { lastSeenAt?: Date; createdAt?: Date; endedAt?: Date }): Promise<void> {
  const { id } = await newest(userId)
  await db().session.update({ where: { id }, data })
}

function newest(userId: string) {
  return db().session.findFirstOrThrow({ where: { userId }, orderBy: { createdAt: 'desc' } })
}

async function tokenOver({ owner }: People): Promise<Credentials> {
  const { cookies } = await startSession(owner.id, null)
  const { id: sid, bindHash: bind } = await newest(owner.id)
  const token = await new SignJWT({ sid, bind })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('actum')
    .setSubject(owner.id)
    .setIssuedAt(Math.floor(Date.now() / 1_000) - 1_000)
    .setExpirationTime(Math.floor(Date.now() / 1_000) - 100)
    .sign(Buffer.from(keyFor('token'), 'hex'))
  return { browser: Browser.withCookies(cookies), headers: bearer(token) }
}

async function tokenWithoutCookie({ owner }: People): Promise<Credentials> {
  const { token } = await startSession(owner.id, null)
  return { browser: new Browser(), headers: bearer(token) }
}

async function tokenWithAnothersCookie({ owner, other }: People): Promise<Credentials> {
  const { token } = await startSession(owner.id, null)
  return { browser: Browser.withCookies((await startSession(other.id, null)).cookies), headers: bearer(token) }
}

async function apiToken({ owner }: People, data: { scopes: string[]; revokedAt?: Date; expiresAt?: Date }) {
  const token = `actum_${randomBytes(32).toString('base64url')}`
  const tokenHash = createHash('sha256').update(token).digest('hex')
  await db().apiToken.create({ data: { userId: owner.id, name: 'LIMS', tokenHash, ...data } })
  return { browser: new Browser(), headers: bearer(token) }
}

/**
 * Another user's XSRF token, planted as a cookie next to the owner's session and echoed: a naive double submit would
 * accept it.
 */
async function plantedXsrf(people: People): Promise<Credentials> {
  const mine = await session(people)
  const theirs =
    Browser.withCookies((await startSession(people.other.id, null)).cookies).cookies.get('XSRF-TOKEN') ?? ''
  mine.browser.cookies.set('XSRF-TOKEN', theirs)
  return mine
}

const withHeaders = async (people: People, headers: Readonly<Record<string, string>>): Promise<Credentials> => ({
  ...(await session(people)),
  headers,
})

/** How a caller reaches a route, named by what's wrong, if anything. */
export const CALLERS = {
  nobody: async () => ({ browser: new Browser() }),
  'session idle for a week': (people) => session(people, { lastSeenAt: ago(7.1) }),
  'session a month old': (people) => session(people, { createdAt: ago(30.1) }),
  'session ended': (people) => session(people, { endedAt: new Date() }),
  'token expired': tokenOver,
  'token without its cookie': tokenWithoutCookie,
  'token with another’s cookie': tokenWithAnothersCookie,
  'API token revoked': (people) => apiToken(people, { scopes: ['documents'], revokedAt: new Date() }),
  'API token over': (people) => apiToken(people, { scopes: ['documents'], expiresAt: new Date() }),
  'API token without the scope': (people) => apiToken(people, { scopes: [] }),
  'no XSRF token': (people) => withHeaders(people, { 'x-xsrf-token': '' }),
  'wrong XSRF token': (people) => withHeaders(people, { 'x-xsrf-token': 'abc.def' }),
  'another’s XSRF token, planted': plantedXsrf,
  'foreign Origin': (people) => withHeaders(people, { origin: 'https://evil.example' }),
  'Origin null': (people) => withHeaders(people, { origin: 'null' }),
  'Sec-Fetch-Site cross-site': (people) => withHeaders(people, { 'sec-fetch-site': 'cross-site' }),
  'Sec-Fetch-Site same-site': (people) => withHeaders(people, { 'sec-fetch-site': 'same-site' }),
  'another user': async ({ other }) => ({ browser: Browser.withCookies((await startSession(other.id, null)).cookies) }),
  admin: async ({ admin }) => ({ browser: Browser.withCookies((await startSession(admin.id, null)).cookies) }),
  'API token with the scope': (people) => apiToken(people, { scopes: ['documents'] }),
  owner: (people) => session(people),
  'owner by token': async ({ owner }) => {
    const { token, cookies } = await startSession(owner.id, null)
    return { browser: Browser.withCookies(cookies), headers: { ...bearer(token), 'x-xsrf-token': '' } }
  },
  'whoever knows the secret': async () => ({ browser: new Browser() }),
} as const satisfies Record<string, (people: People) => Promise<Credentials>>

export type CallerName = keyof typeof CALLERS

/** The headers of those who know a route's secret, by folder. */
export const SECRETS: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>> = {
  '/admin/command': async () => ({ ...bearer(await issueOperatorToken()), origin: '', 'sec-fetch-site': '' }),
  '/metrics': async () => bearer(env().METRICS_TOKEN ?? ''),
  '/cron/[job]': async () => bearer(env().ACTUM_CRON_SECRET ?? ''),
}
