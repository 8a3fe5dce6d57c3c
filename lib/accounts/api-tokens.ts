import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { higherPlan, limitsOf } from '@/lib/billing/limits'
import { type SubscribedUser, type Subscriber, WITH_SUBSCRIPTIONS } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import type { ApiToken, Prisma } from '@/lib/db/generated/client'
import { personTransaction } from '@/lib/db/person-transaction'
import { tokenHashOf } from '@/lib/db/token-hash'
import { AppError } from '@/lib/errors'
import { plainText } from '@/lib/plain-text'
import { API_SCOPES, type ApiScope } from './api-scopes'
import { requireReauthentication } from './reauthentication'
import type { LivingSession } from './sessions'
import { SEEN_STEP_SECONDS } from './session-lifetime'

/** By it a token is known at a glance, also to those who look for leaked ones. */
const PREFIX = 'actum_'
const TOKEN = /^actum_[\w-]{43}$/
const MAX_TOKENS = 20
const DAY_MS = 86_400_000

export const newApiTokenSchema = z.strictObject({
  name: plainText(100).trim().min(1),
  expires_in_days: z.int().min(1).max(3_650).optional().describe('By default, until revoked.'),
  password: z
    .string()
    .max(2_048)
    .optional()
    .describe('Required if the account has one; otherwise the sign-in must be recent.'),
})

const apiTokenSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    scopes: z.array(z.enum(API_SCOPES)),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable().describe('Accurate to five minutes.'),
    expiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ApiToken' })

export const apiTokensSchema = z.strictObject({ success: z.literal(true), tokens: z.array(apiTokenSchema) })

export const madeApiTokenSchema = apiTokenSchema.extend({
  success: z.literal(true),
  token: z.string().describe('Shown only once.'),
})

type ApiTokenAnswer = z.infer<typeof apiTokenSchema>

/** Whether a bearer token is one of these, as far as its looks go. */
export function looksLikeApiToken(token: string): boolean {
  return token.startsWith(PREFIX)
}

/**
 * Creates a token for a user's programs. The database stores only its SHA-256.
 *
 * @throws AppError LIMIT_API_TOKENS, TOO_MANY_TOKENS, and what `requireReauthentication` throws
 */
export async function makeApiToken(
  session: LivingSession,
  { name, expires_in_days: days, password }: z.infer<typeof newApiTokenSchema>,
): Promise<z.infer<typeof madeApiTokenSchema>> {
  checkMayUseTokens(session.user)
  await requireReauthentication(session, password)
  const { userId } = session
  const token = PREFIX + randomBytes(32).toString('base64url')
  const row = await personTransaction(userId, async (transaction) => {
    // Two concurrent requests can't both create the last allowed token.
    const count = await transaction.apiToken.count({ where: living(userId) })
    if (count >= MAX_TOKENS) throw new AppError('TOO_MANY_TOKENS', { limit: MAX_TOKENS }, { limit: MAX_TOKENS })
    return transaction.apiToken.create({
      data: {
        userId,
        name,
        scopes: ['documents'],
        tokenHash: tokenHashOf(token),
        expiresAt: days === undefined ? null : new Date(Date.now() + days * DAY_MS),
      },
    })
  })
  return { success: true, ...answerOf(row), token }
}

/** Returns a user's tokens that are neither revoked nor expired, newest first. */
export async function apiTokensOf(userId: string): Promise<ApiTokenAnswer[]> {
  const rows = await db().apiToken.findMany({ where: living(userId), orderBy: { createdAt: 'desc' } })
  return rows.map(answerOf)
}

/**
 * Revokes a user's token, with immediate effect on every instance.
 *
 * @throws AppError NOT_FOUND, the same for another user's and for one that doesn't exist
 */
export async function revokeApiToken(userId: string, id: string): Promise<void> {
  const { count } = await db().apiToken.updateMany({
    where: { ...living(userId), id },
    data: { revokedAt: new Date() },
  })
  if (count === 0) throw new AppError('NOT_FOUND')
}

/** Revokes all of a user's tokens, within a transaction. */
export async function revokeAllApiTokens(transaction: Prisma.TransactionClient, userId: string): Promise<void> {
  await transaction.apiToken.updateMany({ where: living(userId), data: { revokedAt: new Date() } })
}

/**
 * Returns the user of a token.
 *
 * @param scope of the route where it is used; null for one without tokens
 * @throws AppError UNAUTHENTICATED; API_TOKEN_SCOPE; LIMIT_API_TOKENS if its user's plan no longer includes tokens
 */
export async function userOfApiToken(token: string, scope: ApiScope | null, now = new Date()): Promise<SubscribedUser> {
  const row = TOKEN.test(token)
    ? await db().apiToken.findUnique({
        where: { tokenHash: tokenHashOf(token) },
        include: { user: { include: WITH_SUBSCRIPTIONS } },
      })
    : null
  if (row === null || row.revokedAt !== null || (row.expiresAt !== null && row.expiresAt <= now)) {
    throw new AppError('UNAUTHENTICATED')
  }
  if (scope === null || !row.scopes.includes(scope)) throw new AppError('API_TOKEN_SCOPE')
  checkMayUseTokens(row.user, now)
  if (row.lastUsedAt === null || now.getTime() - row.lastUsedAt.getTime() > SEEN_STEP_SECONDS * 1_000) {
    await db().apiToken.updateMany({ where: { id: row.id }, data: { lastUsedAt: now } })
  }
  return row.user
}

function checkMayUseTokens(subscriber: Subscriber, now = new Date()): void {
  if (limitsOf(subscriber, now).apiTokens) return
  const plan = higherPlan(subscriber, ({ apiTokens }) => apiTokens, now)
  throw new AppError('LIMIT_API_TOKENS', {}, { ...(plan && { plan }) })
}

function living(userId: string) {
  return { userId, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] }
}

function answerOf({ id, name, scopes, createdAt, lastUsedAt, expiresAt }: ApiToken): ApiTokenAnswer {
  return {
    id,
    name,
    scopes: API_SCOPES.filter((scope) => scopes.includes(scope)),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}
