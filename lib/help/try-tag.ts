import { z } from 'zod'
import { tellProblems, toldProblemSchema } from '@/lib/http/told-problem'
import type { Locale } from '@/lib/i18n/locales'
import { printTags } from './print-tags'
import { shownPicture } from './shown-picture'

/** One row of one column, so that no loop goes round more than once. */
export const tagTrialSchema = z.strictObject({
  text: z.string().min(1).max(300).describe('A text with tags.'),
  column: z.string().trim().min(1).max(80).describe('The header of the only column.'),
  value: z.string().max(300).describe('The cell’s content.'),
  language: z.enum(['ru', 'ro', 'en']).describe('The language of the document.'),
})

export const triedTagSchema = z.strictObject({
  success: z.literal(true),
  printed: z.string(),
  pictures: z.array(z.strictObject({ source: z.string(), width: z.number(), height: z.number() })),
  problems: z.array(toldProblemSchema),
})

/**
 * What a run would print for a text with tags and one value.
 * @throws DocumentError what would stop the run
 */
export async function tryTag(
  { text, column, value, language }: z.infer<typeof tagTrialSchema>,
  locale: Locale,
): Promise<z.infer<typeof triedTagSchema>> {
  // A second column with something in it: a row whose only cell is empty would be no row.
  const {
    text: printed,
    pictures,
    problems,
  } = await printTags({
    text,
    columns: [column, '#'],
    rows: [[value, '1']],
    language,
  })
  const told = tellProblems(
    problems.filter(({ code }) => code !== 'COLUMN_UNUSED'),
    locale,
  )
  return { success: true, printed, pictures: pictures.map(shownPicture), problems: told }
}
