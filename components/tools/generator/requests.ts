import { callApi } from '@/components/account/api-client'
import type { UploadOptions } from '@/components/account/upload-api'
import type { GenerateAnswer, InspectAnswer, Ledger, MailRequest, PreviewAnswer, Result } from './answers'
import { documentSession } from '../shared/document-session'
import { formOf } from '../shared/in-session'
import { runOperation, type RunOptions } from '../shared/run-operation'
import { sendFile } from '../shared/send-file'
import { fieldOf, type GivenFile } from './kept-template'
import { mailFields, outputSettings, patternSettings, readingSettings } from './settings'
import type { Options } from './options'
import type { Question, Role } from './state'

const FIELDS = { data: 'excel', template: 'template' } as const satisfies Record<Role, string>

const INSPECT = '/api/documents/inspect'

/**
 * Uploads a file to the document session and inspects it; in a new session if the saved one is gone.
 *
 * @throws ApiError
 */
export async function uploadFile(role: Role, file: GivenFile, options: UploadOptions): Promise<InspectAnswer> {
  const response = await sendFile(INSPECT, fieldOf(FIELDS[role], file), options)
  return (await response.json()) as InspectAnswer
}

/**
 * Inspects files that are in the session.
 *
 * @throws ApiError NOT_FOUND if they are gone
 */
export async function inspectStored(question: Question, signal: AbortSignal): Promise<InspectAnswer> {
  const options = JSON.stringify(settingsOf(question))
  const form = formOf(await documentSession(), { ...filesOf(question), options })
  const response = await callApi(INSPECT, { method: 'POST', body: form, signal })
  return (await response.json()) as InspectAnswer
}

/**
 * Returns one document of the files in the session, by its position in a run or by a row of the spreadsheet.
 *
 * @throws ApiError PREVIEW_NO_DOCUMENT if there is none
 */
export async function previewStored(
  question: Question,
  pattern: string,
  place: PreviewPlace,
  signal: AbortSignal,
): Promise<PreviewAnswer> {
  const options = JSON.stringify({ ...settingsOf(question), ...patternSettings(pattern, question.templateId) })
  const form = formOf(await documentSession(), { ...filesOf(question), options, ...placeFields(place) })
  const response = await callApi('/api/documents/preview', { method: 'POST', body: form, signal })
  return (await response.json()) as PreviewAnswer
}

/**
 * The documents that print all words of a search, by their first rows.
 *
 * @throws ApiError NOT_FOUND where the session has the files no more
 */
export async function findStored(question: Question, search: string, signal: AbortSignal): Promise<readonly number[]> {
  const options = JSON.stringify(settingsOf(question))
  const form = formOf(await documentSession(), { ...filesOf(question), options, search })
  const response = await callApi('/api/documents/find', { method: 'POST', body: form, signal })
  return ((await response.json()) as { readonly rows: readonly number[] }).rows
}

/**
 * The session's spreadsheet with the changed cells of the question, on the sheet and under the header that the inspection read: without
 * the template, which may have chosen them, the server could take others.
 *
 * @throws ApiError NOT_FOUND where the session has it no more
 */
export async function correctedSpreadsheet(
  question: Question,
  table: InspectAnswer['table'],
): Promise<{ readonly name: string; readonly blob: Blob }> {
  const { data, edits, reading } = question
  const { changes = [] } = edits
  const sheet = question.sheet ?? table?.sheet ?? null
  const headerRow = question.headerRow ?? table?.headerRow ?? null
  const options = JSON.stringify({
    ...(sheet !== null && { sheet }),
    ...(headerRow !== null && { headerRow }),
    language: reading.language,
    changes,
  })
  const form = formOf(await documentSession(), { ...(data !== null && { [FIELDS.data]: data }), options })
  const response = await callApi('/api/documents/corrected-spreadsheet', { method: 'POST', body: form })
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { name: decodeURIComponent(encoded), blob: await response.blob() }
}

/** Which document is shown. */
export type PreviewPlace = { readonly ordinal: number } | { readonly row: number }

function placeFields(place: PreviewPlace): Record<string, string> {
  return Object.fromEntries(Object.entries(place).map(([name, number]) => [name, String(number)]))
}

/**
 * Returns the states of a run's emails.
 *
 * @throws ApiError
 */
export async function mailsOf(operationId: string, signal: AbortSignal): Promise<Ledger> {
  return (await (await callApi(mailPath(operationId), { signal })).json()) as Ledger
}

/**
 * Resends a run's emails, or sends its result to more addresses. Returns how many emails are being sent.
 *
 * @throws ApiError LIMIT_MAIL, EMAIL_NOT_CONFIRMED, MAIL_…
 */
export async function sendMails(operationId: string, what: MailRequest): Promise<number> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) }
  const response = await callApi(mailPath(operationId), init)
  return ((await response.json()) as { readonly queued: number }).queued
}

function mailPath(operationId: string): string {
  return `/api/documents/operations/${encodeURIComponent(operationId)}/mail`
}

export interface GenerateRequest {
  readonly question: Question
  /** Sent themselves where the server no longer has those that the question names. */
  readonly files: Readonly<Partial<Record<Role, GivenFile>>>
  readonly options: Options
  /** How many documents are to be created; null if unknown. */
  readonly count: number | null
  /** Only what failed in this run is created again. */
  readonly again: Result | null
  /** The earlier run of which only changed documents are created; null for everything. */
  readonly changedSince: string | null
}

/**
 * Creates the documents from the files in the session, and reports progress. Returns null if the response has no link,
 * which the API defines as a failure.
 *
 * @throws ApiError
 */
export function generate(request: GenerateRequest, follow: RunOptions): Promise<Result | null> {
  const { question, files, options, count, again, changedSince } = request
  const settings = {
    ...settingsOf(question),
    ...outputSettings(options, count, question.templateId),
    ...(again !== null
      ? { rerunOf: again.operationId, only: 'failed' }
      : changedSince !== null && { rerunOf: changedSince, only: 'changed' }),
  }
  const named = filesOf(question)
  const sent = Object.assign(
    {},
    ...Object.entries(files).map(([role, file]) => fieldOf(FIELDS[role as Role], file)),
  ) as Record<string, File | string>
  const texts = { options: JSON.stringify(settings), ...mailFields(options) }
  return runOperation<GenerateAnswer>(
    '/api/documents/generate',
    (whole) => ({ ...(whole ? sent : named), ...texts }),
    follow,
  )
}

/** The user's time zone for `{today}`; the server may be in another. */
function settingsOf(question: Question): Record<string, unknown> {
  return { ...readingSettings(question), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }
}

function filesOf({ data, template, templateId }: Question): Record<string, string> {
  return {
    ...(data !== null && { [FIELDS.data]: data }),
    ...(templateId !== null ? { templateId } : template !== null && { [FIELDS.template]: template }),
  }
}
