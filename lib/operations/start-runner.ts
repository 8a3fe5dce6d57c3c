import type { Database } from '@/lib/db/connection'
import { env } from '@/lib/env'
import { recoverMails } from '@/lib/mail/mail-states'
import { recoverDeliveries } from '@/lib/webhooks/delivery-states'
import { stopWebhookSender, webhookSender } from '@/lib/webhooks/sender'
import { mailer, stopMailer } from '@/lib/mail/mailer'
import { processPools } from './process/process-pool'
import { startQueue, stopQueue } from './queue/queue'
import { recoverLost } from './recover-lost'
import { runner } from './runner'
import { scheduleJobs } from './scheduled-jobs'

/**
 * Starts the queue and, if this process works on it, its document processes, runner, mailer and scheduled jobs.
 *
 * @returns the function that stops them all, giving running operations `ACTUM_DRAIN_SECONDS`
 */
export async function startOperations(database: Database, works: boolean): Promise<() => Promise<void>> {
  const { DATABASE_URL, ACTUM_DRAIN_SECONDS, ACTUM_RUNNER } = env()
  await startQueue(database, works)
  // An instance of a function starts because of a request, which would share its processor with this process.
  if (ACTUM_RUNNER !== 'inline') processPools().inspection.warm(1)
  let begins: NodeJS.Immediate | undefined
  if (works) {
    processPools().operations.warm()
    // The embedded database has one process, so whatever is marked as running ended with the previous one.
    if (DATABASE_URL === undefined) {
      await recoverLost(0)
      await recoverMails(true)
      await recoverDeliveries(true)
    }
    await scheduleJobs()
    // Next loads all its routes now and blocks the process; queries sent before that would time out.
    begins = setImmediate(() => {
      runner().start()
      mailer().start()
      webhookSender().start()
    })
  }
  return async () => {
    clearImmediate(begins)
    const deadlineMs = ACTUM_DRAIN_SECONDS * 1_000
    await Promise.all([runner().stop(deadlineMs), stopMailer(deadlineMs), stopWebhookSender(deadlineMs)])
    await stopQueue()
    processPools().operations.close()
    processPools().inspection.close()
  }
}
