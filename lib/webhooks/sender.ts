import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { type ClaimedDelivery, claimDelivery, recordHandover, recoverDeliveries, settle } from './delivery-states'
import { type Posted, postWebhook } from './post'
import { signedHeaders } from './signature'

const POLL_MS = 2_000
const RECOVER_MS = 30_000
/** One slow receiver doesn't delay others. */
const AT_ONCE = 8

/**
 * Sends what waits in the outbox of webhooks. The rows are the queue: several processes may each have a sender, and a delivery is sent
 * by the one that claimed it.
 */
export class WebhookSender {
  private poll: NodeJS.Timeout | null = null
  private readonly underWay = new Set<Promise<void>>()
  private claiming = false
  private again = false
  /** Nudged before it was started. */
  private isAsked = false
  private stopped = false
  private recovered = 0

  constructor(private readonly post: typeof postWebhook = postWebhook) {}

  start(): void {
    this.poll = setInterval(() => this.nudge(), POLL_MS)
    this.nudge()
  }

  /** Looks into the outbox now. Before `start` it only remembers the call. */
  nudge(): void {
    if (this.stopped) return
    if (this.poll === null) {
      this.isAsked = true
      return
    }
    this.again = true
    if (this.claiming) return
    void this.claimWhileAsked()
  }

  /** Whether this sender was nudged before it was started, since the last call. */
  takeNudge(): boolean {
    const wasAsked = this.isAsked
    this.isAsked = false
    return wasAsked
  }

  /**
   * Sends what is due now, and waits until it is sent.
   *
   * @returns how many requests were made
   */
  async sendDue(): Promise<number> {
    await this.recover()
    let requests = 0
    for (;;) {
      const begun = await this.claimWhileFree()
      requests += begun
      if (begun === 0 && this.underWay.size === 0) return requests
      // A race between none never ends.
      if (this.underWay.size > 0) await Promise.race(this.underWay)
    }
  }

  /**
   * Starts nothing more, and waits for the current requests until the deadline; the others are recovered at the next
   * start.
   */
  async stop(deadlineMs: number): Promise<void> {
    this.stopped = true
    if (this.poll !== null) clearInterval(this.poll)
    this.poll = null
    let timer: NodeJS.Timeout | undefined
    const deadline = new Promise((resolve) => (timer = setTimeout(resolve, deadlineMs)))
    await Promise.race([Promise.all(this.underWay), deadline])
    clearTimeout(timer)
  }

  private async claimWhileAsked(): Promise<void> {
    this.claiming = true
    try {
      while (this.again) {
        this.again = false
        await this.recover()
        await this.claimWhileFree()
      }
    } catch (error) {
      // The database is away: the next poll tries again.
      log().error({ err: error }, 'the outbox of webhooks could not be read')
    } finally {
      this.claiming = false
    }
  }

  private async claimWhileFree(): Promise<number> {
    let begun = 0
    while (!this.stopped && this.underWay.size < AT_ONCE) {
      const delivery = await claimDelivery()
      if (delivery === null) break
      begun++
      const sent = this.send(delivery).catch((error: unknown) => {
        // Its row can't be written: the lease brings it back.
        log().error({ err: error, delivery: delivery.id }, 'a webhook could not be recorded')
      })
      this.underWay.add(sent)
      void sent.then(() => {
        this.underWay.delete(sent)
        if (this.poll !== null) this.nudge()
      })
    }
    return begun
  }

  private async recover(): Promise<void> {
    if (Date.now() - this.recovered < RECOVER_MS) return
    this.recovered = Date.now()
    const deliveries = await recoverDeliveries(false)
    if (deliveries > 0) log().warn({ deliveries }, 'webhooks of a sender that died were brought back')
  }

  private async send(delivery: ClaimedDelivery): Promise<void> {
    const { webhook, messageId, body } = delivery
    const started = new Date()
    await recordHandover(delivery)
    const posted: Posted = await this.post({
      url: webhook.url,
      headers: signedHeaders(webhook.id, messageId, body, started),
      body,
      allowPrivate: env().WEBHOOK_PRIVATE_ADDRESSES,
    })
    log()[posted.error === null ? 'info' : 'warn'](
      { delivery: delivery.id, webhook: webhook.id, status: posted.status, error: posted.error },
      'webhook',
    )
    await settle(delivery, posted, started)
  }
}

const KEY = Symbol.for('actum.webhooks')
const shared = globalThis as { [KEY]?: WebhookSender | undefined }

/** This process's sender, one for all copies of this module; it sends once it is started. */
export function webhookSender(): WebhookSender {
  shared[KEY] ??= new WebhookSender()
  return shared[KEY]
}

/** Stops the sender and forgets it, so that a later start makes a new one. */
export async function stopWebhookSender(deadlineMs: number): Promise<void> {
  const current = shared[KEY]
  delete shared[KEY]
  await current?.stop(deadlineMs)
}
