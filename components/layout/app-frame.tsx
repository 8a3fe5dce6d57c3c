import type { ReactNode } from 'react'
import { Footer, type LegalLinks } from './footer'
import { FooterNavigation } from './footer-navigation'
import type { FrameUser } from './frame-user'
import { Header } from './header'
import type { NavigationCounts } from './navigation-items'
import { SkipLinks } from './skip-links'

export type AppFrameProps = {
  user: FrameUser | null
  /** Finished operations that nobody has looked at. */
  counts?: NavigationCounts
  links?: LegalLinks
  children: ReactNode
}

/** The frame of every screen: bar, the desk with the sheet on it, links, the navigation of small screens. */
export function AppFrame({ user, counts, links = {}, children }: AppFrameProps) {
  return (
    <>
      <SkipLinks />
      <Header user={user} counts={counts} />
      <main id="main" tabIndex={-1} className="outline-none sm:px-6 sm:pt-5 sm:pb-1">
        {children}
      </main>
      <div className="sm:px-6">
        <Footer links={links} />
      </div>
      <FooterNavigation user={user} counts={counts} />
    </>
  )
}
