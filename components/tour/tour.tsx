'use client'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { tourTarget, useTourPlace } from './use-tour-place'

export interface TourProps {
  /** `seen`: gone through to its end, or refused for good. */
  readonly onEnd: (seen: boolean) => void
}

/** The steps of the tour in order, and the element on the generator's screen that each explains. */
const TOUR_STEPS = [
  { key: 'files', target: '#sheet > :nth-child(1 of section:not(#decide-first))' },
  { key: 'match', target: '#sheet > :nth-child(2 of section:not(#decide-first))' },
  { key: 'check', target: '#sheet > :nth-child(3 of section:not(#decide-first))' },
  { key: 'release', target: '#release' },
  { key: 'history', target: '#main a[href="/history"], #more-actions' },
] as const

/**
 * A panel that moves along the screen next to its subject. The page stays usable: nothing is dimmed or locked; Esc ends
 * it.
 */
export function Tour({ onEnd }: TourProps) {
  const t = useTranslations('tour')
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const step = TOUR_STEPS[index] ?? TOUR_STEPS[0]
  const place = useTourPlace(step.target, panel)
  const last = index === TOUR_STEPS.length - 1
  const placed = place !== null

  useEffect(() => {
    if (placed) panel.current?.focus({ preventScroll: true })
  }, [placed])

  // After it is at its new place: first what is spoken about, then the panel comes into sight.
  useEffect(() => {
    if (!placed) return
    tourTarget(step.target)?.scrollIntoView({ block: 'nearest' })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [placed, step, place?.panel.top])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onEnd(false)
  }

  return createPortal(
    <>
      {place !== null && (
        <div
          aria-hidden
          className="pointer-events-none absolute z-30 outline-2 outline-focus outline-solid"
          style={{ ...place.target }}
          data-screen-only
        />
      )}
      <div
        ref={panel}
        role="dialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        data-screen-only
        className="pop absolute z-40 w-90 max-w-[calc(100vw-1rem)] scroll-mt-14 max-sm:w-[calc(100vw-1rem)] scroll-mb-36 border border-line border-t-3 border-t-heavy bg-sheet px-4 py-3 outline-none lg:scroll-mb-4"
        style={place === null ? { left: 8, top: 0, visibility: 'hidden' } : place.panel}
      >
        <p className="flex items-center justify-between gap-2 font-narrow text-label text-print">
          {t('step', { step: index + 1, steps: TOUR_STEPS.length })}
          <IconButton label={t('end')} icon={<X aria-hidden />} onClick={() => onEnd(false)} />
        </p>
        <div aria-live="polite">
          <h2 id={`${id}-title`} className="text-section font-semibold">
            <span className="heard-only">{t('label')}: </span>
            {t(`steps.${step.key}.title`)}
          </h2>
          <p id={`${id}-text`} className="mt-1 text-base">
            {t(`steps.${step.key}.text`)}
          </p>
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {index > 0 && <Button onClick={() => setIndex(index - 1)}>{t('back')}</Button>}
          <Button onClick={() => (last ? onEnd(true) : setIndex(index + 1))}>{t(last ? 'done' : 'next')}</Button>
          {!last && (
            <Button variant="quiet" className="ml-auto" onClick={() => onEnd(true)}>
              {t('never')}
            </Button>
          )}
        </div>
      </div>
    </>,
    document.body,
  )
}
