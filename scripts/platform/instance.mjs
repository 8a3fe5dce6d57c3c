import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { request as requestTo } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { childProcesses } from '../steps/child-processes.js'
import { freePort } from '../steps/postgresql.mjs'

const LOOK_MS = 20
const STARTS_WITHIN_MS = 30_000

/** One instance of the function: a server process in a read-only folder, as an ordinary user, that can be frozen and killed. */
export class Instance {
  /** Requests that it's answering. */
  busy = 0
  isFrozen = false
  isGone = false
  idleSince = Date.now()
  /** From its start to its first answer. */
  startedMs = 0
  /** The processor time of that; null where the system doesn't report it. Unlike the time, it's about the same on a busy machine. */
  startedCpuMs = null

  constructor(child, port) {
    this.child = child
    this.port = port
    child.on('exit', () => {
      this.isGone = true
    })
  }

  /** @param {{ folder: string, environment: Record<string, string>, user: { uid: number, gid: number } | null }} options */
  static async start({ folder, environment, user }) {
    const port = await freePort()
    const began = performance.now()
    const child = spawn(process.execPath, ['server.js'], {
      cwd: folder,
      // Only what the operator sets: a platform passes nothing else to the program.
      env: { PATH: process.env.PATH, ...environment, PORT: String(port), HOSTNAME: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...user,
    })
    const instance = new Instance(child, port)
    instance.printed = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (instance.printed += chunk))
    const until = Date.now() + STARTS_WITHIN_MS
    while (!(await isAnswered(port))) {
      if (instance.isGone || Date.now() > until) throw new Error(`An instance did not start:\n${instance.printed}`)
      await pause(LOOK_MS)
    }
    instance.startedMs = performance.now() - began
    instance.startedCpuMs = processorMs(child.pid)
    return instance
  }

  /** Stops its processes in the middle of their work, as a platform does between requests. */
  freeze() {
    if (this.isFrozen || this.isGone) return
    this.isFrozen = true
    this.signal('SIGSTOP')
  }

  thaw() {
    if (!this.isFrozen || this.isGone) return
    this.isFrozen = false
    this.signal('SIGCONT')
  }

  /** The document processes end on their own once their parent is gone. */
  kill() {
    if (this.isGone) return
    const children = childProcesses(this.child.pid)
    this.child.kill('SIGKILL')
    this.isGone = true
    for (const pid of children) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It has ended.
      }
    }
  }

  signal(name) {
    for (const pid of [...childProcesses(this.child.pid), this.child.pid]) {
      try {
        process.kill(pid, name)
      } catch {
        // A document process may have ended in the meantime.
      }
    }
  }
}

/** The processor time that a process has used, in milliseconds, where Linux reports it in its hundredths of a second. */
function processorMs(pid) {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return null
  const text = readFileSync(file, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  // utime and stime are fields 14 and 15 of the whole line.
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Whether the first page is answered, which needs the database. */
function isAnswered(port) {
  return new Promise((resolve) => {
    const request = requestTo({ host: '127.0.0.1', port, path: '/login' }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode === 200))
    })
    request.on('error', () => resolve(false))
    request.end()
  })
}
