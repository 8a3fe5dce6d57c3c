'use client'

import { useCallback, useEffect, useState } from 'react'
import { strengthOf, type Estimator, type Strength } from './password-strength'

/** Typing is over for the moment. */
const PAUSE_MS = 500

export interface PasswordStrength {
  /** null while there is nothing to say: nothing typed, or the estimator did not come. */
  readonly strength: Strength | null
  /** Fetches the estimator before it is needed. */
  prepare(): void
  /** @param known the user's details so far */
  look(password: string, known: readonly string[]): void
}

/** Checks a password once typing pauses. */
export function usePasswordStrength(minimum: number): PasswordStrength {
  const [typed, setTyped] = useState<{ readonly password: string; readonly known: readonly string[] } | null>(null)
  const [strength, setStrength] = useState<Strength | null>(null)

  useEffect(() => {
    if (typed === null) return
    let current = true
    const timer = setTimeout(() => {
      if (typed.password === '') return setStrength(null)
      void loadEstimator().then((estimate) => {
        if (!current || estimate === null) return
        setStrength(strengthOf(typed.password, typed.known, minimum, estimate))
      })
    }, PAUSE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [typed, minimum])

  return {
    strength,
    prepare: useCallback(() => void loadEstimator(), []),
    look: useCallback((password: string, known: readonly string[]) => setTyped({ password, known }), []),
  }
}

/** null where it could not be fetched: a password can be chosen without advice. */
async function loadEstimator(): Promise<Estimator | null> {
  try {
    return (await import('./estimator')).estimate
  } catch (error) {
    console.warn('The strength of passwords can’t be told', error)
    return null
  }
}
