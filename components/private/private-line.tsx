'use client'

import { LockKeyhole, WifiOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { usePrivateMode } from '@/components/tools/shared/private-mode'
import type { Taker } from '@/components/tools/shared/hand-over'
import { cx } from '@/components/ui/cx'
import { TextButton } from '@/components/ui/link'
import { Segments } from '@/components/ui/segments'
import type { NetworkGuard } from './network-guard'
import { limitWords, type PrivateLimits } from './private-limits'
import { PrivateSignIn } from './private-sign-in'

const TOOLS = ['generate', 'tables', 'doses'] as const satisfies readonly Taker[]

/** How many addresses are listed. */
const LISTED = 10

/** Above the sheet: that files stay here, measured; what is off and why; and the way to the other tools. */
export function PrivateLine({
  tool,
  limits,
  guard,
  rest,
}: {
  tool: Taker
  limits: PrivateLimits
  guard: NetworkGuard
  rest: Promise<void>
}) {
  const t = useTranslations('private')
  const mode = usePrivateMode()
  const left = useSyncExternalStore(guard.subscribe, guard.requests, guard.requests)
  const isOffline = useSyncExternalStore(
    subscribeToNetwork,
    () => !navigator.onLine,
    () => false,
  )
  const [isListed, setListed] = useState(false)
  const [isLoading, setLoading] = useState(true)
  useEffect(() => void rest.then(() => setLoading(false)), [rest])
  const count = left.length
  return (
    <section
      aria-label={t('label')}
      className="mx-auto mb-3 w-full max-w-[105rem] border border-rule bg-sheet px-4 py-3 text-small max-sm:border-x-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className={cx('flex items-center gap-2 font-semibold', count > 0 && 'text-ochre')}>
          <LockKeyhole aria-hidden className="size-4 shrink-0" />
          <span>
            {t('stays', { count })}{' '}
            {count > 0 && <TextButton onClick={() => setListed(!isListed)}>{t('show')}</TextButton>}
          </span>
        </p>
        <Segments
          label={t('switch')}
          value={tool}
          onChange={(next) => mode?.goTo(next)}
          options={TOOLS.map((value) => ({ value, label: t(`tools.${value}`) }))}
        />
      </div>
      {isOffline && (
        <p className="mt-2 flex items-center gap-2">
          <WifiOff aria-hidden className="size-4 shrink-0" /> {t('offline')}
        </p>
      )}
      {isListed && (
        <ul className="mt-2 grid gap-0.5 font-narrow wrap-anywhere text-ink2">
          {left.slice(0, LISTED).map(({ url }, index) => (
            <li key={index}>{url}</li>
          ))}
        </ul>
      )}
      <p className="mt-1 text-ink2">
        {t('off')} {t('memory')} {isLoading && t('loading')}{' '}
        {!limits.isSignedIn && (
          <>
            {t('limit', limitWords(tool, limits))} <PrivateSignIn />
          </>
        )}
      </p>
    </section>
  )
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
