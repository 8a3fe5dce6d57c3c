import { after } from 'next/server'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { mailer } from '@/lib/mail/mailer'

/**
 * If no process lives longer than a request (`ACTUM_RUNNER=inline`), sends the emails that this request wrote, after
 * its response. The scheduled job sends the rest.
 */
export function sendMailsAfterAnswer(): void {
  if (env().ACTUM_RUNNER !== 'inline' || !mailer().takeNudge()) return
  const send = async () => {
    await mailer()
      .sendDue()
      .catch((error: unknown) => log().error({ err: error }, 'the mails of a request could not be sent'))
  }
  try {
    after(send)
  } catch {
    // Without Next around it, as in tests, a handler has no scope in which to call `after`.
    setImmediate(() => void send())
  }
}
