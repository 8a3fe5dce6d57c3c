import type { ReactNode } from 'react'
import { AppFrame } from '@/components/layout/app-frame'
import { legalLinks } from '@/lib/http/legal-links'

/** The frame of private mode: nothing in it asks the server. */
export default function PrivateLayout({ children }: { children: ReactNode }) {
  return (
    <AppFrame user={null} links={legalLinks()}>
      {children}
    </AppFrame>
  )
}
