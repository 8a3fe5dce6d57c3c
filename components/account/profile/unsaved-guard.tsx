'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { readStored } from '@/components/layout/browser-storage'
import { Dialog } from '@/components/ui/dialog'

/** If there are unsaved changes, leaving asks first: the browser in its own words, and links of ours in a dialog. */
export function UnsavedGuard() {
  const t = useTranslations('profile.unsaved')
  const router = useRouter()
  const [target, setTarget] = useState<string | null>(null)

  useEffect(() => {
    const beforeUnload = (event: BeforeUnloadEvent) => {
      // After signing out or deleting the account, nothing can be saved.
      if (readStored('user') !== null) event.preventDefault()
    }
    const click = (event: MouseEvent) => {
      const next = leadsTo(event)
      if (next === null) return
      event.preventDefault()
      event.stopPropagation()
      setTarget(next)
    }
    window.addEventListener('beforeunload', beforeUnload)
    // Before the router's own listener, which would go immediately.
    window.addEventListener('click', click, true)
    return () => {
      window.removeEventListener('beforeunload', beforeUnload)
      window.removeEventListener('click', click, true)
    }
  }, [])

  return (
    <Dialog
      open={target !== null}
      title={t('question')}
      confirm={t('leave')}
      safe={t('stay')}
      onConfirm={() => {
        if (target !== null) router.push(target)
        setTarget(null)
      }}
      onSafe={() => setTarget(null)}
    >
      {t('fact')}
    </Dialog>
  )
}

/** Returns the other screen of ours that a press on a link would open instead of this one; null for any other press. */
function leadsTo(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return null
  const { origin, pathname, search } = new URL(link.href)
  const leaves = origin === window.location.origin && pathname !== window.location.pathname
  return leaves && !pathname.startsWith('/api/') ? pathname + search : null
}
