import { readFile } from 'node:fs/promises'
import { baseName, safeFileName } from '@/lib/documents/results/file-names'
import { downloadHeaders } from '@/lib/http/download-headers'
import type { DocumentForm, OtherBody } from '@/lib/http/route-documentation'
import type { Locale } from '@/lib/i18n/locales'
import { temporaryFolder } from '@/lib/storage/temporary'
import { sessionIdSchema } from './document-sessions'
import { requireInput } from './inputs'
import { lookAtFiles, lookOptionsSchema, type LookRequest } from './look-at-files'
import { templateIdSchema } from './tools/generate-settings'

const ANNOTATE_FIELDS = { data: 'excel', template: 'template' } as const
const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

export const annotateForm: DocumentForm<typeof lookOptionsSchema> = {
  files: { excel: 'optional', template: 'optional' },
  texts: { sessionId: sessionIdSchema, templateId: templateIdSchema },
  options: lookOptionsSchema,
}

export const ANNOTATED_ANSWER: OtherBody = {
  contentType: DOCX_TYPE,
  description: 'The template with a Word comment at each problem, or unchanged if it has none.',
  headers: { 'Content-Disposition': 'The name of the file in any script (RFC 6266, RFC 8187).' },
}

/**
 * A copy of a template with what an inspection says of it as comments; with a spreadsheet, also of its columns.
 *
 * @throws AppError FILE_MISSING, what `lookAtFiles` throws; DocumentError
 */
export async function annotateTemplate(request: LookRequest, locale: Locale): Promise<Response> {
  const folder = await temporaryFolder()
  try {
    const output = folder.path()
    let name = ''
    await lookAtFiles(
      request,
      ANNOTATE_FIELDS,
      (inputs) => {
        name = requireInput(inputs, 'template', ANNOTATE_FIELDS).name
      },
      ({ files, options }) => ({ tool: 'annotate', files, options, output, locale }),
    )
    return new Response(await readFile(output), {
      headers: downloadHeaders(safeFileName(`${baseName(name)} (Actum)`, '.docx'), DOCX_TYPE),
    })
  } finally {
    await folder.remove()
  }
}
