/**
 * Connects to pdf.js's worker in the same thread. The other half of pdf.js draws pages and needs a canvas; reading
 * doesn't, and messages are passed on without being copied. The messages are those of pdf.js 5.6
 * (`src/shared/message_handler.js`), whose version is pinned in package.json.
 */
export interface Message {
  readonly sourceName?: string
  readonly targetName: string
  readonly action?: string
  readonly data?: unknown
  readonly callback?: number
  readonly callbackId?: number
  readonly reason?: unknown
  readonly stream?: number
  readonly streamId?: number
  readonly chunk?: unknown
  readonly desiredSize?: number
  readonly success?: boolean
}

type Listener = (event: { readonly data: Message }) => void

/** The port given to the worker. */
export interface WorkerPort {
  postMessage(message: Message): void
  addEventListener(type: 'message', listener: Listener, options?: { readonly signal?: AbortSignal }): void
}

const CALLBACK = { data: 1, error: 2 } as const
const STREAM = { cancel: 1, close: 3, enqueue: 4, error: 5, startComplete: 8 } as const

/** What the worker may request from the code that opened the document. */
export type WorkerAction = (data: never) => unknown

interface Waiting {
  resolve(value: unknown): void
  reject(reason: unknown): void
}

interface OpenStream {
  onChunk(chunk: unknown): void
  readonly done: Waiting
}

/** The document's side of the connection. */
export class WorkerConnection {
  readonly #listeners: Listener[] = []
  readonly #waiting = new Map<number, Waiting>()
  readonly #streams = new Map<number, OpenStream>()
  #next = 1

  /**
   * @param name the name of this side, sent to the worker with the document
   * @param actions what the worker may request, by name
   */
  constructor(
    private readonly name: string,
    private readonly actions: ReadonlyMap<string, WorkerAction>,
  ) {}

  /** The worker's side of the connection. */
  get port(): WorkerPort {
    return {
      postMessage: (message) => this.#receive(message),
      addEventListener: (_type, listener, options) => {
        this.#listeners.push(listener)
        options?.signal?.addEventListener('abort', () => {
          const at = this.#listeners.indexOf(listener)
          if (at >= 0) this.#listeners.splice(at, 1)
        })
      },
    }
  }

  /** Sends a request and returns the worker's response. */
  ask(target: string, action: string, data: unknown): Promise<unknown> {
    const callbackId = this.#next++
    return new Promise((resolve, reject) => {
      this.#waiting.set(callbackId, { resolve, reject })
      this.#send({ sourceName: this.name, targetName: target, action, callbackId, data })
    })
  }

  /** Sends a message that the worker doesn't respond to. */
  tell(target: string, action: string, data: unknown): void {
    this.#send({ sourceName: this.name, targetName: target, action, data })
  }

  /** Requests something that arrives in chunks. An error thrown by `onChunk` ends the stream and is rethrown. */
  stream(target: string, action: string, data: unknown, onChunk: (chunk: unknown) => void): Promise<void> {
    const streamId = this.#next++
    return new Promise<void>((resolve, reject) => {
      const finish = () => this.#streams.delete(streamId)
      this.#streams.set(streamId, {
        onChunk: (chunk) => {
          try {
            onChunk(chunk)
          } catch (error) {
            finish()
            const reason = { name: 'AbortException', message: 'stopped' }
            this.#send({ sourceName: this.name, targetName: target, stream: STREAM.cancel, streamId, reason })
            reject(error)
          }
        },
        done: {
          resolve: () => {
            finish()
            resolve()
          },
          reject: (reason) => {
            finish()
            reject(reason)
          },
        },
      })
      this.#send({ sourceName: this.name, targetName: target, action, streamId, data, desiredSize: Infinity })
    })
  }

  #send(message: Message): void {
    // The worker responds synchronously, before its caller starts to wait.
    queueMicrotask(() => {
      for (const listener of [...this.#listeners]) listener({ data: message })
    })
  }

  #receive(message: Message): void {
    if (message.targetName !== this.name && message.targetName !== 'main') return
    if (message.stream !== undefined) this.#receivePiece(message)
    else if (message.callback !== undefined) this.#receiveAnswer(message)
    else if (message.action !== undefined) this.#answer(message)
  }

  #receiveAnswer({ callbackId = 0, callback, data, reason }: Message): void {
    const waiting = this.#waiting.get(callbackId)
    this.#waiting.delete(callbackId)
    if (callback === CALLBACK.data) waiting?.resolve(data)
    else waiting?.reject(reason)
  }

  #receivePiece({ streamId = 0, stream, chunk, reason, success }: Message): void {
    const open = this.#streams.get(streamId)
    if (open === undefined) return
    if (stream === STREAM.enqueue) open.onChunk(chunk)
    else if (stream === STREAM.close) open.done.resolve(undefined)
    else if (stream === STREAM.error || (stream === STREAM.startComplete && success !== true)) open.done.reject(reason)
  }

  #answer({ action = '', data, callbackId, sourceName = '' }: Message): void {
    const handler = this.actions.get(action)
    const to = { sourceName: this.name, targetName: sourceName, callbackId }
    const run = async () => (handler ? handler(data as never) : Promise.reject(new Error(action)))
    if (callbackId === undefined) {
      handler?.(data as never)
      return
    }
    run().then(
      (answer) => this.#send({ ...to, callback: CALLBACK.data, data: answer }),
      (error: unknown) =>
        this.#send({ ...to, callback: CALLBACK.error, reason: error instanceof Error ? error : new Error() }),
    )
  }
}
