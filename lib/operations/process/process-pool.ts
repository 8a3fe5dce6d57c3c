import { availableParallelism } from 'node:os'
import type { RunOptions } from './document-process'
import { DocumentProcess } from './document-process'
import type { Job } from './protocol'

/** After so many jobs a process is replaced: whatever a library leaks goes with it. */
const JOBS_BEFORE_REPLACEMENT = 50

/** So many warm processes; jobs wait in line for one. */
export class ProcessPool {
  private readonly idle: DocumentProcess[] = []
  private readonly waiting: ((process: DocumentProcess) => void)[] = []
  private running = 0

  constructor(readonly size: number) {}

  /** Starts the processes, so that the first job finds one ready. */
  warm(): void {
    while (this.idle.length + this.running < this.size) this.idle.push(new DocumentProcess())
  }

  /** Runs a job in the next free process. Throws what `DocumentProcess.run` throws. */
  async run(job: Job, options: RunOptions): Promise<unknown> {
    const process = await this.take()
    try {
      return await process.run(job, options)
    } finally {
      this.giveBack(process)
    }
  }

  /** Ends the processes, with whatever they are doing. */
  close(): void {
    for (const process of this.idle.splice(0)) process.kill()
  }

  private async take(): Promise<DocumentProcess> {
    if (this.running >= this.size) return new Promise((resolve) => this.waiting.push(resolve))
    this.running++
    return this.nextUsable()
  }

  private nextUsable(): DocumentProcess {
    let process = this.idle.pop()
    while (process !== undefined && !process.usable) process = this.idle.pop()
    return process ?? new DocumentProcess()
  }

  private giveBack(process: DocumentProcess): void {
    const worn = !process.usable || process.jobsDone >= JOBS_BEFORE_REPLACEMENT
    if (worn) process.kill()
    this.idle.push(worn ? new DocumentProcess() : process)
    const next = this.waiting.shift()
    if (next === undefined) this.running--
    else next(this.nextUsable())
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
    inspection: new ProcessPool(1),
  }
  return shared[KEY]
}
