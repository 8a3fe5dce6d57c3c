import type { Operation } from '@/lib/db/generated/client'
import { isDatabaseUnavailable } from '@/lib/db/unavailable'
import { AppError, isKnownError } from '@/lib/errors'
import { log } from '@/lib/log'
import { announceEnd } from './operation-events'
import { claimOperation, endCancelled, endFailed, giveBack } from './operation-states'
import { processPools } from './process/process-pool'
import type { OperationJob } from './queue/queue'
import { OPERATIONS_QUEUE, queue } from './queue/queue'
import { runOperation } from './run-operation'
import { SignsOfLife } from './signs-of-life'

const POLL_MS = 1_000
/** A file that ends its process twice will do so again. */
const MAX_ATTEMPTS = 2
/** The database had no time at the end of so many runs: it is not a matter of moments. */
const MAX_ATTEMPTS_AT_DATABASE = 5
const DATABASE_PAUSE_SECONDS = 3

/** Why a running operation is aborted: its user canceled it, or this process stops and another will run it. */
class Cancelled extends Error {}
class Stopping extends Error {}

/** The two ways in which a run is ended from outside. */
interface Ends {
  /** By its person: it may end with what is finished. */
  readonly stop: AbortController
  /** Immediately. */
  readonly abort: AbortController
}

/** Takes operations from the queue and runs as many concurrently as there are document processes. */
class Runner {
  private readonly running = new Map<string, Ends>()
  /** The same, until they have ended. */
  private readonly taken = new Map<string, Promise<void>>()
  /** Jobs fetched from the queue, until it records that they are done. */
  private readonly completing = new Set<Promise<void>>()
  private poll: NodeJS.Timeout | null = null
  private fetching = false
  private again = false
  private stopped = false

  constructor(private readonly capacity: number) {}

  start(): void {
    this.poll = setInterval(() => void this.nudge(), POLL_MS)
    void this.nudge()
  }

  /** Looks into the queue now: what was just accepted need not wait for the next poll. Does nothing before `start`. */
  async nudge(): Promise<void> {
    if (this.poll === null || this.stopped) return
    this.again = true
    if (this.fetching) return
    this.fetching = true
    try {
      while (this.again) {
        this.again = false
        await this.fetchWhileFree()
      }
    } catch (error) {
      // The database is away: the next poll tries again.
      log().error({ err: error }, 'the queue could not be read')
    } finally {
      this.fetching = false
    }
  }

  /**
   * Runs one operation in this process now, if no other runner has it yet. If it is returned to the queue while it runs
   * here, it starts again afterward.
   */
  async take(operationId: string): Promise<void> {
    for (let before; (before = this.taken.get(operationId));) {
      await before
      if (this.stopped) return
    }
    const taken = this.claimAndWork(operationId)
    this.taken.set(operationId, taken)
    await taken
  }

  private async claimAndWork(operationId: string): Promise<void> {
    const ends = { stop: new AbortController(), abort: new AbortController() }
    this.running.set(operationId, ends)
    try {
      const operation = await claimOperation(operationId)
      if (operation !== null) await this.work(operation, ends)
    } catch (error) {
      log().error({ err: error, operationId }, 'an operation could not be brought to an end')
    } finally {
      this.running.delete(operationId)
      this.taken.delete(operationId)
      announceEnd(operationId)
    }
  }

  /** Ends an operation that runs here; elsewhere its runner sees the request in its row. */
  cancel(operationId: string): void {
    this.running.get(operationId)?.stop.abort(new Cancelled())
  }

  /** Takes nothing more, waits for what runs until the deadline, then gives the rest back to the queue. */
  async stop(deadlineMs: number): Promise<void> {
    this.stopped = true
    if (this.poll !== null) clearInterval(this.poll)
    const deadline = Date.now() + deadlineMs
    while (this.running.size > 0 && Date.now() < deadline) await pause(50)
    for (const { abort } of this.running.values()) abort.abort(new Stopping())
    while (this.running.size > 0) await pause(20)
    await Promise.all(this.completing)
  }

  private async fetchWhileFree(): Promise<void> {
    while (!this.stopped && this.running.size < this.capacity) {
      const [job] = await queue().fetch<OperationJob>(OPERATIONS_QUEUE, { batchSize: 1 })
      if (job === undefined) return
      const taken = this.take(job.data.operationId).then(() => complete(job.id))
      this.completing.add(taken)
      void taken.then(() => {
        this.completing.delete(taken)
        return this.nudge()
      })
    }
  }

  private async work(operation: Operation, { stop, abort }: Ends): Promise<void> {
    const signs = new SignsOfLife(operation, {
      onStopped: () => stop.abort(new Cancelled()),
      onLost: () => abort.abort(new Cancelled()),
    })
    try {
      await runOperation(operation, {
        signal: abort.signal,
        stop: stop.signal,
        onProgress: (progress) => signs.progress(progress),
      })
    } catch (error) {
      await signs.stop()
      await this.end(operation, error)
    } finally {
      await signs.stop()
    }
  }

  private end(operation: Operation, error: unknown): Promise<void> {
    if (error instanceof Stopping) return giveBack(operation, operation.attempts - 1)
    if (error instanceof Cancelled) return endCancelled(operation)
    // Not caused by the files: it runs again. If this can't be written either, `recoverLost` finds it.
    if (isDatabaseUnavailable(error)) {
      if (operation.attempts < MAX_ATTEMPTS_AT_DATABASE)
        return giveBack(operation, operation.attempts, DATABASE_PAUSE_SECONDS)
      return endFailed(operation, new AppError('DATABASE_UNAVAILABLE'))
    }
    const poison = error instanceof AppError && error.code === 'FILE_UNPROCESSABLE'
    if (poison && operation.attempts < MAX_ATTEMPTS) return giveBack(operation, operation.attempts)
    if (!isKnownError(error)) log().error({ err: error, operationId: operation.id }, 'an operation failed')
    return endFailed(operation, error)
  }
}

async function complete(jobId: string): Promise<void> {
  await queue()
    .complete(OPERATIONS_QUEUE, jobId)
    .catch((error: unknown) => log().warn({ err: error }, 'a job could not be completed'))
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

const KEY = Symbol.for('actum.runner')
const shared = globalThis as { [KEY]?: Runner }

/** This process's runner, one for all copies of this module; it takes jobs once it is started. */
export function runner(): Runner {
  shared[KEY] ??= new Runner(processPools().operations.size)
  return shared[KEY]
}
