import { cancelEndings } from '@/lib/billing/endings'
import { reconcile } from '@/lib/billing/reconcile'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { mailer } from '@/lib/mail/mailer'
import { webhookSender } from '@/lib/webhooks/sender'
import { makeQueue, queue, tidyQueue } from './queue/queue'
import { recoverLost } from './recover-lost'
import { runWaiting } from './run-inline'
import { sweep } from './sweep'

/** A runner that has been silent for this long has died. */
const SILENT_SECONDS = 30

interface ScheduledJob {
  /** The cron schedule; null for jobs that runners do on their own, and that only a platform without runners must call. */
  readonly cron: string | null
  run(): Promise<number>
}

/**
 * Jobs that run on a schedule: by the queue if a process lives long enough, otherwise when `/api/cron/{job}` is called.
 */
export const SCHEDULED_JOBS: ReadonlyMap<string, ScheduledJob> = new Map<string, ScheduledJob>([
  ['sweep', { cron: '*/10 * * * *', run: () => sweepAll() }],
  ['recover', { cron: '* * * * *', run: () => recoverLost(SILENT_SECONDS) }],
  ['cancel-subscriptions', { cron: '* * * * *', run: () => cancelEndings() }],
  ['reconcile-payments', { cron: '17 3 * * *', run: () => reconcile() }],
  ['work', { cron: null, run: () => runWaiting() }],
  ['mail', { cron: null, run: () => mailer().sendDue() }],
  ['webhooks', { cron: null, run: () => webhookSender().sendDue() }],
])

async function sweepAll(): Promise<number> {
  // Elsewhere a worker's queue does it by the clock.
  if (env().ACTUM_RUNNER === 'inline') await tidyQueue()
  return sweep()
}

/** Has the queue run the scheduled jobs, each on one instance at a time. */
export async function scheduleJobs(): Promise<void> {
  for (const [name, { cron, run }] of SCHEDULED_JOBS) {
    if (cron === null) continue
    await makeQueue(queue(), name)
    await queue().schedule(name, cron)
    await queue().work(name, { pollingIntervalSeconds: 15 }, async () => {
      const done = await run()
      if (done > 0) log().info({ job: name, done }, 'scheduled job')
    })
  }
}
