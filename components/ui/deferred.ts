'use client'

import { useEffect, useState } from 'react'

/** A module that isn't part of a page's first load. */
export interface Deferred<Part> {
  readonly load: () => Promise<Part>
  /** The part, if it has loaded. */
  readonly loaded: () => Part | null
}

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const
const RETRY_MS = 2000

/** Every part that a module of this page names. */
const parts = new Set<() => Promise<unknown>>()

/** Fetches all parts that are named so far, and those that they name in turn. @throws what a fetch throws */
export async function loadDeferred(): Promise<void> {
  const loaded = new Set<() => Promise<unknown>>()
  for (;;) {
    const open = [...parts].filter((load) => !loaded.has(load))
    if (open.length === 0) return
    for (const load of open) loaded.add(load)
    await Promise.all(open.map((load) => load()))
  }
}

/** The modules to load on the first interaction; null from then on. */
let waiting: (() => void)[] | null = []

function onFirstSign(): void {
  for (const sign of SIGNS) window.removeEventListener(sign, onFirstSign, true)
  for (const load of waiting ?? []) load()
  waiting = null
}

/**
 * Code that loads when it is needed (`useDeferred`), or earlier: at the first movement or key press on the page, so
 * that it is ready for the press that needs it, even without a network by then. Call it at the top of a module, with an
 * `import()`.
 */
export function deferred<Part>(fetchPart: () => Promise<Part>): Deferred<Part> {
  let part: Part | null = null
  let pending: Promise<Part> | null = null
  const load = () =>
    (pending ??= fetchPart().then(
      (fetched) => (part = fetched),
      (error: unknown) => {
        pending = null
        throw error
      },
    ))
  parts.add(load)
  // If it can't be loaded now, it is loaded again when it is needed.
  const loadEarly = () => void load().catch(() => undefined)
  if (typeof window !== 'undefined') {
    if (waiting === null) loadEarly()
    else {
      if (waiting.length === 0) for (const sign of SIGNS) window.addEventListener(sign, onFirstSign, true)
      waiting.push(loadEarly)
    }
  }
  return { load, loaded: () => part }
}

/** Returns a function that returns one promise of the part, for `use`. A lost connection is tried again. */
export function asked<Part>({ load }: Deferred<Part>): () => Promise<Part> {
  let promise: Promise<Part> | null = null
  return () => (promise ??= persistent(load))
}

/** What `load` gives in the end: a lost connection is tried again. For `lazy`, which never asks twice. */
export async function persistent<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      // On the server nothing comes back later.
      if (typeof window === 'undefined') throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}

/** The part once it was needed and has loaded; null until then. A lost connection is retried while it is needed. */
export function useDeferred<Part>(of: Deferred<Part>, wanted: boolean): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  const missing = wanted && part === null
  useEffect(() => {
    if (!missing) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const ask = () =>
      void of.load().then(
        (fetched) => {
          if (!left) setPart(fetched)
        },
        () => {
          if (!left) timer = setTimeout(ask, RETRY_MS)
        },
      )
    ask()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [of, missing])
  return part ?? (wanted ? of.loaded() : null)
}
