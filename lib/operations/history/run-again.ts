import { z } from 'zod'
import { db } from '@/lib/db/client'
import type { DocumentSession, Operation, StoredFile } from '@/lib/db/generated/client'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { limitsOf } from '@/lib/billing/limits'
import type { Locale } from '@/lib/i18n/locales'
import { acceptOperation, type NewOperation } from '../accept-operation'
import { ownOperation } from '../own-operation'
import { runInline } from '../run-inline'
import { runner } from '../runner'
import { toolOf } from '../tools'

export const runAgainSchema = z.strictObject({
  success: z.literal(true),
  operationId: z.string(),
  sessionId: z.string(),
})

/** Who sends mails says so each time. */
const NOT_AGAIN: readonly string[] = ['mailTo', 'mailColumn', 'mailSubject', 'mailText', 'saveMapping']

export interface Again {
  readonly user: NewOperation['user']
  readonly id: string
  readonly locale: Locale
  readonly signal: AbortSignal
}

/**
 * Runs an operation that is over once more, with the same files and settings; nothing is mailed.
 *
 * @throws AppError NOT_FOUND; SOURCES_GONE where its files are no longer kept; what accepting an operation throws
 */
export async function runAgain({ user, id, locale, signal }: Again): Promise<Operation> {
  const before = await ownOperation(user.id, id)
  const { session, inputs } = await keptInputs(before)
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
    idempotencyKey: null,
    locale,
  })
  // They are kept as long as the new result, and no longer go with the run that they were uploaded for.
  await db().storedFile.updateMany({
    where: { id: { in: Object.values(inputs).map((file) => file.id) }, kind: 'upload' },
    data: { operationId: null, expiresAt: new Date(Date.now() + limitsOf(user).keptHours * 3_600_000) },
  })
  if (env().ACTUM_RUNNER === 'inline') await runInline(operation.id, signal)
  else void runner().nudge()
  return operation
}

async function keptInputs(
  operation: Operation,
): Promise<{ session: DocumentSession; inputs: Record<string, StoredFile> }> {
  const roles = Object.entries(operation.inputs as Record<string, string>)
  const kept = await db().storedFile.findMany({
    where: { id: { in: roles.map(([, id]) => id) }, expiresAt: { gt: new Date() } },
  })
  const found = new Map(kept.map((file) => [file.id, file]))
  const inputs = roles.flatMap(([role, id]) => {
    const file = found.get(id)
    return file === undefined ? [] : [[role, file] as const]
  })
  if (inputs.length < roles.length) throw new AppError('SOURCES_GONE')
  const session = await db().documentSession.findUniqueOrThrow({ where: { id: operation.documentSessionId } })
  return { session, inputs: Object.fromEntries(inputs) }
}
