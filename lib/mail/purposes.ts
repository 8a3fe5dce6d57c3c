import { z } from 'zod'

const count = z.int().min(0)

/** What the words of each mail need, by its purpose. */
export const MAIL_PARAMS = {
  /** The whole result, to whom its person named. */
  result: z.strictObject({
    documents: count,
    warnings: count,
    /** Rows of which no document was made. */
    failedRows: count,
    /** Who asked for it, where it goes to somebody else. */
    asker: z.string().nullable(),
  }),
  /** One document, to the address in its row. */
  document: z.strictObject({
    document: z.string(),
    /** Whether the file is a zip that holds it; else the file is the document. */
    zipped: z.boolean(),
    row: z.int().min(1),
    asker: z.string().nullable(),
    /** In a trial, whom it would have gone to. */
    trialFor: z.string().nullable(),
  }),
} as const

export type MailPurpose = keyof typeof MAIL_PARAMS
export type MailParams<Purpose extends MailPurpose = MailPurpose> = z.infer<(typeof MAIL_PARAMS)[Purpose]>
