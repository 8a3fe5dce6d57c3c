import { createHmac } from 'node:crypto'
import { paddleId } from './ids'
import { instant } from './instants'

/** A notification as its destination receives it. */
export interface LocalEvent {
  readonly event_id: string
  readonly event_type: string
  readonly occurred_at: string
  readonly notification_id: string
  readonly data: unknown
}

export interface Destination {
  readonly url: string
  /** Its secrets; every signature has one `h1` for each, as while one replaces another. */
  readonly secrets: readonly string[]
}

/** As long as Paddle waits for an answer. */
const ANSWER_MS = 5_000
/** Paddle tries sixty times over three days; here there are as many attempts, at shorter intervals. */
const TRIES = 60

/** The header of a notification: https://developer.paddle.com/webhooks/signature-verification */
function signatureOf(body: string, secrets: readonly string[], at = new Date()): string {
  const ts = Math.floor(at.getTime() / 1000)
  const signed = secrets.map((secret) => createHmac('sha256', secret).update(`${ts}:${body}`).digest('hex'))
  return [`ts=${ts}`, ...signed.map((h1) => `h1=${h1}`)].join(';')
}

/** Sends a notification to one destination, and repeats it until the response is 200. */
export class Notifications {
  readonly events: LocalEvent[] = []
  /** Where they are sent; without one, they are stored and not sent. */
  destination: Destination | null = null
  /** While true, events are recorded but not sent, to simulate lost notifications. */
  withheld = false
  private readonly sending = new Set<Promise<void>>()
  private readonly stopped = new AbortController()
  private line: Promise<void> = Promise.resolve()

  /** @param retryMs how long to wait before the next try */
  constructor(private readonly retryMs: number) {}

  /** Something happened to an entity, now. */
  happened(event_type: string, data: object): LocalEvent {
    const event: LocalEvent = {
      event_id: paddleId('evt'),
      event_type,
      occurred_at: instant(),
      notification_id: paddleId('ntf'),
      // The current state: later changes have their own events.
      data: structuredClone(data),
    }
    this.events.push(event)
    return event
  }

  /** Sends events in order; each rejected one is retried separately. */
  send(events: readonly LocalEvent[]): void {
    if (this.withheld) return
    for (const event of events) {
      this.line = this.line.then(async () => {
        if (await this.delivered(event)) return
        this.keep(this.retry(event))
      })
      this.keep(this.line)
    }
  }

  /** Until every notification is taken, or given up. */
  async settled(): Promise<void> {
    while (this.sending.size > 0) await Promise.all(this.sending)
  }

  stop(): void {
    this.stopped.abort()
  }

  private keep(work: Promise<void>): void {
    this.sending.add(work)
    void work.finally(() => this.sending.delete(work))
  }

  private async retry(event: LocalEvent): Promise<void> {
    for (let tries = 1; tries < TRIES && !this.stopped.signal.aborted; tries++) {
      await new Promise((resolve) => setTimeout(resolve, this.retryMs))
      if (await this.delivered(event)) return
    }
  }

  private async delivered(event: LocalEvent): Promise<boolean> {
    const { destination } = this
    if (destination === null || this.stopped.signal.aborted) return true
    const body = JSON.stringify(event)
    try {
      const response = await fetch(destination.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Paddle',
          'paddle-signature': signatureOf(body, destination.secrets),
        },
        body,
        signal: AbortSignal.any([AbortSignal.timeout(ANSWER_MS), this.stopped.signal]),
      })
      await response.arrayBuffer()
      return response.status === 200
    } catch {
      return false
    }
  }
}
