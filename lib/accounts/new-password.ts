import type { Prisma, User } from '@/lib/db/generated/client'
import type { Locale } from '@/lib/i18n/locales'
import { writeAccountMail } from './account-mail'

/**
 * Replaces a password, within a transaction: every session ends on every instance, earlier links no longer work, a
 * requested change of address is dropped, and an email reports it.
 */
export async function replacePassword(
  transaction: Prisma.TransactionClient,
  user: User,
  hash: string,
  locale: Locale,
): Promise<void> {
  const { id: userId } = user
  const changedAt = new Date()
  await transaction.password.upsert({
    where: { userId },
    create: { userId, hash, changedAt },
    update: { hash, changedAt },
  })
  await transaction.session.updateMany({ where: { userId, endedAt: null }, data: { endedAt: changedAt } })
  // Someone with the old password may have requested either; the confirmation of the account's own address stays.
  await transaction.accountLink.deleteMany({ where: { userId, NOT: { purpose: 'confirm', email: user.email } } })
  await transaction.user.update({ where: { id: userId }, data: { pendingEmail: null } })
  await writeAccountMail(transaction, {
    userId,
    recipient: user.email,
    locale,
    cause: `password ${userId} ${changedAt.toISOString()}`,
    purpose: 'passwordChanged',
    params: { at: changedAt.toISOString() },
  })
}
