import { readFileSync } from 'node:fs'

const INTERVAL_MS = 25

const PAGE_BYTES = 4096

/**
 * Watches a process's resident memory and calls `onOver` once, with the MiB it had, when it exceeds the limit. V8's own
 * limit doesn't cover Buffers, and a busy process doesn't respond to messages, so the kernel is asked. Without `/proc`,
 * only the time limit applies.
 *
 * @returns the function that stops watching
 */
export function watchMemory(
  pid: number | undefined,
  limitMebibytes: number,
  onOver: (mebibytes: number) => void,
): () => void {
  const timer = setInterval(() => {
    const mebibytes = residentMebibytes(pid)
    if (mebibytes <= limitMebibytes) return
    clearInterval(timer)
    onOver(Math.round(mebibytes))
  }, INTERVAL_MS)
  return () => clearInterval(timer)
}

function residentMebibytes(pid: number | undefined): number {
  try {
    const pages = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]
    return (Number(pages) * PAGE_BYTES) / 1024 ** 2
  } catch {
    return 0
  }
}
