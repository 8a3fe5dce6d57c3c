import { Worker } from 'node:worker_threads'

/**
 * Ends this process when its parent is gone. A busy loop never sees 'disconnect', so its own thread looks: without
 * it a child whose parent was killed spins on for ever.
 */
export function dieWithParent(): void {
  const watch = `
    const parent = ${process.ppid}
    setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL') }, 500)
  `
  new Worker(watch, { eval: true }).unref()
}
