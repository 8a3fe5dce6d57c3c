import { after } from 'next/server'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { mailer } from '@/lib/mail/mailer'
import { webhookSender } from '@/lib/webhooks/sender'

/**
 * If no process lives longer than a request (`ACTUM_RUNNER=inline`), sends the emails and webhooks that this request wrote,
 * after its response. The scheduled jobs send the rest.
 */
export function sendAfterAnswer(): void {
  if (env().ACTUM_RUNNER !== 'inline') return
  for (const outbox of [mailer(), webhookSender()]) {
    if (!outbox.takeNudge()) continue
    const send = async () => {
      await outbox
        .sendDue()
        .catch((error: unknown) => log().error({ err: error }, 'what a request wrote could not be sent'))
    }
    try {
      after(send)
    } catch {
      // Without Next, as in tests, a handler has no scope in which to call `after`.
      setImmediate(() => void send())
    }
  }
}
