'use client'

import { useEffect, useState } from 'react'
import type { PageDrawing } from '../answers'
import { drawPage } from '../requests'

type Drawn = PageDrawing | 'failed'

/** The drawings of pages that were looked at are kept; more are fetched again. */
const KEPT = 30

/** What a page of a document draws: null until it has come. `retry` asks again after a failure. */
export function usePageDrawing(
  document: string,
  page: number,
): { readonly drawing: PageDrawing | null; readonly failed: boolean; readonly retry: () => void } {
  const [drawn, setDrawn] = useState<ReadonlyMap<string, Drawn>>(new Map())
  const key = `${page} ${document}`
  const known = drawn.get(key) ?? null
  const missing = known === null
  useEffect(() => {
    if (!missing) return
    const controller = new AbortController()
    const put = (got: Drawn) => {
      if (controller.signal.aborted) return
      setDrawn((before) => new Map([...before].slice(1 - KEPT)).set(key, got))
    }
    drawPage(document, page, controller.signal).then(
      (drawing) => put(drawing ?? 'failed'),
      () => put('failed'),
    )
    return () => controller.abort()
  }, [document, page, key, missing])
  return {
    drawing: known === 'failed' ? null : known,
    failed: known === 'failed',
    retry: () => setDrawn((before) => new Map([...before].filter(([other]) => other !== key))),
  }
}
