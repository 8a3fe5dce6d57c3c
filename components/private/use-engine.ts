'use client'

import { useLocale } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { answerHere } from '@/components/account/local-api'
import type { Locale } from '@/lib/i18n/locales'
import { EngineApi } from './engine-api'
import { guardNetwork, type NetworkGuard } from './network-guard'
import { prepare, type Prepared, type PrepareOptions } from './prepare'
import type { PrivateLimits } from './private-limits'

export type EnginePhase =
  | { readonly kind: 'preparing' | 'failed' }
  | { readonly kind: 'on'; readonly api: EngineApi; readonly guard: NetworkGuard }

export interface EngineOptions extends PrepareOptions {
  /** What the page may still send: paths of the API. */
  readonly allowed?: RegExp
}

/**
 * Starts private mode once it is `wanted`, and ends it with the component: calls of the API are answered here, and
 * nothing else leaves the page. Other `limits` apply from the next request. `retry` starts it again after a failure.
 */
export function useEngine(
  limits: PrivateLimits,
  wanted: boolean,
  options: EngineOptions = {},
): { readonly phase: EnginePhase; readonly retry: () => void } {
  // The page's language, which is a supported one.
  const locale = useLocale() as Locale
  const [attempt, setAttempt] = useState(0)
  const [phase, setPhase] = useState<EnginePhase>({ kind: 'preparing' })
  const prepared = useEffectEvent(() => prepare(locale, options))
  const apiOf = useEffectEvent((engines: Prepared['engines']) => new EngineApi(engines, () => locale, limits))
  const guarded = useEffectEvent((known: ReadonlyMap<string, Blob>) => guardNetwork(known, options.allowed))

  useEffect(() => {
    if (!wanted) return
    let left = false
    let end = () => {
      left = true
    }
    void prepared().then(
      ({ engines, known }) => {
        const close = () => Object.values(engines).forEach((engine) => engine.close())
        if (left) return close()
        const api = apiOf(engines)
        answerHere(api)
        const guard = guarded(known)
        end = () => {
          guard.lift()
          answerHere(null)
          close()
        }
        setPhase({ kind: 'on', api, guard })
      },
      (error: unknown) => {
        console.error(error)
        if (!left) setPhase({ kind: 'failed' })
      },
    )
    return () => end()
  }, [attempt, wanted, locale])

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
