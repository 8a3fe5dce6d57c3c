import type { SubscribedUser } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import { publicUser } from '../public-user'
import { jsonFile, jsonRows, paged } from './json-pieces'
import type { ZipSource } from './zip-stream'

/** Each may say what twenty thousand documents are called. */
const OPERATIONS_AT_ONCE = 10

/** A user's rows, each kind as one JSON file. */
export async function* exportedRows(user: SubscribedUser): AsyncGenerator<ZipSource, void, void> {
  yield { name: 'account.json', content: jsonFile(await accountOf(user)) }
  yield { name: 'operations.json', content: jsonRows(operationsOf(user.id)) }
  yield { name: 'mails.json', content: jsonRows(mailsOf(user.id)) }
  yield { name: 'acts.json', content: jsonRows(actsOf(user.id)) }
}

async function accountOf(user: SubscribedUser): Promise<object> {
  const { id: userId } = user
  const omit = { userId: true } as const
  const [
    profile,
    sessions,
    apiTokens,
    webhooks,
    doseMappings,
    doseProfiles,
    desks,
    linkedIdentities,
    subscriptions,
    checkouts,
  ] = await Promise.all([
    db().profile.findUnique({ where: { userId }, omit }),
    db().session.findMany({
      where: { userId },
      select: { userAgent: true, createdAt: true, lastSeenAt: true, endedAt: true },
    }),
    db().apiToken.findMany({ where: { userId }, omit: { ...omit, tokenHash: true } }),
    db().webhook.findMany({ where: { userId }, omit: { ...omit } }),
    db().doseMapping.findMany({ where: { userId }, omit }),
    db().doseProfile.findMany({ where: { userId }, omit }),
    db().desk.findMany({ where: { userId }, omit }),
    db().linkedIdentity.findMany({ where: { userId }, omit }),
    db().subscription.findMany({ where: { userId }, omit }),
    db().paddleCheckout.findMany({ where: { userId }, omit }),
  ])
  const account = { ...publicUser(user), createdAt: user.createdAt }
  return {
    account,
    profile,
    sessions,
    apiTokens,
    webhooks,
    linkedIdentities,
    subscriptions,
    checkouts,
    doseMappings,
    doseProfiles,
    desks,
  }
}

function operationsOf(userId: string): AsyncIterable<object> {
  return paged<{ id: string }>(
    (take, last) =>
      db().operation.findMany({
        where: { userId, removedAt: null, ...(last !== undefined && { id: { gt: last.id } }) },
        select: {
          id: true,
          documentSessionId: true,
          kind: true,
          state: true,
          locale: true,
          settings: true,
          summary: true,
          error: true,
          documents: true,
          createdAt: true,
          finishedAt: true,
        },
        orderBy: { id: 'asc' },
        take,
      }),
    OPERATIONS_AT_ONCE,
  )
}

function mailsOf(userId: string): AsyncIterable<object> {
  return paged<{ id: string }>((take, last) =>
    db().mailMessage.findMany({
      where: { userId, ...(last !== undefined && { id: { gt: last.id } }) },
      select: {
        id: true,
        operationId: true,
        purpose: true,
        recipient: true,
        replyTo: true,
        locale: true,
        params: true,
        state: true,
        createdAt: true,
        finishedAt: true,
      },
      orderBy: { id: 'asc' },
      take,
    }),
  )
}

/** The register of acts of every template. */
async function* actsOf(userId: string): AsyncGenerator<object, void, void> {
  const counters = await db().actCounter.findMany({ where: { userId }, select: { id: true, templateId: true } })
  for (const { id: counterId, templateId } of counters) {
    const entries = paged<{ series: number; number: number }>((take, last) =>
      db().actEntry.findMany({
        where: { counterId },
        omit: { counterId: true },
        orderBy: [{ series: 'asc' }, { number: 'asc' }],
        take,
        ...(last !== undefined && {
          cursor: { counterId_series_number: { counterId, series: last.series, number: last.number } },
          skip: 1,
        }),
      }),
    )
    for await (const entry of entries) yield { templateId, ...entry }
  }
}
