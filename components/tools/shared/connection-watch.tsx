'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { deferred, useDeferred } from '@/components/ui/deferred'
import { notify } from '@/components/ui/notify'
import { following, starting, useIsLost } from './connections'

const notification = deferred(() => import('@/components/ui/notification'))

/** Says that a run is not heard of, or not even asked for, while the connection is lost, and that it is again. */
export function ConnectionWatch() {
  const t = useTranslations('tools.connection')
  const unsent = useIsLost(starting)
  const lost = useIsLost(following) || unsent
  const wasLost = useRef(false)
  // Users who closed the message see the next one.
  const [closed, setClosed] = useState(false)
  const [known, setKnown] = useState(lost)
  if (known !== lost) {
    setKnown(lost)
    setClosed(false)
  }
  const part = useDeferred(notification, lost)
  const onChange = useEffectEvent(() => {
    if (wasLost.current && !lost) notify.done(t('back'))
    wasLost.current = lost
  })
  useEffect(() => onChange(), [lost])
  if (!lost || closed || part === null) return null
  // Not by `notify`, which would leave it there when the connection is back.
  return (
    <div className="fixed bottom-[calc(var(--bottom-bar)+var(--dock)+1rem)] left-1/2 z-50 -translate-x-1/2">
      <part.Notification
        tone="error"
        text={t(unsent ? 'unsent' : 'lost')}
        action={{ label: t('tryNow'), onPress: unsent ? starting.tryNow : following.tryNow }}
        onClose={() => setClosed(true)}
      />
    </div>
  )
}
