'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { toast, Toaster } from 'sonner'
import { Notification } from './notification'
import { showNotificationsBy, type Told } from './notify'

function show({ tone, text, action, lasts }: Told): void {
  toast.custom(
    (id) => <Notification tone={tone} text={text} action={action} lasts={lasts} onClose={() => toast.dismiss(id)} />,
    // The notification counts its own time, for it must also wait while it has the focus.
    { duration: Infinity },
  )
}

/** At the bottom centre, above dock and navigation, one at a time. */
export function NotificationRegion() {
  const t = useTranslations('ui.notification')
  // The toaster's own effect comes first, so that it hears what waited.
  useEffect(() => showNotificationsBy(show), [])
  const offset = { bottom: 'calc(var(--bottom-bar) + var(--dock) + 1rem)' }
  return (
    <Toaster
      position="bottom-center"
      visibleToasts={1}
      offset={offset}
      mobileOffset={offset}
      containerAriaLabel={t('region')}
      // Sonner removes the focus ring from its toasts.
      toastOptions={{ unstyled: true, className: 'focus-visible:outline-2! focus-visible:outline-focus!' }}
      style={{ '--width': 'min(42rem, calc(100vw - 2rem))' } as React.CSSProperties}
    />
  )
}
