import type { ReactNode } from 'react'
import { AppFrame } from '@/components/layout/app-frame'
import { currentUser } from '@/lib/accounts/page-user'
import { legalLinks } from '@/lib/http/legal-links'

/** The frame of the signed-in screens. Each page asks for the person itself: a layout is not rendered anew at every step. */
export default async function SignedInLayout({ children }: { children: ReactNode }) {
  return (
    <AppFrame user={await currentUser()} links={legalLinks()}>
      {children}
    </AppFrame>
  )
}
