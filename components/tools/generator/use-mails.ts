'use client'

import { useEffect, useState } from 'react'
import { ApiError } from '@/components/account/api-error'
import type { Ledger, MailRequest, Result } from './answers'
import { mailsOf, sendMails } from './requests'

/** The ID that the title block's link leads to. */
export const MAILS_ID = 'mails'

/** The first requests follow quickly, because most emails are sent immediately. */
const PAUSES_MS = [700, 1_500, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000, 120_000, 300_000]

export interface ResultMails {
  /** The states of the emails; null before the first response, and if there are none. */
  readonly ledger: Ledger | null
  /**
   * Sends some of them again, or the result to further addresses. Gives how many are on their way for it.
   *
   * @throws ApiError
   */
  send(what: MailRequest): Promise<number>
}

interface Looked {
  readonly id: string
  readonly ledger: Ledger
  readonly times: number
}

/** The emails of a result, requested again while any of them is being sent. */
export function useMails(result: Pick<Result, 'operationId' | 'mail'> | null): ResultMails {
  const [looked, setLooked] = useState<Looked | null>(null)
  const id = result?.operationId ?? null
  const current = looked !== null && looked.id === id ? looked : null
  const times = current?.times ?? 0
  const state = current?.ledger.state
  const due = current === null ? result !== null && result.mail !== null : state === 'waiting' || state === 'sending'

  useEffect(() => {
    const pause = PAUSES_MS[times]
    if (!due || pause === undefined || id === null) return
    const controller = new AbortController()
    const { signal } = controller
    const look = async () => {
      const found = await mailsOf(id, signal).catch(ignored)
      if (signal.aborted) return
      // An answer that doesn't come leaves what was known.
      setLooked((before) => {
        const ledger = found ?? (before?.id === id ? before.ledger : null)
        return ledger === null ? before : { id, ledger, times: times + 1 }
      })
    }
    const timer = setTimeout(() => void look(), current === null ? 0 : pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [id, due, times, current])

  return {
    ledger: current?.ledger ?? null,
    async send(what) {
      if (id === null) return 0
      const queued = await sendMails(id, what)
      // They are being sent, even if their states can't be loaded now.
      const ledger = await mailsOf(id, new AbortController().signal).catch(ignored)
      if (ledger !== null) setLooked({ id, ledger, times: 0 })
      return queued
    },
  }
}

function ignored(error: unknown): null {
  if (error instanceof ApiError || error instanceof DOMException) return null
  throw error
}
