'use client'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { type ReactNode, useEffect } from 'react'
import { usePathname } from 'next/navigation'
import { Notifications } from '@/components/ui/notifications'
import { CurrencyProvider } from './currency-provider'
import { HYDRATED } from './early-presses-script'

/** Announces that React has taken over the page. Last among the page's parts, so that their effects have run. */
function HydratedMark() {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED))
  }, [])
  return null
}

/** Every screen begins at its top, also when one comes back to it. */
function ScrollToTop() {
  const path = usePathname()
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    if (window.location.hash === '') window.scrollTo(0, 0)
  }, [path])
  return null
}

/** What every screen is in; needs `NextIntlClientProvider` above it. */
export function Providers({ nonce, children }: { nonce?: string; children: ReactNode }) {
  return (
    <CSPProvider nonce={nonce} disableStyleElements>
      <CurrencyProvider>
        <ScrollToTop />
        {children}
        <Notifications />
        <HydratedMark />
      </CurrencyProvider>
    </CSPProvider>
  )
}
