import { callApi } from '@/components/account/api-client'
import { ApiError } from '@/components/account/api-error'
import type { CurrentRun } from '@/lib/operations/history/current-runs'
import { RUNS, watchedRuns, type ShownRun } from './shown-run'

export type { CurrentRun }

const RUNNING_MS = 1_000
/** While the only run is on its own screen. */
const SHOWN_MS = 3_000
/** So long a run that is over is waited for, where the server does not answer. */
const AGAIN_MS = 5_000

export function isUnderWay({ state }: Pick<CurrentRun, 'state'>): boolean {
  return state === 'queued' || state === 'running'
}

function readWatched(): string[] {
  return watchedRuns()
    .split(',')
    .filter((id) => id !== '')
}

function writeWatched(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(RUNS, ids.join(','))
  } catch {
    // A private window keeps nothing: runs under way are found all the same.
  }
}

/** The state of the user's runs, requested again whenever something changes. */
export interface RunWatch {
  /** Newest first: those under way, and those that were and haven't been closed. */
  runs(): readonly CurrentRun[]
  subscribe(listener: () => void): () => void
  /** The screen shows this run itself, and what came of it. */
  shows(run: ShownRun): void
  /** It is no longer news. */
  close(operationId: string): void
  /** Looks now. */
  look(): void
  start(): () => void
}

export function newRunWatch(): RunWatch {
  let runs: readonly CurrentRun[] = []
  let watched: string[] = []
  /** What is on its way may still report them. */
  const closed = new Set<string>()
  let shown: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0
  let channel: BroadcastChannel | null = null
  const listeners = new Set<() => void>()

  function watch(ids: readonly string[]): void {
    watched = [...new Set(ids)].slice(-20)
    writeWatched(watched)
  }

  function become(next: readonly CurrentRun[]): void {
    runs = next
    for (const listener of listeners) listener()
  }

  function later(milliseconds: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void look(), milliseconds)
  }

  async function look(): Promise<void> {
    clearTimeout(timer)
    const turn = (asked += 1)
    try {
      const query = watched.length === 0 ? '' : `?${new URLSearchParams({ watched: watched.join(',') })}`
      const response = await callApi(`/api/documents/operations/runs${query}`)
      const found = ((await response.json()) as { readonly runs: CurrentRun[] }).runs
      // An answer that comes late is older than what is known.
      if (turn !== asked) return
      const open = found.filter(({ id }) => !closed.has(id))
      const underWay = open.filter(isUnderWay).map(({ id }) => id)
      watch([...watched.filter((id) => open.some((run) => run.id === id)), ...underWay])
      become(open.filter((run) => isUnderWay(run) || watched.includes(run.id)))
      if (underWay.length > 0) later(underWay.some((id) => id !== shown) ? RUNNING_MS : SHOWN_MS)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (turn === asked && runs.some(isUnderWay)) later(AGAIN_MS)
    }
  }

  function close(operationId: string): void {
    closed.add(operationId)
    watch(watched.filter((id) => id !== operationId))
    become(runs.filter(({ id }) => id !== operationId))
  }

  return {
    runs: () => runs,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    shows({ operationId, isOver }) {
      const before = shown
      shown = operationId
      // What the screen has shown to its end needs no strip when it is left.
      if (operationId !== null && isOver) close(operationId)
      else if (operationId !== null && !watched.includes(operationId)) {
        channel?.postMessage('begun')
        void look()
      } else if (operationId === null && before !== null && watched.includes(before)) void look()
    },
    close,
    look: () => void look(),
    start() {
      watched = readWatched()
      channel = new BroadcastChannel(RUNS)
      channel.onmessage = () => void look()
      const onVisible = () => {
        if (document.visibilityState === 'visible') void look()
      }
      document.addEventListener('visibilitychange', onVisible)
      void look()
      return () => {
        clearTimeout(timer)
        asked += 1
        channel?.close()
        document.removeEventListener('visibilitychange', onVisible)
      }
    },
  }
}
