import type { DeliveryFault } from './smtp'

/** Why an email wasn't sent. Each has its message under `mail.failures` in all three languages. */
export const MAIL_FAILURES = [
  'CONNECTION',
  'TIMEOUT',
  'TLS',
  'AUTH',
  'DEFERRED',
  'REFUSED',
  'INTERRUPTED',
  /** The file that it carries was deleted, or its time is over. */
  'FILE_GONE',
  /** A newer request, or the change itself, has overtaken its link. */
  'LINK_GONE',
  /** The user's daily limit is reached. */
  'DAILY_LIMIT',
  /** The process ended when it may have been delivered already. */
  'CRASHED',
  /** A defect of ours; the log has it. */
  'INTERNAL',
] as const satisfies readonly (DeliveryFault | string)[]

export type MailFailure = (typeof MAIL_FAILURES)[number]

/** Thrown if an email can't be created and never will be. */
export class MailNotMade extends Error {
  override readonly name = 'MailNotMade'

  constructor(readonly code: MailFailure) {
    super(code)
  }
}
