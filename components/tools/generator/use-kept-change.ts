'use client'

import { useState } from 'react'
import { failureOf, type Failure } from '../shared/failure'

export interface KeptChange {
  readonly busy: boolean
  readonly failure: Failure | null
  /** Whether it succeeded. */
  make(work: () => Promise<unknown>): Promise<boolean>
}

/** One change after the other to what is kept, and why the last one failed. */
export function useKeptChange(): KeptChange {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  return {
    busy,
    failure,
    async make(work) {
      setBusy(true)
      setFailure(null)
      try {
        await work()
        return true
      } catch (error) {
        setFailure(failureOf(error))
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
