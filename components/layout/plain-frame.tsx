import type { ReactNode } from 'react'
import { Footer, type LegalLinks } from './footer'
import { Logo } from './logo'

/**
 * A frame without switches and navigation, for the page that every screen brings along in case its address leads nowhere: what it's made
 * of is a part of each first load.
 */
export function PlainFrame({ links, children }: { links: LegalLinks; children: ReactNode }) {
  return (
    <>
      <header data-screen-only className="sticky top-0 z-30 h-12 bg-bar pr-1 pl-4 sm:pr-5 sm:pl-6">
        <Logo />
      </header>
      <main id="main" tabIndex={-1} className="outline-none sm:px-6 sm:pt-5 sm:pb-1">
        {children}
      </main>
      <div className="sm:px-6">
        <Footer links={links} />
      </div>
    </>
  )
}
