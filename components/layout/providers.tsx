'use client'

import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'
import { Notifications } from '@/components/ui/notifications'
import { CurrencyProvider } from './currency-provider'
import { HydratedMark } from './hydrated-mark'
import { ScrollToTop } from './scroll-to-top'

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
