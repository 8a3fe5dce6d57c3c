import { z } from 'zod'

const count = z.int().min(0)

/** The user's own text instead of the default; null for the default, as in older emails. */
const letter = z.strictObject({ subject: z.string().nullable(), text: z.string().nullable() }).nullable().default(null)

/** The parameters of an email with a file, by its purpose. */
export const FILE_MAIL_PARAMS = {
  /** The whole result, to the addresses its user entered. */
  result: z.strictObject({
    documents: count,
    warnings: count,
    /** Rows without a document. */
    failedRows: count,
    /** Who requested it, if it goes to someone else. */
    asker: z.string().nullable(),
    letter,
  }),
  /** One document, to the address in its row. */
  document: z.strictObject({
    document: z.string(),
    /** Whether the file is a zip that contains it; otherwise the file is the document. */
    zipped: z.boolean(),
    row: z.int().min(1),
    asker: z.string().nullable(),
    /** In a trial, the intended recipient. */
    trialFor: z.string().nullable(),
    letter,
  }),
} as const

/** The request whose link the email contains; the link itself is created with the email. */
const linkParams = z.strictObject({ requestId: z.string() })
const addressParams = z.strictObject({ address: z.string() })

const identityParams = z.strictObject({
  /** What people call it. */
  provider: z.string(),
  /** As the provider returned it. */
  address: z.string().nullable(),
  at: z.iso.datetime(),
})

/** The same for an email about the account itself. */
export const ACCOUNT_MAIL_PARAMS = {
  /** A link that confirms the address it goes to. */
  confirm: linkParams,
  /** A link to choose a new password. */
  reset: linkParams,
  passwordChanged: z.strictObject({ at: z.iso.datetime() }),
  /** To the old address: another one was asked for, and is not confirmed yet. */
  emailAsked: addressParams,
  /** To the old address: the other one has taken its place. */
  emailChanged: addressParams,
  /** A provider of sign-ins opens the account from now on. */
  identityLinked: identityParams,
  identityUnlinked: identityParams,
  /** Requests to it kept failing, so nothing more is sent to it. */
  webhookDisabled: z.strictObject({ url: z.string(), at: z.iso.datetime() }),
} as const

type ParamsByPurpose = typeof FILE_MAIL_PARAMS & typeof ACCOUNT_MAIL_PARAMS

export type MailPurpose = keyof ParamsByPurpose
export type FileMailPurpose = keyof typeof FILE_MAIL_PARAMS
export type AccountMailPurpose = keyof typeof ACCOUNT_MAIL_PARAMS
export type MailParams<Purpose extends MailPurpose = MailPurpose> = z.infer<ParamsByPurpose[Purpose]>

export function isAccountPurpose(purpose: string): purpose is AccountMailPurpose {
  return Object.hasOwn(ACCOUNT_MAIL_PARAMS, purpose)
}
