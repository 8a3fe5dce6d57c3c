import type { OperationKind, Operation } from '@/lib/db/generated/client'
import { mayBeWritten } from '@/lib/db/unavailable'
import { env } from '@/lib/env'
import { limitsOf } from '@/lib/billing/limits'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import { AppError } from '@/lib/errors'
import type { ReceivedForm } from '@/lib/http/receive-form'
import type { Locale } from '@/lib/i18n/locales'
import { acceptOperation, operationByKey } from './accept-operation'
import { idempotencyKeyOf } from './idempotency-key'
import { requireInput, takeInputs } from './inputs'
import { keptUntil } from './kept-until'
import { withDocumentRequest } from './receive-request'
import { runInline } from './run-inline'
import { runner } from './runner'
import { removeFiles } from './stored-files'
import { toolOf } from './tools'

export interface StartRequest {
  readonly request: Request
  readonly user: SubscribedUser
  readonly locale: Locale
  readonly kind: OperationKind
  /** What the tool's own form fields add to the settings of the `options` field. */
  readonly settingsOf?: (form: ReceivedForm, given: object, user: SubscribedUser) => Promise<object>
}

/**
 * Receives a tool's request, accepts it as an operation and notifies the runner. A retry under the same Idempotency-Key
 * gives the first operation, and its body is not read again.
 *
 * @throws AppError, DocumentError
 */
export async function startOperation(start: StartRequest): Promise<Operation> {
  const { request, user, kind } = start
  const tool = toolOf(kind)
  const key = idempotencyKeyOf(request)
  const first = key === null ? null : await operationByKey(user.id, key)
  if (first !== null) {
    // Its answer would be that of another tool.
    if (first.kind !== kind) throw new AppError('BAD_REQUEST', {}, { header: 'Idempotency-Key' })
    await request.body?.cancel()
    return first
  }
  const operation = await withDocumentRequest(request, user, tool.form, async ({ session, form, settings }) => {
    const added = await start.settingsOf?.(form, settings, user)
    const expiresAt = keptUntil(limitsOf(user))
    const inputs = await takeInputs(session, form, tool.fields, expiresAt)
    try {
      const needed = Object.keys(tool.fields).filter((role) => inputs.files[role] || !tool.optional?.includes(role))
      const required = needed.map((role) => [role, requireInput(inputs, role, tool.fields)] as const)
      const accepted = await acceptOperation({
        user,
        session,
        kind,
        settings: { ...settings, ...added },
        inputs: Object.fromEntries(required),
        uploaded: inputs.uploaded,
        idempotencyKey: key,
        locale: start.locale,
      })
      if (accepted.repeated) await removeFiles(inputs.uploaded)
      return accepted.operation
    } catch (error) {
      // If the database became unavailable, the operation may have been accepted. If not, the files are deleted when
      // they expire.
      if (!mayBeWritten(error)) await removeFiles(inputs.uploaded)
      throw error
    }
  })
  if (env().ACTUM_RUNNER === 'inline') await runInline(operation.id, request.signal)
  else void runner().nudge()
  return operation
}
