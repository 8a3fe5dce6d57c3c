import type { DeliveryFault } from './smtp'

/** Why a mail has not gone. Each has its sentence under `mail.failures` in all three languages. */
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
  /** The person's mails of a day are used up. */
  'DAILY_LIMIT',
  /** The process ended when it may have been delivered already. */
  'CRASHED',
  /** Ours; the log has it. */
  'INTERNAL',
] as const satisfies readonly (DeliveryFault | string)[]

export type MailFailure = (typeof MAIL_FAILURES)[number]

/** Thrown where a mail can't be made and never will be. */
export class MailNotMade extends Error {
  override readonly name = 'MailNotMade'

  constructor(readonly code: MailFailure) {
    super(code)
  }
}
