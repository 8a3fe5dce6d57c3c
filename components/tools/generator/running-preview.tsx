'use client'

import { Pin } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '@/components/account/api-error'
import { isPrivate } from '@/components/account/local-api'
import { Button } from '@/components/ui/button'
import type { PreviewAnswer } from './answers'
import { PreviewPaper } from './preview-paper'
import { previewStored } from './requests'
import type { Run } from './state'
import type { Generator } from './use-generator'

/** No newer document is shown sooner. */
const PAUSE_MS = 1_500

const STILL = '(prefers-reduced-motion: reduce)'

/** The latest finished document during a run; it can be pinned, and with reduced motion it changes only on request. */
export function RunningPreview({ run, generator }: { run: Extract<Run, { kind: 'running' }>; generator: Generator }) {
  const t = useTranslations('generator.running')
  const preview = useTranslations('generator.preview')
  const { readyQuestion, state } = generator
  const [shown, setShown] = useState<PreviewAnswer | null>(null)
  const [isHeld, setHeld] = useState(() => typeof matchMedia === 'function' && matchMedia(STILL).matches)
  /** How often a held preview was asked for the next document. */
  const [asked, setAsked] = useState(0)
  const done = run.counted?.done ?? 0
  // Of a run of what failed, or of changes alone, documents have other places.
  const isWhole = !run.again && !state.options.onlyChanged && !state.options.single
  // In private mode the engine would answer only after the run.
  const canLook = isWhole && !isPrivate()

  const look = useEffectEvent(async (signal: AbortSignal) => {
    if (readyQuestion === null || done === 0) return
    try {
      const answer = await previewStored(readyQuestion, state.options.pattern, { ordinal: done }, signal)
      if (!signal.aborted) setShown(answer)
    } catch (error) {
      // The run goes on without it.
      if (!(error instanceof ApiError) && !(error instanceof DOMException)) throw error
    }
  })

  const isDue = canLook && done > 0 && (!isHeld || shown === null)
  useEffect(() => {
    if (!isDue) return
    const controller = new AbortController()
    const first = setTimeout(() => void look(controller.signal), 0)
    const timer = setInterval(() => void look(controller.signal), PAUSE_MS)
    return () => {
      controller.abort()
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [isDue])

  useEffect(() => {
    if (asked === 0) return
    const controller = new AbortController()
    const timer = setTimeout(() => void look(controller.signal), 0)
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [asked])

  if (shown === null) return null
  return (
    <div className="mt-5 max-w-2xl">
      <div className="mb-2 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base font-semibold">{t('latest')}</h3>
        <span className="min-w-0 text-small wrap-anywhere text-ink2">{shown.name}</span>
        <span className="ml-auto flex gap-2" data-screen-only>
          {isHeld && (
            <Button size="small" onClick={() => setAsked(asked + 1)}>
              {preview('next')}
            </Button>
          )}
          <Button size="small" icon={<Pin aria-hidden />} aria-pressed={isHeld} onClick={() => setHeld(!isHeld)}>
            {t('pin')}
          </Button>
        </span>
      </div>
      <PreviewPaper
        html={shown.html}
        label={preview('label', { name: shown.name })}
        busy={false}
        onStep={() => undefined}
      />
    </div>
  )
}
