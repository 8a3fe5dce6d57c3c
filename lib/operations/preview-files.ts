import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { DocumentPreview } from '@/lib/documents/generation/preview'
import { AppError } from '@/lib/errors'
import type { ReceivedForm } from '@/lib/http/receive-form'
import type { DocumentForm } from '@/lib/http/route-documentation'
import { tellProblems, toldProblemSchema } from '@/lib/http/told-problem'
import type { Locale } from '@/lib/i18n/locales'
import { temporaryFolder } from '@/lib/storage/temporary'
import { sessionIdSchema } from './document-sessions'
import { requireInput } from './inputs'
import { lookAtFiles, lookOptionsSchema, type LookRequest } from './look-at-files'
import type { PreviewSummary } from './process/protocol'
import { templateIdSchema } from './tools/generate-settings'

const PREVIEW_FIELDS = { data: 'excel', template: 'template' } as const

const wholeNumber = z
  .string()
  .regex(/^\d{0,7}$/)
  .optional()

export const previewForm: DocumentForm<typeof lookOptionsSchema> = {
  files: { excel: 'required', template: 'optional' },
  texts: {
    sessionId: sessionIdSchema,
    templateId: templateIdSchema,
    row: wholeNumber.describe('The document that contains this row, by its number in the spreadsheet.'),
    ordinal: wholeNumber.describe(
      'Without `row`: the position of the document in a run, from 1; by default, the first.',
    ),
  },
  options: lookOptionsSchema,
}

export const previewAnswerSchema = z
  .strictObject({
    success: z.literal(true),
    html: z
      .string()
      .describe(
        'One `div[data-page]` styled with `style` attributes; values in `span[data-value]`, which says whether a value is of a suggested column, blank by choice or missing. Contains no scripts.',
      ),
    name: z.string().describe('The file name of the document.'),
    rows: z.array(z.int().min(1)).describe('The rows in the document, by their numbers in the spreadsheet.'),
    ordinal: z.int().min(1).describe('The position of the document in a run.'),
    total: z.int().min(1),
    samples: z.record(z.string(), z.string()).describe('What each tag prints, by tag name.'),
    letter: z
      .strictObject({ subject: z.string().nullable(), text: z.string().nullable() })
      .nullable()
      .optional()
      .describe(
        'With `mailSubject` or `mailText`: the email’s subject and text, null for the default ones. Null if the email can’t be filled in.',
      ),
    problems: z.array(toldProblemSchema).describe('If one of them is an `error`, a run doesn’t create the document.'),
    cut: z.boolean().describe('Whether the document continues beyond the HTML.'),
    picturesLeftOut: z.int().min(0).describe('The number of pictures shown as boxes, `[data-picture]`.'),
    stored: z.record(z.string(), z.string()).describe('The name of each file in the document session, by role.'),
  })
  .meta({ id: 'DocumentPreview' })

/** A preview, with each file's name in the workspace by its role. */
export type StoredPreview = DocumentPreview & { readonly stored: Readonly<Record<string, string>> }

/**
 * The document of one row as HTML, as the run with the same settings would make it. It counts for nothing.
 *
 * @throws AppError BAD_REQUEST, FILE_MISSING, what `lookAtFiles` throws; DocumentError
 */
export async function previewFiles(request: LookRequest, locale: Locale): Promise<StoredPreview> {
  const row = numberIn(request.form, 'row')
  const ordinal = numberIn(request.form, 'ordinal')
  const folder = await temporaryFolder()
  try {
    const output = folder.path()
    const { answer, stored } = await lookAtFiles(
      request,
      PREVIEW_FIELDS,
      (inputs) => {
        requireInput(inputs, 'data', PREVIEW_FIELDS)
        requireInput(inputs, 'template', PREVIEW_FIELDS)
      },
      ({ files, options, actNumber }) => ({
        tool: 'preview',
        files,
        options: { ...options, actNumber, ...(row !== null && { row }), ...(ordinal !== null && { ordinal }) },
        output,
        locale,
      }),
    )
    // Typed by the job's tool; only our own code runs in the process.
    return { ...(answer as PreviewSummary), html: await readFile(output, 'utf8'), stored }
  } finally {
    await folder.remove()
  }
}

/** What `POST /api/documents/preview` answers: the preview with its problems in words. */
export function previewAnswer(preview: StoredPreview, locale: Locale) {
  return { success: true as const, ...preview, problems: tellProblems(preview.problems, locale) }
}

/** @throws AppError BAD_REQUEST */
function numberIn({ texts }: ReceivedForm, field: string): number | null {
  const parsed = wholeNumber.safeParse(texts.get(field))
  if (!parsed.success) throw new AppError('BAD_REQUEST', {}, { field })
  return parsed.data ? Number(parsed.data) : null
}
