import { callApi } from '@/components/account/api-client'
import type { UploadOptions } from '@/components/account/upload-api'
import { contentOf, type ChosenFile } from '../shared/chosen-file'
import { documentSession } from '../shared/document-session'
import { formOf } from '../shared/in-session'
import { runOperation, type RunOptions } from '../shared/run-operation'
import { sendFile } from '../shared/send-file'
import type { FoundTable, InspectAnswer, PageDrawing, ParseAnswer, Result } from './answers'
import type { Question, Reading, Writing } from './state'

const INSPECT = '/api/documents/inspect'

/**
 * Uploads a document to the document session and inspects it; in a new session if the saved one is gone.
 *
 * @throws ApiError
 */
export async function uploadDocument(
  file: ChosenFile,
  reading: Reading,
  options: UploadOptions,
): Promise<InspectAnswer> {
  const fields = { docx: contentOf(file), options: JSON.stringify(reading) }
  const response = await sendFile(INSPECT, fields, options)
  return (await response.json()) as InspectAnswer
}

/**
 * Inspects a document that is in the session.
 *
 * @throws ApiError NOT_FOUND if it is gone
 */
export async function inspectDocument(
  { document, ...question }: Question,
  signal: AbortSignal,
  page?: { readonly table: string; readonly from: number },
): Promise<InspectAnswer> {
  return inspectStored(document, { ...readingOf(question), page }, signal)
}

/**
 * A page of a PDF that the session has, to be drawn; undefined where the file is none.
 *
 * @throws ApiError
 */
export async function drawPage(document: string, page: number, signal: AbortSignal): Promise<PageDrawing | undefined> {
  const { files } = await inspectStored(document, { draw: page }, signal)
  return files.find(({ drawing }) => drawing !== undefined)?.drawing
}

async function inspectStored(document: string, options: object, signal: AbortSignal): Promise<InspectAnswer> {
  const form = formOf(await documentSession(), { docx: document, options: JSON.stringify(options) })
  const response = await callApi(INSPECT, { method: 'POST', body: form, signal })
  return (await response.json()) as InspectAnswer
}

/** How the document is read, as both routes take it. */
function readingOf({ reading, types, frames }: Omit<Question, 'document'>): object {
  return { ...reading, types, ...(frames.length > 0 && { frames }) }
}

/**
 * Rows of a table from one on, with all its columns; undefined where the document has no such table any more.
 *
 * @throws ApiError
 */
export async function inspectRows(
  question: Question,
  page: { readonly table: string; readonly from: number },
  signal: AbortSignal,
): Promise<FoundTable | undefined> {
  const { files } = await inspectDocument(question, signal, page)
  return files.flatMap(({ tables }) => tables).find(({ id }) => id === page.table)
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
 * Extracts the tables of a document in the session, and reports progress. Returns null if the response has no link,
 * which the API defines as a failure.
 *
 * @throws ApiError
 */
export function parseTables(request: ParseRequest, follow: RunOptions): Promise<Result | null> {
  const { question, file, writing, tables } = request
  const options = JSON.stringify({
    ...readingOf(question),
    ...writing,
    ...(tables !== null && { tables }),
  })
  return runOperation<ParseAnswer>(
    '/api/documents/parse-table',
    (whole) => ({ docx: whole ? contentOf(file) : question.document, options }),
    follow,
  )
}
