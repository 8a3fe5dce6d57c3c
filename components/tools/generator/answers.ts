import type { z } from 'zod'
import type { inspectAnswer } from '@/lib/operations/inspect-answer'
import type { mailLedgerSchema } from '@/lib/operations/mail-ledger'
import type { previewAnswerSchema } from '@/lib/operations/preview-files'
import type { resendSchema } from '@/lib/operations/resend-mails'
import type { generateAnswerSchema } from '@/lib/operations/tools/generate'

/** What `POST /api/documents/inspect` answers. */
export type InspectAnswer = ReturnType<typeof inspectAnswer>

/** Whether the rows come from JSON: it has neither sheets nor a header row, and its values can't be corrected here. */
export function isJson({ files }: Pick<InspectAnswer, 'files'>): boolean {
  return files.some(({ role, kind }) => role === 'data' && kind === 'json')
}

/** What `POST /api/documents/generate` answers when documents were made; its dates are ISO 8601. */
export type GenerateAnswer = z.infer<typeof generateAnswerSchema>

/** What `POST /api/documents/preview` answers. */
export type PreviewAnswer = z.infer<typeof previewAnswerSchema>

/** The state of each email of a run. */
export type Ledger = z.infer<typeof mailLedgerSchema>

/** Which of a run's emails to send. */
export type MailRequest = z.infer<typeof resendSchema>

/** Documents that were made, and the session that they are downloaded from. */
export type Result = GenerateAnswer & { readonly sessionId: string }

/** A problem with its message in the user's language. */
export type WordedProblem = InspectAnswer['problems'][number]

/** A tag of the template with the column that it takes its value from. */
export type Match = InspectAnswer['matches'][number]

/** A column as a choice needs it. */
export type ColumnName = Pick<InspectAnswer['unused'][number], 'letter' | 'header'>
