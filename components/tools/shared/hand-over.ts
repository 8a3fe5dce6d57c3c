'use client'

import { useEffect, useEffectEvent } from 'react'
import { readStored } from '@/components/layout/browser-storage'
import { passedFile, type PassedFile } from './chosen-file'
import type { Downloadable } from './download-action'

/** The tools that take another's result. */
export type Taker = 'generate' | 'doses'

/** On the way from one screen to the next, which the same page draws. */
let handed: { readonly to: Taker; readonly sessionId: string; readonly file: PassedFile } | null = null

/** Lays a result ready for the tool whose screen is opened next. */
export function handOver(to: Taker, result: Downloadable & { readonly size: number }): void {
  handed = { to, sessionId: result.sessionId, file: passedFile(result) }
}

/** Takes what was laid ready for this tool, once, as if it had been chosen. */
export function useHandedOver(taker: Taker, choose: (file: PassedFile) => void): void {
  const take = useEffectEvent(() => {
    if (handed === null || handed.to !== taker) return
    const { sessionId, file } = handed
    handed = null
    // Only the session that it was made in knows it.
    if (readStored('sessionId') === sessionId) choose(file)
  })
  useEffect(() => take(), [])
}
