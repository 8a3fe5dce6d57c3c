import { z } from 'zod'
import { PLANS } from '@/lib/billing/plans'
import { db } from '@/lib/db/client'
import type { User } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import { emailSchema } from './email'

/** Changes that an administrator makes to an account from the command line. */
export const adminCommandSchema = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('grant'), email: emailSchema }),
  z.strictObject({ command: z.literal('revoke'), email: emailSchema }),
  z.strictObject({ command: z.literal('plan'), email: emailSchema, plan: z.enum(PLANS) }),
])

export type AdminCommand = z.infer<typeof adminCommandSchema>

/** The account after the change. */
export const adminAnswerSchema = z.strictObject({
  success: z.literal(true),
  email: z.string(),
  role: z.enum(['user', 'admin']),
  plan: z.enum(PLANS),
})

export type AdminAnswer = z.infer<typeof adminAnswerSchema>

/**
 * Makes an account an administrator's or takes that back, or gives it a plan. With its role every session of it ends: rights are
 * never carried over from a sign-in that had others.
 *
 * @throws AppError NOT_FOUND
 */
export async function administer(command: AdminCommand): Promise<AdminAnswer> {
  const user = await db().user.findUnique({ where: { email: command.email } })
  if (user === null) throw new AppError('NOT_FOUND')
  const { email, role, plan } = await (command.command === 'plan'
    ? db().user.update({ where: { id: user.id }, data: { plan: command.plan } })
    : changeRole(user, command.command === 'grant' ? 'admin' : 'user'))
  return { success: true, email, role, plan }
}

async function changeRole(user: User, role: User['role']): Promise<User> {
  if (user.role === role) return user
  const [changed] = await db().$transaction([
    db().user.update({ where: { id: user.id }, data: { role } }),
    db().session.updateMany({ where: { userId: user.id, endedAt: null }, data: { endedAt: new Date() } }),
  ])
  return changed
}

/** @throws AppError FORBIDDEN */
export function requireAdmin(user: Pick<User, 'role'>): void {
  if (user.role !== 'admin') throw new AppError('FORBIDDEN')
}
