import { callApi } from '@/components/account/api-client'
import { uploadApi, type UploadOptions } from '@/components/account/upload-api'
import { contentOf, type ChosenFile } from '../shared/chosen-file'
import { documentSession } from '../shared/document-session'
import { formOf, inSession } from '../shared/in-session'
import { runOperation, type RunOptions } from '../shared/run-operation'
import type { InspectAnswer, ParseAnswer, Result } from './answers'
import type { Question, Reading, Writing } from './state'

const INSPECT = '/api/documents/inspect'

/**
 * Sends a document into the document session and looks at it; in a new session where the kept one is gone.
 *
 * @throws ApiError
 */
export async function uploadDocument(
  file: ChosenFile,
  reading: Reading,
  options: UploadOptions,
): Promise<InspectAnswer> {
  const fields = { docx: contentOf(file), options: JSON.stringify(reading) }
  const response = await inSession((sessionId) => uploadApi(INSPECT, formOf(sessionId, fields), options))
  return (await response.json()) as InspectAnswer
}

/**
 * Looks at a document that the session has.
 *
 * @throws ApiError NOT_FOUND where it has it no more
 */
export async function inspectDocument({ document, reading }: Question, signal: AbortSignal): Promise<InspectAnswer> {
  const form = formOf(await documentSession(), { docx: document, options: JSON.stringify(reading) })
  const response = await callApi(INSPECT, { method: 'POST', body: form, signal })
  return (await response.json()) as InspectAnswer
}

export interface ParseRequest {
  readonly question: Question
  /** Sent itself where the server no longer has the one that the question names. */
  readonly file: ChosenFile
  readonly writing: Writing
  /** The ids of the tables to write; null for all. */
  readonly tables: readonly string[] | null
}

/**
 * Has the tables of a document that the session has written, and tells how far it is. Null where the answer bears no link: by the
 * API's rule that is no success.
 *
 * @throws ApiError
 */
export function parseTables(request: ParseRequest, follow: RunOptions): Promise<Result | null> {
  const { question, file, writing, tables } = request
  const options = JSON.stringify({ ...question.reading, ...writing, ...(tables !== null && { tables }) })
  return runOperation<ParseAnswer>(
    '/api/documents/parse-table',
    (renewed) => ({ docx: renewed ? contentOf(file) : question.document, options }),
    follow,
  )
}
