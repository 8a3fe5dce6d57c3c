import type { ReactNode } from 'react'
import { AppFrame } from '@/components/layout/app-frame'
import { LocalisedMessages } from '@/components/layout/localised-messages'
import { Shortcuts } from '@/components/tools/shared/shortcuts/shortcuts'
import { legalLinks } from '@/lib/http/legal-links'

/** The frame of private mode: nothing in it asks the server. */
export default function PrivateLayout({ children }: { children: ReactNode }) {
  return (
    <LocalisedMessages namespaces={['shortcuts']}>
      <AppFrame user={null} links={legalLinks()} keys={<Shortcuts />}>
        {children}
      </AppFrame>
    </LocalisedMessages>
  )
}
