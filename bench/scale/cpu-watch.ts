import { readFileSync } from 'node:fs'
import { childProcesses } from '@/scripts/steps/child-processes.js'

/** `USER_HZ`, which Linux has fixed at this. */
const TICKS_PER_SECOND = 100

/** The time that groups of processes and all that they have started spend on processors, by `/proc`. */
export class CpuWatch<Group extends string> {
  private readonly before: Readonly<Record<Group, number>>

  constructor(private readonly groups: Readonly<Record<Group, readonly number[]>>) {
    this.before = this.now()
  }

  /** Since it was made. */
  seconds(): Readonly<Record<Group, number>> {
    const now = this.now()
    return this.each((group) => now[group] - this.before[group])
  }

  private now(): Readonly<Record<Group, number>> {
    return this.each((group) => this.groups[group].reduce((sum, pid) => sum + secondsOf(pid), 0))
  }

  private each(valueOf: (group: Group) => number): Readonly<Record<Group, number>> {
    const names = Object.keys(this.groups) as Group[]
    return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Group, number>
  }
}

/** Of a process, of its children that have ended, and of those that live. */
function secondsOf(pid: number): number {
  try {
    return ownSeconds(`/proc/${pid}`) + childProcesses(pid).reduce((sum, child) => sum + secondsOf(child), 0)
  } catch {
    return 0
  }
}

/** Of a process or a thread, and of its children that have ended. @param folder in `/proc` @throws Error if it has ended */
export function ownSeconds(folder: string): number {
  const stat = readFileSync(`${folder}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // utime, stime, cutime and cstime are fields 14 to 17 of the whole line.
  return [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0) / TICKS_PER_SECOND
}
