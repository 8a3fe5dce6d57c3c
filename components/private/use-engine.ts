'use client'

import { useLocale } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { answerHere } from '@/components/account/local-api'
import type { Locale } from '@/lib/i18n/locales'
import type { EngineName } from '@/lib/private-mode/protocol'
import { EngineApi } from './engine-api'
import { guardNetwork, type NetworkGuard } from './network-guard'
import { prepare, type Prepared } from './prepare'
import type { PrivateLimits } from './private-limits'

export type EnginePhase =
  | { readonly kind: 'preparing' | 'failed' }
  | {
      readonly kind: 'on'
      readonly api: EngineApi
      readonly guard: NetworkGuard
      /** What is loaded for use offline is there, or couldn't be loaded. */
      readonly rest: Promise<void>
    }

/** A fast connection has loaded everything by then; a slow one doesn't hold the tool up. */
const PATIENCE_MS = 3_000

export interface EngineOptions {
  /** Loads the code of what is shown. */
  readonly screen: () => Promise<unknown>
  /** Whether everything else is loaded too, for the other tools and for use offline. */
  readonly isWhole?: boolean
  /** What the page may still send: paths of the API. */
  readonly allowed?: RegExp
}

interface Loading {
  /** When everything had loaded, on the clock of `performance`; infinite until then. */
  endedAt: number
}

/** Whether the user asked the browser to load only what is needed. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

function toldInConsole(error: unknown): void {
  console.warn('Private mode can’t be used offline', error)
}

/**
 * Starts private mode once it is `wanted`, and ends it with the component: calls of the API are answered here, and
 * nothing else leaves the page. Other `limits` apply from the next request. `retry` starts it again after a failure.
 */
export function useEngine(
  tool: EngineName,
  limits: PrivateLimits,
  wanted: boolean,
  options: EngineOptions,
): { readonly phase: EnginePhase; readonly retry: () => void } {
  // The page's language, which is a supported one.
  const locale = useLocale() as Locale
  const [attempt, setAttempt] = useState(0)
  const [phase, setPhase] = useState<EnginePhase>({ kind: 'preparing' })
  const prepared = useEffectEvent(() => prepare(tool, locale, options.screen))
  const apiOf = useEffectEvent((engines: Prepared['engines']) => new EngineApi(engines, () => locale, limits))
  const guarded = useEffectEvent((known: ReadonlyMap<string, Blob>, loading: Loading) =>
    guardNetwork(known, options.allowed, loading),
  )
  const isWhole = options.isWhole === true

  useEffect(() => {
    if (!wanted) return
    let left = false
    let end = () => {
      left = true
    }
    void prepared().then(
      async ({ engines, known, loadRest }) => {
        const loading = { endedAt: isWhole && !savesData() ? Infinity : performance.now() }
        const rest = loading.endedAt === Infinity ? loadRest().catch(toldInConsole) : Promise.resolve()
        void rest.then(() => (loading.endedAt = Math.min(loading.endedAt, performance.now())))
        await Promise.race([rest, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
        const close = () => Object.values(engines).forEach((engine) => engine.close())
        if (left) return close()
        const api = apiOf(engines)
        answerHere(api)
        const guard = guarded(known, loading)
        end = () => {
          guard.lift()
          answerHere(null)
          close()
        }
        setPhase({ kind: 'on', api, guard, rest })
      },
      (error: unknown) => {
        console.error(error)
        if (!left) setPhase({ kind: 'failed' })
      },
    )
    return () => end()
  }, [attempt, wanted, isWhole, locale])

  useEffect(() => {
    if (phase.kind === 'on') phase.api.setLimits(limits)
  }, [phase, limits])

  return {
    phase,
    retry: () => {
      setPhase({ kind: 'preparing' })
      setAttempt(attempt + 1)
    },
  }
}
