'use client'

import { Check, Info, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { cx } from './cx'

export type NotificationAction = { label: string; onPress: () => void }

export type NotificationProps = {
  tone: 'done' | 'note' | 'error'
  text: string
  action?: NotificationAction
  /** In milliseconds. */
  lasts?: number
  onClose: () => void
}

const SHOWN_MS = 5000

const ICONS = { done: Check, note: Info, error: X } as const
const EDGES = { done: 'border-bar-done', note: 'border-bar-text', error: 'border-bar-error' } as const

/** One sentence on the bar's ground with one way on. Pointing at it or focusing it stops its time. */
export function Notification({ tone, text, action, lasts = SHOWN_MS, onClose }: NotificationProps) {
  const t = useTranslations('ui.notification')
  const [held, setHeld] = useState(false)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (tone === 'error' || held) return
    const timer = setTimeout(() => close(), lasts)
    return () => clearTimeout(timer)
  }, [tone, held, lasts])
  const Icon = ICONS[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cx(
        'flex min-h-10 w-[min(42rem,calc(100vw-2rem))] items-center gap-3 border-l-4 bg-bar py-2 pr-2 pl-3 font-sans text-base text-bar-active shadow-pop',
        EDGES[tone],
      )}
    >
      <Icon aria-hidden className="text-bar-text" />
      <p className="min-w-0 grow">{text}</p>
      {action !== undefined && (
        <button
          type="button"
          onClick={() => {
            action.onPress()
            onClose()
          }}
          className="ring-bar target shrink-0 px-1 underline underline-offset-4"
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label={t('close')} onClick={onClose} className="ring-bar target shrink-0 p-1">
        <X aria-hidden />
      </button>
    </div>
  )
}
