import { z } from 'zod'
import { db } from '@/lib/db/client'
import type { Operation } from '@/lib/db/generated/client'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { limitsOf } from '@/lib/billing/limits'
import type { Locale } from '@/lib/i18n/locales'
import { acceptOperation, type NewOperation, operationByKey } from '../accept-operation'
import { keptUntil } from '../kept-until'
import { inputFiles } from '../operation-inputs'
import { ownOperation } from '../own-operation'
import { runInline } from '../run-inline'
import { runner } from '../runner'
import { toolOf } from '../tools'

export const runAgainSchema = z.strictObject({
  success: z.literal(true),
  operationId: z.string(),
  sessionId: z.string(),
})

/** To send emails, users choose that each time. */
const NOT_AGAIN: readonly string[] = ['mailTo', 'mailColumn', 'mailSubject', 'mailText', 'saveMapping']

export interface Again {
  readonly user: NewOperation['user']
  readonly id: string
  readonly locale: Locale
  /** A retry under the same one gives the first operation. */
  readonly idempotencyKey: string | null
  readonly signal: AbortSignal
}

/**
 * Repeats an ended operation with the same files and settings; nothing is emailed.
 *
 * @throws AppError NOT_FOUND; SOURCES_GONE if its files have expired; the errors of accepting an operation
 */
export async function runAgain({ user, id, locale, idempotencyKey, signal }: Again): Promise<Operation> {
  const first = idempotencyKey === null ? null : await operationByKey(user.id, idempotencyKey)
  if (first !== null) return first
  const before = await ownOperation(user.id, id)
  const inputs = await inputFiles(before, { expiresAt: { gt: new Date() } })
  if (inputs === null) throw new AppError('SOURCES_GONE')
  const session = await db().documentSession.findUniqueOrThrow({ where: { id: before.documentSessionId } })
  const settings = Object.fromEntries(
    Object.entries(before.settings as object).filter(([name]) => !NOT_AGAIN.includes(name)),
  )
  toolOf(before.kind).allowed?.(user, settings)
  const { operation } = await acceptOperation({
    user,
    session,
    kind: before.kind,
    settings,
    inputs,
    uploaded: [],
    idempotencyKey,
    locale,
  })
  // They are kept as long as the new result, and no longer go with the run that they were uploaded for.
  await db().storedFile.updateMany({
    where: { id: { in: Object.values(inputs).map((file) => file.id) }, kind: 'upload' },
    data: { operationId: null, expiresAt: keptUntil(limitsOf(user)) },
  })
  if (env().ACTUM_RUNNER === 'inline') await runInline(operation.id, signal)
  else void runner().nudge()
  return operation
}
