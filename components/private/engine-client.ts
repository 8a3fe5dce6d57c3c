import { ApiError } from '@/components/account/api-error'
import { TimeAllowance, type TimeLimit } from '@/lib/operations/process/time-limit'
import type { Locale } from '@/lib/i18n/locales'
import type { Progress } from '@/lib/documents/tool'
import type {
  Ending,
  EngineFile,
  EngineLimits,
  EngineRecord,
  EngineRequest,
  FromEngine,
  MessageFiles,
  ToEngine,
} from '@/lib/private-mode/protocol'

/** The engine's result for a request. */
export interface EngineResult {
  readonly answer: object
  readonly file: EngineFile | null
  readonly record: EngineRecord | null
}

export interface AskOptions {
  readonly limit: TimeLimit
  readonly locale: Locale
  readonly limits: EngineLimits
  readonly onProgress?: ((progress: Progress, message: string) => void) | undefined
}

/** The part of a Worker that is used here. */
export interface EngineWorker {
  postMessage(message: ToEngine): void
  terminate(): void
  onmessage: ((event: MessageEvent<FromEngine>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

interface Asked {
  readonly resolve: (result: EngineResult) => void
  readonly reject: (error: Error) => void
  readonly allowance: TimeAllowance
  readonly onProgress: AskOptions['onProgress']
  began: number | null
  timer: ReturnType<typeof setTimeout> | undefined
}

const UNPROCESSABLE = 422
const INTERNAL = 500

/**
 * A tool's engine as its page sees it: started once, used many times, and ended if a request exceeds its time limit.
 * Then the next request starts a new engine.
 */
export class EngineClient {
  #worker: EngineWorker | null = null
  #ready: Promise<void> | null = null
  #endings: Readonly<Record<Ending, string>> | null = null
  readonly #asked = new Map<number, Asked>()
  #last = 0

  constructor(
    private readonly make: () => EngineWorker,
    private readonly locale: Locale,
    private readonly messages: MessageFiles,
  ) {}

  /** Loads it. @throws Error if it can't be loaded */
  start(): Promise<void> {
    this.#ready ??= this.#begin().catch((error: unknown) => {
      this.#ready = null
      throw error
    })
    return this.#ready
  }

  #begin(): Promise<void> {
    return new Promise((resolve, reject) => {
      const worker = this.make()
      this.#worker = worker
      worker.onmessage = ({ data }) => {
        if (data.type !== 'ready') return this.#take(data)
        this.#endings = data.endings
        resolve()
      }
      worker.onerror = ({ message }) => {
        reject(new Error(message || 'The engine could not be loaded'))
        this.#end('FILE_UNPROCESSABLE')
      }
      worker.postMessage({ type: 'start', locale: this.locale, messages: this.messages })
    })
  }

  /**
   * @returns the request's number and its result. @throws ApiError why the file was rejected; FILE_TOO_EXPENSIVE at the
   * time limit
   */
  ask(
    request: EngineRequest,
    { limit, locale, limits, onProgress }: AskOptions,
  ): { readonly id: number; readonly result: Promise<EngineResult> } {
    const id = ++this.#last
    const result = this.start().then(
      () =>
        new Promise<EngineResult>((resolve, reject) => {
          const allowance = new TimeAllowance(limit)
          this.#asked.set(id, { resolve, reject, allowance, onProgress, began: null, timer: undefined })
          this.#worker?.postMessage({ type: 'ask', id, request, locale, limits })
        }),
    )
    return { id, result }
  }

  /** Ends a run with what is finished. */
  stop(id: number): void {
    this.#worker?.postMessage({ type: 'stop', id })
  }

  /** Aborts all requests immediately. */
  cancel(): void {
    if (this.#asked.size > 0) this.#end('OPERATION_CANCELLED')
  }

  close(): void {
    this.#end('OPERATION_CANCELLED')
  }

  #take(message: Exclude<FromEngine, { type: 'ready' }>): void {
    const asked = this.#asked.get(message.id)
    if (asked === undefined) return
    switch (message.type) {
      case 'began':
        asked.began = Date.now()
        this.#watch(asked)
        return
      case 'progress':
        if (asked.allowance.grow(message.progress)) this.#watch(asked)
        asked.onProgress?.(message.progress, message.message)
        return
      case 'done':
        this.#settle(message.id)
        asked.resolve(message)
        return
      case 'failed': {
        this.#settle(message.id)
        const { status, code, error, details } = message.failure
        asked.reject(new ApiError(status, code, error, { ...details }))
        return
      }
      case 'crashed':
        this.#settle(message.id)
        console.error(message.stack)
        asked.reject(new ApiError(INTERNAL, 'FILE_UNPROCESSABLE', this.#endings?.FILE_UNPROCESSABLE ?? null))
    }
  }

  #settle(id: number): void {
    clearTimeout(this.#asked.get(id)?.timer)
    this.#asked.delete(id)
  }

  #watch(asked: Asked): void {
    clearTimeout(asked.timer)
    const left = (asked.began ?? Date.now()) + asked.allowance.milliseconds - Date.now()
    asked.timer = setTimeout(() => this.#end('FILE_TOO_EXPENSIVE'), Math.max(0, left))
  }

  /** Ends the Worker; pending requests fail with this error. */
  #end(code: Ending): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#ready = null
    const asked = [...this.#asked.values()]
    this.#asked.clear()
    for (const { timer, reject } of asked) {
      clearTimeout(timer)
      reject(new ApiError(UNPROCESSABLE, code, this.#endings?.[code] ?? null))
    }
  }
}
