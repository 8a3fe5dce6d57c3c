import { z } from 'zod'
import { DocumentError } from '@/lib/documents/error'
import type { FrameChoice } from '@/lib/documents/pdf/corrections/frame-choice'
import { readJsonFile } from './json-file'

const box = z.tuple([z.number(), z.number(), z.number(), z.number()])

/** Corrections to the tables of a PDF, as a person or a program writes them. */
export const framesSchema = z
  .array(
    z.strictObject({
      page: z.int().min(1),
      box,
      columns: z.array(z.number()).max(200).optional(),
      table: z.boolean().optional(),
    }),
  )
  .max(1_000)

/**
 * Corrections to the tables of a PDF, from a file of the person's own: a list of `{page, box, columns, table}`.
 * @throws DocumentError PDF_FRAMES_WRONG with the path of what isn't as it should be
 */
export async function readFrames(folder: string, name: string): Promise<readonly FrameChoice[]> {
  const parsed = framesSchema.safeParse(await readJsonFile(folder, name))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const path = (issue?.path ?? []).map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  throw new DocumentError('PDF_FRAMES_WRONG', { path: `$${path}` })
}
