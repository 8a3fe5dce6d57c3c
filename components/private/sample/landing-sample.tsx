'use client'

import { ShieldCheck, Upload } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ComponentType } from 'react'
import type { Taker } from '@/components/tools/shared/hand-over'
import { PrivateModeContext, type PrivateMode } from '@/components/tools/shared/private-mode'
import { PRIVATE_PATHS } from '@/components/tools/shared/private-paths'
import { Button } from '@/components/ui/button'
import { buttonStyle } from '@/components/ui/button-style'
import { cx } from '@/components/ui/cx'
import { persistent } from '@/components/ui/deferred'
import { TextButton } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import type { EngineApi } from '../engine-api'
import type { NetworkGuard } from '../network-guard'
import { limitWords, type PrivateLimits } from '../private-limits'
import { useEngine } from '../use-engine'
import type { SampleProps } from './sample-props'

/** Each tool's code is loaded only when its sample is opened. */
const PARTS: Readonly<Record<Taker, () => Promise<ComponentType<SampleProps>>>> = {
  generate: () => import('./generator-sample').then(({ GeneratorSample }) => GeneratorSample),
  tables: () => import('./parser-sample').then(({ ParserSample }) => ParserSample),
  doses: () => import('./dose-sample').then(({ DoseSample }) => DoseSample),
}

/** Signing in next to an open sample, and the screen in another language. */
const SIGN_IN = /^\/(?:login$|api\/(?:auth|session|users)\/)/

interface LandingSampleProps {
  readonly tool: Taker
  readonly limits: PrivateLimits
}

/** A sample on the sign-in screen, read by its tool in this browser: in another language, the sample of that language. */
export function LandingSample(props: LandingSampleProps) {
  return <OpenSample key={useLocale()} {...props} />
}

function OpenSample({ tool, limits }: LandingSampleProps) {
  const t = useTranslations('private')
  const heading = useRef<HTMLHeadingElement>(null)
  const [Part, setPart] = useState<ComponentType<SampleProps> | null>(null)
  const { phase, retry } = useEngine(tool, limits, true, { screen: PARTS[tool], allowed: SIGN_IN })

  useEffect(() => {
    let left = false
    void persistent(PARTS[tool]).then((part) => {
      if (!left) setPart(() => part)
    })
    return () => {
      left = true
    }
  }, [tool])
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const isOn = phase.kind === 'on' && Part !== null
  return (
    <section aria-labelledby="sample-title" className="mt-5 border border-line">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 bg-press px-3 py-2 text-small">
        <h2 ref={heading} id="sample-title" tabIndex={-1} className="font-semibold">
          {t('sample.title', { tool: t(`tools.${tool}`) })}
        </h2>
        {phase.kind === 'on' && <Requests guard={phase.guard} />}
      </header>
      {isOn ? (
        <WithEngine api={phase.api}>
          <Part limits={limits} />
        </WithEngine>
      ) : (
        <div role="status" className="min-h-72 px-3 py-4">
          {phase.kind === 'failed' ? (
            <Notice
              tone="error"
              live
              action={
                <Button size="small" onClick={retry}>
                  {t('again')}
                </Button>
              }
            >
              {t('failed')}
            </Notice>
          ) : (
            <p className="flex items-center gap-2 text-small text-ink2">
              <Spinner /> {t('preparing')}
            </p>
          )}
        </div>
      )}
      <footer className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-rule px-3 py-2.5">
        <span id="sample-action" className="contents" />
        {/* A whole navigation: the page of private mode has its own frame. */}
        <a href={PRIVATE_PATHS[tool]} className={buttonStyle()}>
          <Upload aria-hidden className="size-4" />
          {t('sample.ownFiles')}
        </a>
        <span className="font-narrow text-label text-ink2">{t('limit', limitWords(tool, limits))}</span>
      </footer>
    </section>
  )
}

/** What the sample's tool asks is answered by the engine. */
function WithEngine({ api, children }: { api: EngineApi; children: React.ReactNode }) {
  const mode = useMemo<PrivateMode>(
    () => ({
      goTo: (tool) => window.location.assign(PRIVATE_PATHS[tool]),
      leave: () => window.location.assign('/login'),
      download: (url, entry) => api.download(url, entry),
    }),
    [api],
  )
  return <PrivateModeContext value={mode}>{children}</PrivateModeContext>
}

/** How many requests have left the page, as the browser counts them. */
function Requests({ guard }: { guard: NetworkGuard }) {
  const t = useTranslations('private')
  const left = useSyncExternalStore(guard.subscribe, guard.requests, guard.requests)
  const [isListed, setListed] = useState(false)
  return (
    <div className={cx('min-w-0', left.length > 0 && 'text-ochre')}>
      <p role="status" className="flex items-center gap-1.5">
        <ShieldCheck aria-hidden className="size-4 shrink-0" />
        <span>
          {t('stays', { count: left.length })}{' '}
          {left.length > 0 && <TextButton onClick={() => setListed(!isListed)}>{t('show')}</TextButton>}
        </span>
      </p>
      {isListed && (
        <ul className="font-narrow wrap-anywhere text-ink2">
          {left.slice(0, 10).map(({ url }, index) => (
            <li key={index}>{url}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
