import { callApi } from '@/components/account/api-client'
import type { UploadOptions } from '@/components/account/upload-api'
import { LIMIT_PROFILES, type LimitProfile } from '@/lib/documents/doses/limits/profiles'
import { unpackRows } from '@/lib/operations/packed-rows'
import { contentOf, type ChosenFile } from '../shared/chosen-file'
import { documentSession } from '../shared/document-session'
import { formWith } from '../shared/form-with'
import { formOf } from '../shared/in-session'
import { runOperation, type RunOptions } from '../shared/run-operation'
import { sendFile } from '../shared/send-file'
import type { ExtractAnswer, FoundDose, FoundTable, InspectAnswer, Result } from './answers'
import { asResolution } from './decision-key'
import type { BeforeFile, Question, Reading, Writing } from './state'

const INSPECT = '/api/documents/inspect'

/**
 * Sends a spreadsheet into the document session and looks for doses in it; in a new session where the kept one is gone.
 *
 * @throws ApiError
 */
export async function uploadData(file: ChosenFile, reading: Reading, options: UploadOptions): Promise<InspectAnswer> {
  const fields = fieldsOf(contentOf(file), null, { reading, mapping: null, resolved: [], includedRows: [] })
  const response = await sendFile(INSPECT, fields, options)
  return withAllDoses((await response.json()) as InspectAnswer)
}

/**
 * Looks for doses in a file that the session has.
 *
 * @throws ApiError NOT_FOUND where it has it no more
 */
export async function inspectData(
  question: Question,
  before: BeforeFile | null,
  signal: AbortSignal,
): Promise<InspectAnswer> {
  const form = await formWith(await documentSession(), fieldsOf(question.data, before, question), { signal })
  const response = await callApi(INSPECT, { method: 'POST', body: form, signal })
  return withAllDoses((await response.json()) as InspectAnswer)
}

/** The table around a cell: its header and the nearby rows. Null if the cell isn't in a table. @throws ApiError */
export async function cellSurroundings(
  question: Question,
  { sheet, cell }: { readonly sheet: string; readonly cell: string },
  signal: AbortSignal,
): Promise<FoundTable | null> {
  const asked = {
    tool: 'doses',
    excel: question.data,
    options: JSON.stringify({ ...told(question), around: { sheet, cell } }),
  }
  const form = formOf(await documentSession(), asked)
  const response = await callApi(INSPECT, { method: 'POST', body: form, signal })
  const { doses } = (await response.json()) as InspectAnswer
  return doses?.tables[0] ?? null
}

/** The first doses make way for all of them, which come packed where they are many. */
function withAllDoses({ doses, ...answer }: InspectAnswer): InspectAnswer {
  if (doses?.allDoses === undefined) return { doses, ...answer }
  const { allDoses, ...found } = doses
  // Packed of rows of this type.
  const rows = unpackRows(allDoses) as FoundDose[]
  return { ...answer, doses: { ...found, doses: { count: found.doses.count, rows } } }
}

export interface ExtractRequest {
  readonly question: Question
  /** Sent itself where the server no longer has the one that the question names. */
  readonly file: ChosenFile
  readonly before: BeforeFile | null
  readonly writing: Writing
  /** Whether it adds answers to a finished run. */
  readonly update: boolean
}

/**
 * Extracts the doses of a file in the session, and reports progress. Returns null if the response has no link, which
 * the API defines as a failure.
 *
 * @throws ApiError
 */
export function extractDoses(request: ExtractRequest, follow: RunOptions): Promise<Result | null> {
  const { question, file, before, writing, update } = request
  const options = JSON.stringify({
    ...told(question),
    format: writing.format,
    ...(writing.remember && question.mapping !== null && { rememberMapping: true }),
    ...(update && { update }),
  })
  return runOperation<ExtractAnswer>(
    '/api/documents/extract-doses',
    (renewed) => ({
      excel: renewed ? contentOf(file) : question.data,
      ...(before !== null && { before: renewed ? contentOf(before.file) : (before.stored ?? contentOf(before.file)) }),
      options,
    }),
    follow,
  )
}

type Asked = Pick<Question, 'reading' | 'mapping' | 'resolved' | 'includedRows'>

/** An inspection's form. */
function fieldsOf(excel: string | File, before: BeforeFile | null, asked: Asked): Record<string, string | File> {
  return {
    tool: 'doses',
    excel,
    ...(before !== null && { before: before.stored ?? contentOf(before.file) }),
    options: JSON.stringify(told(asked)),
  }
}

/** How to read the file, as the API accepts it. */
function told({ reading: { language, profile, suggest }, mapping, resolved, includedRows }: Asked) {
  return {
    language,
    ...(profile === null ? { suggestLimits: suggest } : { profile: isStandard(profile) ? profile.name : profile }),
    ...(mapping !== null && { mapping }),
    resolutions: resolved.map(asResolution),
    ...(includedRows.length > 0 && { includedRows }),
  }
}

/** A built-in profile is sent by name, a custom one in full. */
function isStandard({ name }: LimitProfile): boolean {
  return LIMIT_PROFILES.some((profile) => profile.name === name)
}
