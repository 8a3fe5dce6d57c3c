import { readFile } from 'node:fs/promises'
import type { Corrected } from '@/lib/documents/generation/correction/corrected'
import { downloadHeaders } from '@/lib/http/download-headers'
import type { DocumentForm, OtherBody } from '@/lib/http/route-documentation'
import type { Locale } from '@/lib/i18n/locales'
import { temporaryFolder } from '@/lib/storage/temporary'
import { sessionIdSchema } from './document-sessions'
import { requireInput } from './inputs'
import { lookAtFiles, lookOptionsSchema, type LookRequest } from './look-at-files'

const CORRECT_FIELDS = { data: 'excel' } as const

export const correctForm: DocumentForm<typeof lookOptionsSchema> = {
  files: { excel: 'required' },
  texts: { sessionId: sessionIdSchema },
  options: lookOptionsSchema,
}

export const CORRECTED_ANSWER: OtherBody = {
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  description:
    'The spreadsheet with the cells of `changes`, each with a note. XLSX and XLSM keep all else as it was; other kinds become XLSX.',
  headers: { 'Content-Disposition': 'The name of the file in any script (RFC 6266, RFC 8187).' },
}

/**
 * The spreadsheet of a session with the cells that its person has changed.
 *
 * @throws AppError FILE_MISSING, what `lookAtFiles` throws; DocumentError
 */
export async function correctSpreadsheet(request: LookRequest, locale: Locale): Promise<Response> {
  const folder = await temporaryFolder()
  try {
    const output = folder.path()
    const { answer } = await lookAtFiles(
      request,
      CORRECT_FIELDS,
      (inputs) => void requireInput(inputs, 'data', CORRECT_FIELDS),
      ({ files, options }) => ({ tool: 'correct', files, options, output, locale }),
    )
    // Typed by the job's tool; only our own code runs in the process.
    const { name, type } = answer as Omit<Corrected, 'bytes'>
    return new Response(await readFile(output), { headers: downloadHeaders(name, type) })
  } finally {
    await folder.remove()
  }
}
