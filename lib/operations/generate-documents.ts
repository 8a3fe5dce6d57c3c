import { stat } from 'node:fs/promises'
import { z } from 'zod'
import { limitsOf } from '@/lib/billing/plans'
import { db } from '@/lib/db/client'
import type { DocumentSession, Operation, StoredFile, User } from '@/lib/db/generated/client'
import { PREMIUM_GATE } from '@/lib/documents/ooxml/limits'
import { AppError, isKnownError } from '@/lib/errors'
import { plainText } from '@/lib/http/plain-text'
import type { ReceivedForm } from '@/lib/http/receive-form'
import { temporaryFolder } from '@/lib/storage/temporary'
import { requireInput, takeInputs, withLocalCopies } from './inputs'
import type { TimeLimit } from './process/document-process'
import type { GenerateSummary } from './process/protocol'
import { processPools } from './process/process-pool'
import { removeFiles, storeFile } from './stored-files'

/** The act generator's form fields, by what they carry. */
export const GENERATE_FIELDS = { data: 'excel', template: 'template' } as const

/** What a person can set for a run, as the `options` field's JSON. */
export const generateOptionsSchema = z.strictObject({
  sheet: plainText(255).optional(),
  headerRow: z.number().int().min(1).max(1_048_576).optional(),
  mapping: z.record(plainText(500), plainText(500)).optional(),
  missing: z.enum(['blank', 'warn', 'block']).optional(),
  pattern: plainText(300).optional(),
  language: z.enum(['ru', 'ro', 'en', 'auto']).optional(),
})

export type GenerateSettings = z.infer<typeof generateOptionsSchema>

/** Reading and compiling, then 10 ms a row. */
const TIME_LIMIT: TimeLimit = { baseMs: 40_000, perItemMs: 10 }

export interface GenerateRequest {
  readonly user: User
  readonly session: DocumentSession
  readonly form: ReceivedForm
  readonly settings: GenerateSettings
  readonly single: boolean
  /** Where to send the result; null for no mail. */
  readonly email: string | null
  readonly signal: AbortSignal
}

export interface GenerateOutcome {
  readonly operation: Operation
  readonly result: StoredFile
  readonly summary: GenerateSummary
}

/**
 * Runs the act generator for a person: the inputs into storage, an operation's row, the tool in a document process, the
 * result into storage. When it fails nothing half made is left, and the row says why.
 *
 * @throws DocumentError, AppError
 */
export async function generateDocuments(request: GenerateRequest): Promise<GenerateOutcome> {
  const { user, session, settings } = request
  // Asked for and not sent would be a silent loss: mail comes with the outbox.
  if (request.email !== null) throw new AppError('MAIL_UNAVAILABLE')
  const limits = limitsOf(user)
  const expiresAt = new Date(Date.now() + limits.keptHours * 3_600_000)
  const inputs = await takeInputs(session, request.form, GENERATE_FIELDS, expiresAt)
  const folder = await temporaryFolder()
  let operation: Operation | null = null
  try {
    const data = requireInput(inputs, 'data', GENERATE_FIELDS)
    const template = requireInput(inputs, 'template', GENERATE_FIELDS)
    operation = await db().operation.create({
      data: {
        documentSessionId: session.id,
        kind: 'generate',
        state: 'running',
        startedAt: new Date(),
        options: { ...settings, single: request.single, data: data.name, template: template.name },
      },
    })
    const output = folder.path()
    const summary = (await withLocalCopies(
      { data, template },
      (files) =>
        processPools().operations.run(
          {
            tool: 'generate',
            files,
            options: {
              ...settings,
              single: request.single,
              limits: { maxRows: limits.rowsPerGeneration, gate: PREMIUM_GATE },
            },
            output,
          },
          { limit: TIME_LIMIT, signal: request.signal },
        ),
      // What the process answers is typed by the job's tool, and only our own code runs in it.
    )) as GenerateSummary
    const { file } = summary
    const result = await storeFile({
      documentSessionId: session.id,
      operationId: operation.id,
      kind: 'result',
      name: file.name,
      contentType: file.type,
      bytes: (await stat(output)).size,
      temporaryPath: output,
      expiresAt,
    })
    const finished = await finish(operation.id, summary)
    return { operation: finished, result, summary }
  } catch (error) {
    if (operation !== null) await fail(operation.id, error)
    await removeFiles(inputs.uploaded)
    throw error
  } finally {
    await folder.remove()
  }
}

function finish(id: string, summary: GenerateSummary): Promise<Operation> {
  const counts = {
    documents: summary.documents.length,
    problems: summary.problems.length,
    stripped: summary.stripped.length,
  }
  return db().operation.update({
    where: { id },
    data: { state: 'succeeded', finishedAt: new Date(), summary: counts },
  })
}

async function fail(id: string, error: unknown): Promise<void> {
  const known = isKnownError(error)
    ? { code: error.code, params: { ...error.params } }
    : { code: 'INTERNAL', params: {} }
  await db().operation.update({ where: { id }, data: { state: 'failed', finishedAt: new Date(), error: known } })
}
