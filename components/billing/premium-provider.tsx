'use client'

import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { fetchPremium, type Premium } from './billing-api'
import { assumePremium, keepPlan } from './kept-premium'

export interface PremiumState {
  /** What the server said last; null until it has. */
  readonly premium: Premium | null
  /** The server could not be asked, and nothing is known. */
  readonly unknown: boolean
  /**
   * Asks again.
   *
   * @throws ApiError
   */
  refresh(): Promise<Premium>
}

const PremiumContext = createContext<PremiumState | null>(null)

/** Who comes back to this tab after so long may have changed something at Paddle. */
const STALE_AFTER_MS = 30_000

/** Loads the user's plan when the signed-in screens mount, and when the user returns to them. */
export function PremiumProvider({ children }: { children: ReactNode }) {
  const [premium, setPremium] = useState<Premium | null>(null)
  const [failed, setFailed] = useState(false)
  const askedAt = useRef(0)

  const refresh = useCallback(() => {
    askedAt.current = Date.now()
    return fetchPremium().then(
      (answer) => {
        setPremium(answer)
        setFailed(false)
        keepPlan(answer.plan)
        return answer
      },
      (error: unknown) => {
        setFailed(true)
        throw error
      },
    )
  }, [])

  const ask = useEffectEvent(() => {
    // The screens do without: the server enforces every rule.
    refresh().catch((error: unknown) => console.warn('The plan could not be asked for', error))
  })
  const askWhenBack = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt.current > STALE_AFTER_MS) ask()
  })

  useEffect(() => {
    assumePremium()
    ask()
    const back = () => askWhenBack()
    document.addEventListener('visibilitychange', back)
    return () => document.removeEventListener('visibilitychange', back)
  }, [])

  const state = useMemo(() => ({ premium, unknown: failed && premium === null, refresh }), [premium, failed, refresh])
  return <PremiumContext value={state}>{children}</PremiumContext>
}

/** The user's plan; throws outside the signed-in screens. */
export function usePremium(): PremiumState {
  const state = use(PremiumContext)
  if (state === null) throw new Error('usePremium needs a PremiumProvider above it')
  return state
}
