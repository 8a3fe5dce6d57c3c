import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import path from 'node:path'
import { DocumentError } from '@/lib/documents/error'
import { variablesForConverter } from '@/lib/conversion/create-converter'
import type { Progress } from '@/lib/documents/tool'
import { AppError } from '@/lib/errors'
import { env } from '@/lib/env'
import { watchMemory } from '@/lib/hosts/node/watch-memory'
import { log } from '@/lib/log'
import { HEAP_FLAGS } from './heap-flags'
import type { Ask, FromChild, Job, ToChild } from './protocol'
import { type TimeLimit, TimeAllowance } from './time-limit'

/**
 * A third of the processor next to a process that wants all of it: with less, valid work would exceed its time limit.
 */
const GIVES_WAY = 5

/** A document or a batch of PDFs that is being made is finished before a stopped job ends. */
const STOPPING_MS = 60_000

export interface RunOptions {
  readonly limit: TimeLimit
  readonly onProgress?: ((progress: Progress) => void) | undefined
  readonly signal?: AbortSignal | undefined
  /** Asks the job to end with what is finished. One that does not in time is killed. */
  readonly stop?: AbortSignal | undefined
  /** Responds to the job's requests; if it throws, the job ends with that error. */
  readonly answer?: ((ask: Ask) => Promise<number>) | undefined
}

/** Starts a process for jobs. */
function startChild(): ChildProcess {
  // Name only the built file: a path to the source would be traced into the platform's build.
  const entry = path.join(/* turbopackIgnore: true */ process.cwd(), 'dist/child.mjs')
  const child = fork(entry, [], {
    serialization: 'advanced',
    // Explicit: a fork inherits the parent's flags and every secret of its environment otherwise.
    execArgv: [...HEAP_FLAGS, '--enable-source-maps'],
    env: environmentOfChild(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  if (child.pid !== undefined) giveWay(child.pid)
  return child
}

/** The only variables that a document process gets. */
export function environmentOfChild(): NodeJS.ProcessEnv {
  return { NODE_ENV: env().NODE_ENV, PATH: process.env['PATH'], ...variablesForConverter(process.env) }
}

/** A forked process that runs one job at a time, is watched while it does, and can always be killed. */
export class DocumentProcess {
  private alive = true

  /** @param jobs how many jobs `child` has run */
  constructor(
    readonly child: ChildProcess = startChild(),
    private jobs = 0,
  ) {
    this.child.once('exit', () => (this.alive = false))
    this.child.once('error', () => (this.alive = false))
  }

  get usable(): boolean {
    return this.alive
  }

  get jobsDone(): number {
    return this.jobs
  }

  kill(): void {
    this.alive = false
    // Not SIGTERM: a process that never returns to its loop would not see it if it had a handler.
    this.child.kill('SIGKILL')
  }

  /**
   * Runs a job.
   *
   * @throws DocumentError what the tool rejected; AppError NOT_FOUND if a file is gone; FILE_TOO_EXPENSIVE over time or
   * memory, FILE_UNPROCESSABLE if the process ended unexpectedly; the signal's reason if it was canceled, that of
   * `stop` if it was stopped before anything was finished
   */
  run(job: Job, { limit, onProgress, signal, stop, answer }: RunOptions): Promise<unknown> {
    const id = ++this.jobs
    return new Promise((resolve, reject) => {
      const started = Date.now()
      const end = (settle: () => void) => {
        clearTimeout(timer)
        stopWatching()
        this.child.off('message', onMessage).off('exit', onExit)
        clearTimeout(grace)
        signal?.removeEventListener('abort', onAbort)
        stop?.removeEventListener('abort', onStop)
        settle()
      }
      const killFor = (error: unknown) => end(() => (this.kill(), reject(error)))
      const tooLong = () =>
        killFor(new AppError('FILE_TOO_EXPENSIVE', { seconds: Math.round((Date.now() - started) / 1000) }))
      const allowance = new TimeAllowance(limit)
      let timer = setTimeout(tooLong, allowance.milliseconds)

      const onMessage = (message: FromChild) => {
        if (message.id !== id) return
        switch (message.type) {
          case 'progress': {
            if (allowance.grow(message.progress)) {
              clearTimeout(timer)
              timer = setTimeout(tooLong, allowance.milliseconds - (Date.now() - started))
            }
            return onProgress?.(message.progress)
          }
          case 'ask':
            return void this.reply(message, answer).catch(killFor)
          case 'done':
            return end(() => resolve(message.result))
          case 'refused':
            return end(() => reject(new DocumentError(message.code, message.params, message.problems)))
          case 'stopped':
            return end(() => reject(stop?.reason))
          case 'gone':
            return end(() => reject(new AppError('NOT_FOUND')))
          case 'crashed':
            log().error({ stack: message.stack, tool: job.tool }, 'a tool failed')
            // A process in which a tool failed is in no known state.
            return killFor(new AppError('FILE_UNPROCESSABLE'))
        }
      }
      const onExit = (code: number | null, by: NodeJS.Signals | null) => {
        log().error({ code, signal: by, tool: job.tool }, 'a document process ended in the middle of a job')
        end(() => reject(new AppError('FILE_UNPROCESSABLE')))
      }
      const onAbort = () => killFor(signal?.reason)
      let grace: NodeJS.Timeout | undefined
      const onStop = () => {
        grace = setTimeout(() => killFor(stop?.reason), STOPPING_MS)
        this.child.send({ id, stop: true } satisfies ToChild)
      }
      const stopWatching = watchMemory(this.child.pid, env().ACTUM_CHILD_MEMORY, (mebibytes) =>
        killFor(new AppError('FILE_TOO_EXPENSIVE', { mebibytes })),
      )
      this.child.on('message', onMessage).once('exit', onExit)
      signal?.addEventListener('abort', onAbort, { once: true })
      stop?.addEventListener('abort', onStop, { once: true })
      if (signal?.aborted) onAbort()
      else this.child.send({ id, job } satisfies ToChild)
    })
  }

  private async reply(
    { id, question, ask }: Extract<FromChild, { type: 'ask' }>,
    answer: RunOptions['answer'],
  ): Promise<void> {
    if (answer === undefined) throw new Error(`A job asks for ${ask.what}, and nobody can answer`)
    const value = await answer(ask)
    if (this.alive) this.child.send({ id, answer: { question, value } } satisfies ToChild)
  }
}

/** Documents can wait for a moment, and people who load a page can't, so pages have a higher priority. */
function giveWay(pid: number): void {
  try {
    setPriority(pid, GIVES_WAY)
  } catch {
    // A system that allows none of it, or a process that has just ended.
  }
}
