'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { forgiven } from '@/components/account/api-error'
import { findStored } from './requests'
import type { Question } from './state'

/** What is typed waits this long for the next letter. */
const SETTLE_MS = 200

const NONE: ReadonlySet<number> = new Set()

/**
 * The first rows of the documents that print a text, as the files say, and whether that is still being asked. Where they can't be asked,
 * documents are found by their names and rows alone.
 */
export function useFoundRows(
  question: Question | null,
  wanted: string,
): { readonly rows: ReadonlySet<number>; readonly isAsking: boolean } {
  const search = wanted.trim()
  const [found, setFound] = useState<{ readonly search: string; readonly rows: ReadonlySet<number> } | null>(null)
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (question === null) return
    try {
      setFound({ search, rows: new Set(await findStored(question, search, signal)) })
    } catch (error) {
      if (signal.aborted) return
      forgiven(error)
      setFound({ search, rows: NONE })
    }
  })
  useEffect(() => {
    if (search === '') return
    const controller = new AbortController()
    const timer = setTimeout(() => void ask(controller.signal), SETTLE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [search])
  const isKnown = found?.search === search
  return { rows: isKnown ? found.rows : NONE, isAsking: !isKnown && search !== '' && question !== null }
}
