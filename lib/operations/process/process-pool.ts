import { availableParallelism } from 'node:os'
import type { RunOptions } from './document-process'
import { DocumentProcess } from './document-process'
import type { Job } from './protocol'

/** After this many jobs, a process is replaced, so that memory leaks of libraries don't add up. */
const JOBS_BEFORE_REPLACEMENT = 50

/** What runs one job at a time. */
export type PooledProcess = Pick<DocumentProcess, 'usable' | 'jobsDone' | 'run' | 'kill'>

export interface PooledOptions extends RunOptions {
  /** The user of a job, if the number of jobs per user is limited. */
  readonly person?: string
}

interface Waiting {
  readonly person: string | null
  readonly start: (process: PooledProcess) => void
}

/** So many processes; jobs wait in line for one. */
export class ProcessPool {
  private readonly idle: PooledProcess[] = []
  private readonly waiting = new Set<Waiting>()
  private readonly ofPerson = new Map<string, number>()
  private running = 0

  /** @param each how many jobs of one user run at a time; a user at this limit lets the next go first */
  constructor(
    readonly size: number,
    private readonly each = size,
    private readonly start: () => PooledProcess = () => new DocumentProcess(),
  ) {}

  /** Starts processes, so that the first jobs find one ready. */
  warm(count = this.size): void {
    while (this.idle.length + this.running < count) this.idle.push(this.start())
  }

  /** Runs a job in the next free process. Throws what `DocumentProcess.run` throws. */
  async run(job: Job, { person, ...options }: PooledOptions): Promise<unknown> {
    const signals = [options.signal, options.stop].filter((signal) => signal !== undefined)
    const given = signals.length === 0 ? undefined : AbortSignal.any(signals)
    const process = await this.take(person ?? null, given)
    try {
      // Canceled while waiting: running it would only end the process.
      given?.throwIfAborted()
      return await process.run(job, options)
    } finally {
      this.giveBack(process, person ?? null)
    }
  }

  /** Ends the processes and aborts their jobs. */
  close(): void {
    for (const process of this.idle.splice(0)) process.kill()
  }

  private take(person: string | null, signal: AbortSignal | undefined): Promise<PooledProcess> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        person,
        start: (process) => {
          signal?.removeEventListener('abort', onAbort)
          resolve(process)
        },
      }
      const onAbort = () => {
        if (this.waiting.delete(waiting)) reject(signal?.reason)
      }
      signal?.addEventListener('abort', onAbort, { once: true })
      this.waiting.add(waiting)
      this.startNext()
    })
  }

  private startNext(): void {
    if (this.running >= this.size) return
    for (const next of this.waiting) {
      const running = next.person === null ? 0 : (this.ofPerson.get(next.person) ?? 0)
      if (running >= this.each) continue
      this.waiting.delete(next)
      if (next.person !== null) this.ofPerson.set(next.person, running + 1)
      this.running++
      next.start(this.nextUsable())
      return
    }
  }

  private nextUsable(): PooledProcess {
    let process = this.idle.pop()
    while (process !== undefined && !process.usable) process = this.idle.pop()
    return process ?? this.start()
  }

  private giveBack(process: PooledProcess, person: string | null): void {
    const worn = !process.usable || process.jobsDone >= JOBS_BEFORE_REPLACEMENT
    if (worn) process.kill()
    this.idle.push(worn ? this.start() : process)
    this.running--
    if (person !== null) {
      const left = (this.ofPerson.get(person) ?? 1) - 1
      if (left > 0) this.ofPerson.set(person, left)
      else this.ofPerson.delete(person)
    }
    this.startNext()
  }
}

/** Two pools: looking at a file never waits behind a long run. */
export interface ProcessPools {
  readonly operations: ProcessPool
  readonly inspection: ProcessPool
}

const KEY = Symbol.for('actum.processes')
const shared = globalThis as { [KEY]?: ProcessPools }

/** The process's pools, one for all copies of this module. */
export function processPools(): ProcessPools {
  shared[KEY] ??= {
    operations: new ProcessPool(Math.max(1, availableParallelism() - 1)),
    // So one slow file doesn't keep others waiting.
    inspection: new ProcessPool(2, 1),
  }
  return shared[KEY]
}
