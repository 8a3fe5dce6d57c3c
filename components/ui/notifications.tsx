'use client'

import 'sonner/dist/styles.css'
import { useTranslations } from 'next-intl'
import { Toaster } from 'sonner'

/** Where notifications stand: at the bottom centre, above dock and navigation, one at a time. */
export function Notifications() {
  const t = useTranslations('ui.notification')
  const offset = { bottom: 'calc(var(--bottom-bar) + var(--dock) + 1rem)' }
  return (
    <Toaster
      position="bottom-center"
      visibleToasts={1}
      offset={offset}
      mobileOffset={offset}
      containerAriaLabel={t('region')}
      toastOptions={{ unstyled: true }}
      style={{ '--width': 'min(42rem, calc(100vw - 2rem))' } as React.CSSProperties}
    />
  )
}
