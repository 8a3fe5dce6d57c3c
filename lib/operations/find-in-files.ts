import { z } from 'zod'
import { AppError } from '@/lib/errors'
import type { DocumentForm } from '@/lib/http/route-documentation'
import { plainText } from '@/lib/plain-text'
import { temporaryFolder } from '@/lib/storage/temporary'
import { sessionIdSchema } from './document-sessions'
import { requireInput } from './inputs'
import { lookAtFiles, lookOptionsSchema, type LookRequest } from './look-at-files'
import { templateIdSchema } from './tools/generate-settings'

const FIND_FIELDS = { data: 'excel', template: 'template' } as const

const searchSchema = plainText(200).min(1)

export const findForm: DocumentForm<typeof lookOptionsSchema> = {
  files: { excel: 'required', template: 'optional' },
  texts: {
    sessionId: sessionIdSchema,
    templateId: templateIdSchema,
    search: searchSchema.describe('Words that a document prints, in any case, with or without diacritics.'),
  },
  options: lookOptionsSchema,
}

export const findAnswerSchema = z
  .strictObject({
    success: z.literal(true),
    rows: z.array(z.int().min(1)).describe('The first row of each document, by its number in the spreadsheet.'),
  })
  .meta({ id: 'FoundDocuments' })

/**
 * Returns the first rows of the documents that print all words of the form's search. It counts for nothing.
 *
 * @throws AppError BAD_REQUEST, FILE_MISSING, what `lookAtFiles` throws; DocumentError
 */
export async function findInFiles(request: LookRequest): Promise<readonly number[]> {
  const search = searchSchema.safeParse(request.form.texts.get('search'))
  if (!search.success) throw new AppError('BAD_REQUEST', {}, { field: 'search' })
  const folder = await temporaryFolder()
  try {
    const output = folder.path()
    const { answer } = await lookAtFiles(
      request,
      FIND_FIELDS,
      (inputs) => {
        requireInput(inputs, 'data', FIND_FIELDS)
        requireInput(inputs, 'template', FIND_FIELDS)
      },
      ({ files, options }) => ({ tool: 'find', files, options: { ...options, search: search.data }, output }),
    )
    // Typed by the job's tool; only our own code runs in the process.
    return answer as readonly number[]
  } finally {
    await folder.remove()
  }
}
