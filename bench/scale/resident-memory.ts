import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Resident memory of a server and of the process that works on files for it, in MiB: at the start, at the highest, now. */
export interface MemorySeen {
  readonly server: { readonly before: number; readonly peak: number; readonly after: number }
  readonly child: { readonly peak: number }
}

const PROC = '/proc'

/** MiB; 0 for a process that is gone, and if /proc doesn't exist. */
function resident(pid: number): number {
  const status = `${PROC}/${pid}/status`
  if (!existsSync(status)) return 0
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

function childrenOf(pid: number): number[] {
  try {
    const tasks = readdirSync(`${PROC}/${pid}/task`)
    return tasks.flatMap((task) =>
      readFileSync(`${PROC}/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}

/** Measures a server's memory and its children's every 50 ms until the result is requested. */
export function watchMemory(server: number): () => MemorySeen {
  const before = resident(server)
  let serverPeak = before
  let childPeak = 0
  const look = () => {
    serverPeak = Math.max(serverPeak, resident(server))
    childPeak = Math.max(childPeak, ...childrenOf(server).map(resident))
  }
  const timer = setInterval(look, 50)
  return () => {
    clearInterval(timer)
    return { server: { before, peak: serverPeak, after: resident(server) }, child: { peak: childPeak } }
  }
}
