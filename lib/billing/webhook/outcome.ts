import type { Prisma } from '@/lib/db/generated/client'

/** The outcome of an event from Paddle. */
export type Outcome =
  /** The stored state is the same. */
  | 'applied'
  /** What is known is newer. */
  | 'older'
  /** No one is known whose it would be. */
  | 'unbound'
  /** Their account is gone. */
  | 'userGone'
  /** None of its prices was ever ours. */
  | 'otherPrice'
  /** Kept for people to read: Paddle itself says what follows. */
  | 'noted'
  /** Nothing depends on it. */
  | 'ignored'
  /** Not as Paddle documents it. */
  | 'unreadable'

/** Writes it beside the notification. */
export async function writeOutcome(tx: Prisma.TransactionClient, id: string, outcome: Outcome): Promise<Outcome> {
  await tx.paddleEvent.updateMany({ where: { id }, data: { outcome } })
  return outcome
}
