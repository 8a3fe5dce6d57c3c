/** A request that left the page although nothing should. */
export interface LeftRequest {
  readonly url: string
}

export interface NetworkGuard {
  /** Requests since the guard was set, as the browser itself counts them. */
  requests(): readonly LeftRequest[]
  subscribe(listener: () => void): () => void
  /** Lets requests through again. */
  lift(): void
}

/** Files of the program itself: their addresses say nothing about a user's files. */
function isProgram(address: string): boolean {
  const { origin, pathname } = new URL(address)
  return origin === window.location.origin && /^\/(?:engine|_next\/static|samples)\//.test(pathname)
}

/**
 * Blocks every way in which this page can send something, and counts what leaves it nevertheless: the browser lists
 * each resource that it loads.
 *
 * @param known responses for addresses that were loaded before
 * @param allowed paths that are still requested, and counted like all others
 * @param loading when the program has finished loading: until then its own files aren't counted
 */
export function guardNetwork(
  known: ReadonlyMap<string, Blob>,
  allowed: RegExp | undefined,
  loading: { readonly endedAt: number },
): NetworkGuard {
  const { fetch, XMLHttpRequest, WebSocket, EventSource } = window
  const { sendBeacon } = navigator
  let seen: readonly LeftRequest[] = []
  const listeners = new Set<() => void>()

  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), window.location.href)
    const blob = known.get(pathname)
    if (allowed?.test(pathname) === true) return fetch(input, init)
    return blob === undefined
      ? Promise.reject(new TypeError('Private mode is on'))
      : Promise.resolve(new Response(blob))
  }
  const refuse = class {
    constructor() {
      throw new TypeError('Private mode is on')
    }
  }
  Object.assign(window, { XMLHttpRequest: refuse, WebSocket: refuse, EventSource: refuse })
  navigator.sendBeacon = () => false

  const observer = new PerformanceObserver((list) => {
    const left = list
      .getEntries()
      .filter(({ name, startTime }) => /^https?:/.test(name) && (startTime > loading.endedAt || !isProgram(name)))
    if (left.length === 0) return
    seen = [...seen, ...left.map(({ name }) => ({ url: name }))]
    for (const listener of listeners) listener()
  })
  observer.observe({ type: 'resource' })

  return {
    requests: () => seen,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    lift() {
      observer.disconnect()
      Object.assign(window, { fetch, XMLHttpRequest, WebSocket, EventSource })
      navigator.sendBeacon = sendBeacon
    },
  }
}
