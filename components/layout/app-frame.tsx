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
  /** What lists the keys that work. */
  keys?: ReactNode
  children: ReactNode
}

/**
 * The frame of every screen: header, the page with its sheet, footer links, and the navigation of small screens. With a
 * short sheet, the links are at the bottom of the window, and nothing scrolls.
 */
export function AppFrame({ user, hint, links = {}, strip, keys, children }: AppFrameProps) {
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
        <Footer links={links} keys={keys} />
      </div>
      <FooterNavigation user={user} />
      {user !== null && <UnseenWatch />}
    </>
  )
}
