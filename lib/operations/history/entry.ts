import { z } from 'zod'
import { planOf } from '@/lib/billing/limits'
import { PLANS } from '@/lib/billing/plans'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import type { Operation, StoredFile } from '@/lib/db/generated/client'
import type { Plan } from '@/lib/db/generated/enums'
import { isUnderWay } from '@/lib/db/under-way'
import { AppError, type KnownError } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locales'
import { describeError, translator } from '@/lib/i18n/translate'
import { downloadUrl } from '../download-url'
import { failureOf } from '../operation-answer'

export const operationStateSchema = z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled'])

const count = z.int().min(0)

/** One operation as the history shows it. */
export const historyEntrySchema = z
  .strictObject({
    id: z.string(),
    sessionId: z.string(),
    kind: z.enum(['generate', 'tables', 'doses']),
    state: operationStateSchema,
    isStopped: z.boolean().describe('Whether it was stopped; its result contains what was finished by then.'),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    seen: z.boolean().describe('Whether the user has seen the outcome.'),
    name: z.string().nullable().describe('The name of the result, which may have expired.'),
    sources: z.array(z.string()).describe('The names of the input files.'),
    documents: count.describe('The number that counts toward the month’s usage.'),
    results: count.describe('The number of documents created, or of tables or doses found.'),
    failures: count.describe('The number of rows without a document.'),
    remarks: count.describe('The number of warnings.'),
    progress: z.strictObject({ done: count, total: count }).nullable().describe('While the operation runs.'),
    code: z.string().nullable().describe('The error code, if the operation failed.'),
    error: z.string().nullable().describe('The error message.'),
    plan: z.enum(PLANS).nullable().describe('If a plan limit was reached: the plan that raises it, if any.'),
    files: z
      .array(
        z.strictObject({ name: z.string(), size: z.number(), expiresAt: z.iso.datetime(), download_url: z.string() }),
      )
      .describe('The files that haven’t expired.'),
  })
  .meta({ id: 'HistoryEntry' })

export type HistoryEntry = z.infer<typeof historyEntrySchema>

/** An operation without what only its runner needs. */
export type ListedOperation = Omit<Operation, 'summary' | 'settings' | 'inputs'> & { readonly files: StoredFile[] }

/** A row of a user's history, with texts in `locale`. */
export function historyEntry(operation: ListedOperation, user: SubscribedUser, locale: Locale): HistoryEntry {
  const failure = operation.state === 'failed' ? failureOf(operation) : null
  return {
    id: operation.id,
    sessionId: operation.documentSessionId,
    kind: operation.kind,
    state: operation.state,
    isStopped: operation.state === 'succeeded' && operation.cancelRequestedAt !== null,
    createdAt: operation.createdAt.toISOString(),
    finishedAt: operation.finishedAt?.toISOString() ?? null,
    seen: operation.seenAt !== null,
    name: operation.files[0]?.name ?? operation.resultName,
    sources: operation.sourceNames.split('\n').filter((name) => name !== ''),
    documents: operation.documents,
    results: operation.results,
    failures: operation.failures,
    remarks: operation.remarks,
    progress: isUnderWay(operation) ? progressOf(operation.progress) : null,
    code: failure?.code ?? null,
    error: failure && describeError(translator(locale), failure.code, failure.params),
    plan: failure && liftingPlan(failure, user),
    files: operation.files.map(({ name, bytes, expiresAt }) => ({
      name,
      size: bytes,
      expiresAt: expiresAt.toISOString(),
      download_url: downloadUrl(name),
    })),
  }
}

/** Null also once the user has it. */
function liftingPlan(failure: KnownError, user: SubscribedUser): Plan | null {
  const told = failure instanceof AppError ? failure.details?.['plan'] : null
  const above = PLANS.slice(PLANS.indexOf(planOf(user)) + 1)
  return above.find((plan) => plan === told) ?? null
}

/** As the runner wrote it; null before its first word. */
function progressOf(progress: unknown): HistoryEntry['progress'] {
  if (typeof progress !== 'object' || progress === null) return null
  const { done, total } = progress as { readonly done: number; readonly total: number }
  return { done, total }
}
