import { ApiError, CONNECTION_LOST } from '@/components/account/api-error'

/** The browser's side of a connection. What listens gets the way to listen no longer. */
export interface Line {
  /** Only `false` is sure: who is in a network may still reach no one. */
  isOnline(): boolean
  on(event: 'online' | 'offline', listener: () => void): () => void
  after(milliseconds: number, listener: () => void): () => void
}

/** One try at something that needs the connection. */
export interface Attempt {
  /** Aborted when the user gives up, and when the connection is lost. */
  readonly signal: AbortSignal
  /** The server is reached: what follows is not the loss that was shown. */
  reached(): void
}

/** What is sent or listened to over a connection that may go and come back. */
export interface Connection {
  isLost(): boolean
  subscribe(listener: () => void): () => void
  /** Tries again immediately what waits for the connection. */
  tryNow(): void
  /**
   * Repeats an attempt until it succeeds. Offline, it waits as long as necessary. If the browser is online, or the
   * server is overloaded, it retries after increasing pauses and then gives up.
   *
   * @throws ApiError CONNECTION_LOST, SERVER_BUSY, SHUTTING_DOWN; whatever else an attempt throws; the reason of the
   * signal
   */
  persist<Result>(attempt: (given: Attempt) => Promise<Result>, signal?: AbortSignal): Promise<Result>
}

/** Between attempts while the browser believes to be online. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]
const TURNED_AWAY: ReadonlySet<string> = new Set(['SERVER_BUSY', 'SHUTTING_DOWN'])

export function newConnection(line: Line): Connection {
  let lost = false
  const listeners = new Set<() => void>()
  const waiting = new Set<() => void>()
  const tell = (now: boolean) => {
    if (now === lost) return
    lost = now
    for (const listener of listeners) listener()
  }

  /** Waits until the browser is online, someone requests a retry, or the pause is over; null means no limit. */
  function back(pause: number | null, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const endings: (() => void)[] = []
      const over = (settle: () => void) => () => {
        waiting.delete(goOn)
        for (const end of endings) end()
        settle()
      }
      const goOn = over(resolve)
      const giveUp = over(() => reject(signal?.reason as unknown))
      waiting.add(goOn)
      endings.push(line.on('online', goOn))
      if (pause !== null) endings.push(line.after(pause, goOn))
      signal?.addEventListener('abort', giveUp)
      endings.push(() => signal?.removeEventListener('abort', giveUp))
    })
  }

  async function once<Result>(
    attempt: (given: Attempt) => Promise<Result>,
    reached: () => void,
    signal: AbortSignal | undefined,
  ): Promise<Result> {
    const gone = new AbortController()
    const lostHere = new ApiError(0, CONNECTION_LOST, null)
    // What was open when the network went may stay silent for minutes before it fails on its own.
    const end = line.on('offline', () => gone.abort(lostHere))
    try {
      return await attempt({
        signal: signal === undefined ? gone.signal : AbortSignal.any([signal, gone.signal]),
        reached,
      })
    } catch (error) {
      throw gone.signal.aborted && signal?.aborted !== true ? lostHere : error
    } finally {
      end()
    }
  }

  return {
    isLost: () => lost,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tryNow: () => waiting.forEach((goOn) => goOn()),
    async persist(attempt, signal) {
      let failures = 0
      const reached = () => {
        failures = 0
        tell(false)
      }
      try {
        for (;;) {
          const before = failures
          try {
            return await once(attempt, reached, signal)
          } catch (error) {
            const loss = isLoss(error)
            if (!(loss || isTurnedAway(error)) || signal?.aborted === true) throw error
            // A file can be sent whole before it is refused: that the server was reached isn't a reason to send it for ever.
            if (!loss) failures = before
            const pause = line.isOnline() ? PAUSES_MS[failures++] : null
            if (pause === undefined) throw error
            tell(loss)
            await back(pause, signal)
          }
        }
      } finally {
        tell(false)
      }
    },
  }
}

/** Refused before anything was read or begun, by a server that has too much to do or makes way for another. */
export function isTurnedAway(error: unknown): boolean {
  return error instanceof ApiError && TURNED_AWAY.has(error.code)
}

function isLoss(error: unknown): boolean {
  return error instanceof ApiError && error.code === CONNECTION_LOST
}
