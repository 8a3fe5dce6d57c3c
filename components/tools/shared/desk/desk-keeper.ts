import { ApiError } from '@/components/account/api-error'
import type { DeskContent } from '@/lib/operations/desk/desk-schema'

/** `unsaved` once it has failed for a while; `stale` once another tab or device has changed it. */
export type DeskStatus = 'saved' | 'unsaved' | 'stale'

export interface DeskServer {
  /** @returns the new version @throws ApiError */
  save(content: DeskContent, version: number): Promise<number>
  clear(version: number): Promise<number>
  after(milliseconds: number, listener: () => void): () => void
  /** Notifies the other tabs of a new version. */
  tell(version: number): void
}

/** Keeps a tool's desk on the server as it is on the screen. */
export interface DeskKeeper {
  /** Saves the current state half a second after the last change; null if there is nothing to save. */
  changed(content: DeskContent | null): void
  /** The desk was cleared: what was changed last is saved first, so that all of it can be taken back. */
  cleared(): void
  /** Saves immediately what waits, as the page may be left. */
  flush(): void
  /** Another tab has saved this version. */
  heard(version: number): void
  /** This version is on the screen now. */
  opened(version: number, content: DeskContent | null): void
  /** The newest version that this page knows. */
  version(): number
  /** What isn't saved yet, or is being saved; null if nothing is, or the desk was cleared last. */
  unsaved(): DeskContent | null
  /**
   * Saves what the page before this one hadn't. Changes made meanwhile are saved after it.
   *
   * @returns the newest version that this page knows then
   */
  resume(content: DeskContent): Promise<number>
  status(): DeskStatus
  subscribe(listener: () => void): () => void
}

const SETTLE_MS = 500
/** Less than this is a hitch that no one has to know of. */
const TOLD_AFTER_MS = 5_000
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]
const LONGEST_PAUSE_MS = 30_000
/** What is refused is refused again: only another content can be saved. */
const REFUSED: ReadonlySet<string> = new Set(['BAD_REQUEST', 'BODY_TOO_LARGE', 'NOT_FOUND'])

type Step = { readonly kind: 'save'; readonly content: DeskContent; readonly text: string } | { readonly kind: 'clear' }

/** Starts to save a desk. @param version of the shown state; 0 if the server has none */
export function newDeskKeeper(server: DeskServer, first: number): DeskKeeper {
  let version = first
  /** The server's version as text; null if it isn't known, or there is nothing. */
  let saved: string | null = null
  let steps: Step[] = []
  let sending = false
  let failures = 0
  let status: DeskStatus = 'saved'
  let cancelWait: (() => void) | null = null
  let cancelTelling: (() => void) | null = null
  const listeners = new Set<() => void>()

  function become(next: DeskStatus): void {
    if (next === status) return
    status = next
    for (const listener of listeners) listener()
  }

  function wait(milliseconds: number): void {
    cancelWait?.()
    cancelWait = server.after(milliseconds, () => {
      cancelWait = null
      void send()
    })
  }

  function settled(): void {
    failures = 0
    if (steps.length > 0) return
    cancelTelling?.()
    cancelTelling = null
    become('saved')
  }

  async function take(step: Step): Promise<void> {
    if (step.kind === 'clear') {
      // Nothing was saved, so there is nothing to clear.
      if (version > 0 && saved !== null) version = await server.clear(version)
      saved = null
      return
    }
    if (step.text === saved) return
    version = await server.save(step.content, version)
    saved = step.text
  }

  async function send(): Promise<void> {
    if (sending || status === 'stale') return
    sending = true
    try {
      for (let [step] = steps; step !== undefined; [step] = steps) {
        cancelTelling ??= server.after(TOLD_AFTER_MS, () => become('unsaved'))
        const before = version
        await take(step)
        steps = steps.filter((other) => other !== step)
        if (version !== before) server.tell(version)
      }
      settled()
    } catch (error) {
      failed(error)
    } finally {
      sending = false
    }
  }

  function failed(error: unknown): void {
    if (!(error instanceof ApiError)) throw error
    const [step] = steps
    if (error.code === 'DESK_CHANGED') {
      steps = []
      cancelTelling?.()
      become('stale')
    } else if (step?.kind === 'clear' && error.code === 'NOT_FOUND') {
      // It went with its files.
      steps = steps.slice(1)
      saved = null
      version = 0
      if (steps.length === 0) settled()
      else wait(0)
    } else if (REFUSED.has(error.code)) {
      steps = steps.slice(1)
      become('unsaved')
    } else wait(PAUSES_MS[failures++] ?? LONGEST_PAUSE_MS)
  }

  return {
    changed(content) {
      if (status === 'stale' || content === null) return
      const text = JSON.stringify(content)
      const last = steps.at(-1)
      if (last === undefined ? text === saved : last.kind === 'save' && last.text === text) return
      // Of changes that wait only the last is saved; one that is on its way stays the first step.
      const begun = sending ? steps.slice(0, 1) : []
      const others = steps.slice(begun.length)
      steps = [...begun, ...others.filter(({ kind }, at) => kind === 'clear' || others[at + 1]?.kind === 'clear')]
      steps.push({ kind: 'save', content, text })
      if (failures === 0) wait(SETTLE_MS)
    },
    cleared() {
      if (status === 'stale') return
      steps = [...steps, { kind: 'clear' }]
      wait(0)
    },
    flush() {
      if (steps.length === 0) return
      cancelWait?.()
      cancelWait = null
      void send()
    },
    heard(newer) {
      if (newer <= version || sending) return
      cancelWait?.()
      steps = []
      become('stale')
    },
    opened(now, content) {
      version = now
      saved = content === null ? null : JSON.stringify(content)
      steps = []
      failures = 0
      status = 'unsaved'
      settled()
    },
    version: () => version,
    unsaved() {
      const last = steps.at(-1)
      return last?.kind === 'save' ? last.content : null
    },
    async resume(content) {
      const text = JSON.stringify(content)
      sending = true
      try {
        version = await server.save(content, version)
        saved = text
        server.tell(version)
      } catch (error) {
        // It is another user's, its files are gone, or there is no connection: the page shows what the server has.
        if (!(error instanceof ApiError)) throw error
      } finally {
        sending = false
      }
      if (steps.length > 0) void send()
      return version
    },
    status: () => status,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
