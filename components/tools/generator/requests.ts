import { callApi } from '@/components/account/api-client'
import { uploadApi, type UploadOptions } from '@/components/account/upload-api'
import type { GenerateAnswer, InspectAnswer, Mails, PreviewAnswer, Result } from './answers'
import { documentSession } from '../shared/document-session'
import { formOf, inSession } from '../shared/in-session'
import { runOperation, type RunOptions } from '../shared/run-operation'
import { fieldOf, type GivenFile } from './kept-template'
import { outputSettings, readingSettings } from './settings'
import type { Options } from './options'
import type { Question, Role } from './state'

const FIELDS = { data: 'excel', template: 'template' } as const satisfies Record<Role, string>

const INSPECT = '/api/documents/inspect'

/**
 * Sends a file into the document session and looks at it; in a new session where the kept one is gone.
 *
 * @throws ApiError
 */
export async function uploadFile(role: Role, file: GivenFile, options: UploadOptions): Promise<InspectAnswer> {
  const form = (sessionId: string) => formOf(sessionId, fieldOf(FIELDS[role], file))
  const response = await inSession((sessionId) => uploadApi(INSPECT, form(sessionId), options))
  return (await response.json()) as InspectAnswer
}

/**
 * Looks at files that the session has.
 *
 * @throws ApiError NOT_FOUND where it has them no more
 */
export async function inspectStored(question: Question, signal: AbortSignal): Promise<InspectAnswer> {
  const options = JSON.stringify(readingSettings(question))
  const form = formOf(await documentSession(), { ...filesOf(question), options })
  const response = await callApi(INSPECT, { method: 'POST', body: form, signal })
  return (await response.json()) as InspectAnswer
}

/**
 * One document of the files that the session has, by its place among those of a run.
 *
 * @throws ApiError PREVIEW_NO_DOCUMENT where there are not so many
 */
export async function previewStored(
  question: Question,
  pattern: string,
  ordinal: number,
  signal: AbortSignal,
): Promise<PreviewAnswer> {
  const options = JSON.stringify({ ...readingSettings(question), ...(pattern !== '' && { pattern }) })
  const form = formOf(await documentSession(), { ...filesOf(question), options, ordinal: String(ordinal) })
  const response = await callApi('/api/documents/preview', { method: 'POST', body: form, signal })
  return (await response.json()) as PreviewAnswer
}

/**
 * What became of a run's mails.
 *
 * @throws ApiError
 */
export async function mailsOf(operationId: string, signal: AbortSignal): Promise<Mails> {
  const path = `/api/documents/operations/${encodeURIComponent(operationId)}/mail`
  return (await (await callApi(path, { signal })).json()) as Mails
}

export interface GenerateRequest {
  readonly question: Question
  /** Sent themselves where the server no longer has those that the question names. */
  readonly files: Readonly<Partial<Record<Role, GivenFile>>>
  readonly options: Options
  /** How many documents are to be made; null where that is not known. */
  readonly count: number | null
  /** Only what failed in this run is made again. */
  readonly again: Result | null
}

/**
 * Makes the documents of the files that the session has, and tells how far it is. Null where the answer bears no link: by the
 * API's rule that is no success.
 *
 * @throws ApiError
 */
export function generate(request: GenerateRequest, follow: RunOptions): Promise<Result | null> {
  const { question, files, options, count, again } = request
  const settings = {
    ...readingSettings(question),
    ...outputSettings(options, count),
    ...(again !== null && { rerunOf: again.operationId, only: 'failed' }),
  }
  const email = options.email.trim()
  const named = filesOf(question)
  const whole = Object.assign(
    {},
    ...Object.entries(files).map(([role, file]) => fieldOf(FIELDS[role as Role], file)),
  ) as Record<string, File | string>
  const texts = { options: JSON.stringify(settings), ...(email !== '' && { email }) }
  return runOperation<GenerateAnswer>(
    '/api/documents/generate',
    (renewed) => ({ ...(renewed ? whole : named), ...texts }),
    follow,
  )
}

function filesOf({ data, template, templateId }: Question): Record<string, string> {
  return {
    ...(data !== null && { [FIELDS.data]: data }),
    ...(templateId !== null ? { templateId } : template !== null && { [FIELDS.template]: template }),
  }
}
