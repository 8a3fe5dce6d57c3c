import type { ReactNode } from 'react'
import { AppFrame } from '@/components/layout/app-frame'
import { LocalisedMessages } from '@/components/layout/localised-messages'
import { legalLinks } from '@/lib/http/legal-links'

/** The frame of the screens before signing in: no navigation, no currency. */
export default function OpenLayout({ children }: { children: ReactNode }) {
  return (
    <AppFrame user={null} links={legalLinks()}>
      <LocalisedMessages namespaces={['account']}>{children}</LocalisedMessages>
    </AppFrame>
  )
}
