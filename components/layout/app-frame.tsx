import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { Footer, type LegalLinks } from './footer'
import { FooterNavigation } from './footer-navigation'
import type { FrameUser } from './frame-user'
import { Header } from './header'
import { SkipLinks } from './skip-links'
import { UnseenWatch } from './unseen-watch'

export type AppFrameProps = {
  user: FrameUser | null
  /** The header's label for the user's plan. */
  hint?: ReactNode
  links?: LegalLinks
  /** Under the header: what another screen is doing. */
  strip?: ReactNode
  children: ReactNode
}

/**
 * The frame of every screen: bar, the desk with the sheet on it, links, the navigation of small screens. Of a short sheet the links
 * are at the window's end, and nothing is scrolled.
 */
export function AppFrame({ user, hint, links = {}, strip, children }: AppFrameProps) {
  return (
    <>
      <SkipLinks />
      <Header user={user} hint={hint} />
      {strip}
      <main
        id="main"
        tabIndex={-1}
        className={cx('outline-none sm:px-6 sm:pt-5 sm:pb-1', user !== null && 'desk-high')}
      >
        {children}
      </main>
      <div className="sm:px-6">
        <Footer links={links} />
      </div>
      <FooterNavigation user={user} />
      {user !== null && <UnseenWatch />}
    </>
  )
}
