import { z } from 'zod'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import type { Session, Subscription, User } from '@/lib/db/generated/client'
import { BillingInterval, Plan, Role, SubscriptionStatus } from '@/lib/db/generated/enums'

/** A session with its person and what they pay for. */
export type SessionRow = Session & { readonly user: SubscribedUser }

/** A `timestamp` of PostgreSQL in JSON, which says no zone: Prisma writes them in UTC. */
const time = z.string().transform((text) => new Date(`${text}Z`))

// None of the three is strict, because during an upgrade this release may read columns of the next.
const session = z.object({
  id: z.string(),
  userId: z.string(),
  bindHash: z.string(),
  userAgent: z.string().nullable(),
  createdAt: time,
  lastSeenAt: time,
  endedAt: time.nullable(),
}) satisfies z.ZodType<Session>

const user = z.object({
  id: z.string(),
  email: z.string(),
  emailVerifiedAt: time.nullable(),
  pendingEmail: z.string().nullable(),
  name: z.string().nullable(),
  role: z.enum(Role),
  plan: z.enum(Plan),
  locale: z.string().nullable(),
  currency: z.string().nullable(),
  tourSeen: z.boolean(),
  // Absent while a release from before it still migrates.
  singleKeys: z.boolean().default(true),
  createdAt: time,
}) satisfies z.ZodType<User>

const subscription = z.object({
  id: z.string(),
  userId: z.string(),
  customerId: z.string(),
  status: z.enum(SubscriptionStatus),
  priceId: z.string(),
  plan: z.enum(Plan),
  interval: z.enum(BillingInterval),
  currency: z.string(),
  startedAt: time.nullable(),
  periodEndsAt: time.nullable(),
  nextBilledAt: time.nullable(),
  pausedAt: time.nullable(),
  canceledAt: time.nullable(),
  pastDueSince: time.nullable(),
  scheduledAction: z.string().nullable(),
  scheduledAt: time.nullable(),
  occurredAt: z.string(),
}) satisfies z.ZodType<Subscription>

const rowsSchema = z.array(z.strictObject({ session, user, subscriptions: z.array(subscription) })).max(1)

/**
 * Returns the row of a session with its user and their subscriptions, in one statement: every request of a user begins
 * with it, and Prisma's `include` would send three queries.
 */
export async function sessionRow(id: string): Promise<SessionRow | null> {
  const rows = await db().$queryRaw`
    SELECT to_jsonb(s) AS "session", to_jsonb(u) AS "user",
      coalesce((SELECT jsonb_agg(b ORDER BY b."id") FROM "Subscription" b WHERE b."userId" = u."id"), '[]') AS "subscriptions"
    FROM "Session" s JOIN "User" u ON u."id" = s."userId"
    WHERE s."id" = ${id}`
  const [found] = rowsSchema.parse(rows)
  if (found === undefined) return null
  return { ...found.session, user: { ...found.user, subscriptions: found.subscriptions } }
}
