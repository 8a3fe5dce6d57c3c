import { z } from 'zod'
import { db } from '@/lib/db/client'
import type { Operation, StoredFile } from '@/lib/db/generated/client'
import type { Problem } from '@/lib/documents/problem'
import { DocumentError, type Params } from '@/lib/documents/error'
import { AppError, isAppCode } from '@/lib/errors'
import type { DocumentCode } from '@/lib/documents/codes'
import type { Locale } from '@/lib/i18n/locales'
import { tellProblems } from '@/lib/http/told-problem'
import { downloadUrl } from './download-url'
import { mailSummary } from './mail-ledger'
import { worded } from './worded'

/** The response for a successful operation; each tool adds the contents of its summary. */
export const operationAnswerSchema = z.strictObject({
  success: z.literal(true),
  error: z.null(),
  operationId: z.string(),
  download_url: z.string().describe('The last segment is the visible file name; add the session ID to the query.'),
  name: z.string(),
  size: z.int().min(0),
  expiresAt: z.iso.datetime(),
})

/**
 * Returns a document route's response for an ended operation.
 *
 * @throws AppError, DocumentError the error with which the operation failed; AppError OPERATION_CANCELLED
 */
export async function operationAnswer(operation: Operation, locale: Locale): Promise<object> {
  if (operation.state === 'cancelled') throw new AppError('OPERATION_CANCELLED')
  if (operation.state === 'failed') throw failureOf(operation)
  const result = await db().storedFile.findFirst({ where: { operationId: operation.id, kind: 'result' } })
  if (result === null) throw new AppError('NOT_FOUND')
  return {
    success: true,
    error: null,
    operationId: operation.id,
    ...resultFields(result),
    // Only the generator's documents are emailed.
    ...(operation.kind === 'generate' && { mail: await mailSummary(operation, locale) }),
    // Written by this application when the operation succeeded.
    ...worded((operation.summary ?? {}) as object, (problems) => tellProblems(problems, locale)),
  }
}

function resultFields(result: StoredFile) {
  return {
    download_url: downloadUrl(result.name),
    name: result.name,
    size: result.bytes,
    expiresAt: result.expiresAt.toISOString(),
  }
}

interface StoredError {
  readonly code: string
  readonly params: Params
  readonly details?: Readonly<Record<string, unknown>>
  readonly problems?: readonly Problem[]
}

/** The error with which an operation failed, as it was thrown. */
export function failureOf(operation: Pick<Operation, 'error'>): AppError | DocumentError {
  const { code, params, details, problems } = (operation.error ?? {
    code: 'INTERNAL',
    params: { id: '' },
  }) as unknown as StoredError
  return isAppCode(code)
    ? new AppError(code, params, details)
    : new DocumentError(code as DocumentCode, params, problems)
}
