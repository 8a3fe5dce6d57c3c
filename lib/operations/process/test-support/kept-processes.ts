import type { ChildProcess } from 'node:child_process'
import { DocumentProcess, environmentOfChild } from '../document-process'
import type { ProcessPools } from '../process-pool'
import { ProcessPool } from '../process-pool'

interface Kept {
  readonly child: ChildProcess
  readonly jobs: number
  readonly circumstances: string
}

const KEY = Symbol.for('actum.test.processes')
const shared = globalThis as { [KEY]?: Kept[] }
const kept = (shared[KEY] ??= [])

/** A process is used again only where a new one would be the same, and watched by the same limit. */
const circumstances = () => JSON.stringify([environmentOfChild(), process.env['ACTUM_CHILD_MEMORY']])

function keptOrNew(): DocumentProcess {
  const here = circumstances()
  const index = kept.findIndex((one) => one.circumstances === here)
  const [found] = index < 0 ? [] : kept.splice(index, 1)
  if (found === undefined) return new DocumentProcess()
  return found.child.connected ? new DocumentProcess(found.child, found.jobs) : keptOrNew()
}

/** A pool that starts no process before its first job, and leaves its processes to the next test file. */
class KeptPool extends ProcessPool {
  constructor(size: number, each?: number) {
    super(size, each, keptOrNew)
  }

  override warm(): void {}

  override close(): void {
    for (const process of this.idle.splice(0)) {
      if (!(process instanceof DocumentProcess) || !process.usable) continue
      process.child.removeAllListeners('exit').removeAllListeners('error')
      kept.push({ child: process.child, jobs: process.jobsDone, circumstances: circumstances() })
    }
  }
}

/**
 * Returns pools whose processes outlive a test file: starting one takes as long as many a file's tests. As in production, a process
 * is replaced after fifty jobs.
 */
export function keptPools(size: number): ProcessPools {
  return { operations: new KeptPool(size), inspection: new KeptPool(2, 1) }
}
