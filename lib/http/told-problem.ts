import { z } from 'zod'
import { DOCUMENT_CODES } from '@/lib/documents/codes'
import type { Problem } from '@/lib/documents/problem'
import type { Locale } from '@/lib/i18n/locales'
import { describeProblem, translator } from '@/lib/i18n/translate'

const text = z.string().nullable()
const count = z.int().min(0)

/** The parameters of a sentence, as a program reads them. */
export const paramsSchema = z.record(z.string(), z.union([z.string(), z.number()]))

/** Returns a problem as the API reports it: its code, its location, and its message in the caller's language. */
export const toldProblemSchema = z
  .strictObject({
    code: z.enum(DOCUMENT_CODES),
    severity: z.enum(['error', 'warning', 'info']),
    file: z.enum(['data', 'template', 'document']).nullable(),
    sheet: text,
    row: z.int().min(1).nullable(),
    column: text,
    cell: text,
    part: text,
    paragraph: count.nullable(),
    table: z.strictObject({ index: count, row: count, col: count }).nullable(),
    page: z.int().min(1).optional().describe('The page of a PDF, from 1.'),
    tag: text,
    suggestion: text,
    params: paramsSchema,
    text: z.string(),
  })
  .meta({ id: 'Problem' })

export type ToldProblem = Problem & { readonly text: string }

/** Problems with their sentences. */
export function tellProblems(problems: readonly Problem[], locale: Locale): ToldProblem[] {
  const translate = translator(locale)
  return problems.map((problem) => ({ ...problem, text: describeProblem(translate, problem) }))
}
