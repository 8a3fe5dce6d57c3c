import { z } from 'zod'
import { paymentHealth, paymentHealthSchema } from '@/lib/billing/payment-health'
import { PLANS } from '@/lib/billing/plans'
import { db } from '@/lib/db/client'
import { MailState, OperationState } from '@/lib/db/generated/enums'
import { converterHere, health, unwellSchema } from './health'

const DAY_MS = 86_400_000
const count = z.int().min(0)

/** A count for each of the names. */
function countsOf<Name extends string>(names: readonly Name[]) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, count])) as Record<Name, typeof count>)
}

const STATES = Object.values(OperationState)
const MAIL_STATES = Object.values(MailState)

/** How an installation is used and how it is doing: counts alone, no one's names, addresses or files. */
export const installationSummarySchema = z
  .strictObject({
    success: z.literal(true),
    checks: unwellSchema.shape.checks,
    converter: unwellSchema.shape.converter,
    payment: paymentHealthSchema,
    users: z.strictObject({ all: count, confirmed: count, admins: count, new: count, plans: countsOf(PLANS) }),
    signedIn: count.describe('Users active within a day.'),
    operations: countsOf(STATES).describe('Requested within a day.'),
    waitingSince: z.iso.datetime().nullable().describe('When the longest-waiting operation was requested.'),
    mails: countsOf(MAIL_STATES).describe('Created within a day.'),
    files: z.strictObject({ count, bytes: z.number().min(0) }),
  })
  .meta({ id: 'InstallationSummary' })

type InstallationSummary = z.infer<typeof installationSummarySchema>

/** What an administrator sees of the installation. */
export async function installationSummary(now = new Date()): Promise<InstallationSummary> {
  const lately = { gt: new Date(now.getTime() - DAY_MS) }
  const client = db()
  const [checks, payment, users, seen, operations, oldest, mails, files] = await Promise.all([
    health(),
    paymentHealth(),
    usersOf(lately),
    client.user.count({ where: { sessions: { some: { lastSeenAt: lately, endedAt: null } } } }),
    client.operation.groupBy({ by: ['state'], where: { createdAt: lately }, _count: true }),
    client.operation.findFirst({ where: { state: 'queued' }, orderBy: { createdAt: 'asc' } }),
    client.mailMessage.groupBy({ by: ['state'], where: { createdAt: lately }, _count: true }),
    client.storedFile.aggregate({ where: { expiresAt: { gt: now } }, _count: true, _sum: { bytes: true } }),
  ])
  return {
    success: true,
    checks,
    converter: converterHere(),
    payment,
    users,
    signedIn: seen,
    operations: counted(
      STATES,
      operations.map(({ state, _count }) => [state, _count]),
    ),
    waitingSince: oldest?.createdAt.toISOString() ?? null,
    mails: counted(
      MAIL_STATES,
      mails.map(({ state, _count }) => [state, _count]),
    ),
    files: { count: files._count, bytes: files._sum.bytes ?? 0 },
  }
}

async function usersOf(lately: { readonly gt: Date }): Promise<InstallationSummary['users']> {
  const { user } = db()
  const [all, confirmed, admins, fresh, plans] = await Promise.all([
    user.count(),
    user.count({ where: { emailVerifiedAt: { not: null } } }),
    user.count({ where: { role: 'admin' } }),
    user.count({ where: { createdAt: lately } }),
    user.groupBy({ by: ['plan'], _count: true }),
  ])
  return {
    all,
    confirmed,
    admins,
    new: fresh,
    plans: counted(
      PLANS,
      plans.map(({ plan, _count }) => [plan, _count]),
    ),
  }
}

function counted<Name extends string>(
  names: readonly Name[],
  groups: readonly (readonly [Name, number])[],
): Record<Name, number> {
  const found = new Map(groups)
  return Object.fromEntries(names.map((name) => [name, found.get(name) ?? 0])) as Record<Name, number>
}
