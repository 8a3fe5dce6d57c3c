import type { Failure } from '../shared/failure'

/** Whether the addresses are what stopped a run. */
export function isAboutMail({ code }: Failure): boolean {
  return code.startsWith('MAIL_') || code === 'LIMIT_MAIL' || code === 'EMAIL_NOT_CONFIRMED'
}
