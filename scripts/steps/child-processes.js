import { readFileSync, readdirSync } from 'node:fs'

/** The ids of the processes that a process has started, by `/proc`. */
export function childProcesses(pid) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid)
    .map(Number)
}

function parentOf(pid) {
  try {
    // “pid (name) state parent …”, and the name may contain anything.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    // Gone since the folder was listed.
    return null
  }
}
