import { db } from '@/lib/db/client'
import type { Operation } from '@/lib/db/generated/client'
import type { Progress } from '@/lib/documents/tool'
import { log } from '@/lib/log'

const PROGRESS_MS = 300
const HEARTBEAT_MS = 2_000

/** Writes progress and heartbeat into a running operation's row, and reads whether it was canceled elsewhere. */
export class SignsOfLife {
  private latest: Progress | null = null
  private written = 0
  private writing: Promise<void> | null = null
  private due = false
  private readonly timer: NodeJS.Timeout

  constructor(
    private readonly operation: Operation,
    private readonly on: {
      /** Its person has asked for its end, perhaps through another process. */
      onStopped(): void
      /** This runner has lost it. */
      onLost(): void
    },
  ) {
    this.timer = setInterval(() => this.write(), HEARTBEAT_MS)
  }

  progress(progress: Progress): void {
    this.latest = progress
    if (Date.now() - this.written >= PROGRESS_MS) this.write()
  }

  /** Resolves when nothing more will be written. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.writing
  }

  /** One at a time: while one waits for its database, all that come are the next one. */
  private write(): void {
    this.written = Date.now()
    this.due = true
    this.writing ??= this.writeWhileDue().finally(() => (this.writing = null))
  }

  private async writeWhileDue(): Promise<void> {
    while (this.due) {
      this.due = false
      await this.writeOnce().catch((error: unknown) =>
        log().warn({ err: error }, 'a sign of life could not be written'),
      )
    }
  }

  private async writeOnce(): Promise<void> {
    const { id, claim } = this.operation
    const progress = this.latest === null ? {} : { progress: { ...this.latest } }
    const [written] = await db().operation.updateManyAndReturn({
      where: { id, state: 'running', claim },
      data: { heartbeatAt: new Date(), ...progress },
      select: { cancelRequestedAt: true },
    })
    if (written === undefined) this.on.onLost()
    else if (written.cancelRequestedAt !== null) this.on.onStopped()
  }
}
