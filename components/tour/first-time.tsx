'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { useTourOffer } from './tour-provider'

/** No part of the first load: most people see it once. */
const Tour = dynamic(() => import('./tour').then((module) => module.Tour), { ssr: false })

/** The offer of the tour, and the tour itself. */
export function FirstTime() {
  const t = useTranslations('tour')
  const { offered, asked, settle } = useTourOffer()
  const [running, setRunning] = useState(asked)
  const opener = useRef<HTMLButtonElement>(null)

  // The page's address asks for the tour once, not at every reload.
  useEffect(() => {
    if (asked) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [asked])

  function end(seen: boolean): void {
    setRunning(false)
    if (seen) settle()
    const back = seen ? document.getElementById('sheet') : opener.current
    back?.focus({ preventScroll: true })
  }

  if (!offered && !running) return null
  return (
    <>
      {offered && (
        <Section title={t('title')}>
          <p className="text-small text-ink2">{t('offer')}</p>
          <p className="mt-2 flex flex-wrap items-center gap-2" data-screen-only>
            <Button ref={opener} disabled={running} onClick={() => setRunning(true)}>
              {t('show')}
            </Button>
            <Button variant="quiet" onClick={() => end(true)}>
              {t('never')}
            </Button>
          </p>
        </Section>
      )}
      {running && <Tour onEnd={end} />}
    </>
  )
}
