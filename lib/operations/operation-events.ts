import { EventEmitter } from 'node:events'

/** In-process events of operations, so that waiting requests need not query the database repeatedly. */
const KEY = Symbol.for('actum.operation-events')
const shared = globalThis as { [KEY]?: EventEmitter }

function events(): EventEmitter {
  shared[KEY] ??= new EventEmitter().setMaxListeners(0)
  return shared[KEY]
}

/** Says that an operation came to an end, or back into the queue. */
export function announceEnd(operationId: string): void {
  events().emit(operationId)
}

/** Resolves at the operation's next news, after `ms`, or when the signal is aborted. */
export function nextNews(operationId: string, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      events().off(operationId, done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    events().once(operationId, done)
    signal.addEventListener('abort', done, { once: true })
    if (signal.aborted) done()
  })
}
