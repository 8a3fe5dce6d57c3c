'use client'

import { useEffect, useState } from 'react'
import { ApiError } from '@/components/account/api-error'
import type { Mails, Result } from './answers'
import { mailsOf } from './requests'

/** The first looks follow each other quickly: most mails go at once. */
const PAUSES_MS = [700, 1_500, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000, 120_000, 300_000]

/** What became of a result's mails, looked at again while any of them is on its way; null where none were asked for. */
export function useMails({ operationId, mail }: Pick<Result, 'operationId' | 'mail'>): Mails | null {
  const [looked, setLooked] = useState<{ readonly id: string; readonly mails: Mails; readonly times: number } | null>(
    null,
  )
  const current = looked?.id === operationId ? looked : null
  const mails = current?.mails ?? mail
  const times = current?.times ?? 0
  const waiting = mails?.state === 'waiting' || mails?.state === 'sending'

  useEffect(() => {
    const pause = PAUSES_MS[times]
    if (!waiting || pause === undefined || mails === null) return
    const controller = new AbortController()
    const { signal } = controller
    const look = async () => {
      const found = await mailsOf(operationId, signal).catch(ignored)
      if (!signal.aborted) setLooked({ id: operationId, mails: found ?? mails, times: times + 1 })
    }
    const timer = setTimeout(() => void look(), pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [operationId, waiting, times, mails])

  return mails
}

/** An answer that doesn't come leaves what was known. */
function ignored(error: unknown): null {
  if (error instanceof ApiError || error instanceof DOMException) return null
  throw error
}
