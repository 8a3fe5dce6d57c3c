import type { ReactNode } from 'react'
import { Footer, type LegalLinks } from './footer'
import { LateSwitches } from './late-switches'
import { Logo } from './logo'

/**
 * A frame without navigation, for the page that every screen brings along in case its address leads nowhere: what it's made of is a part
 * of each first load, so its switches are fetched later.
 */
export function PlainFrame({ links, children }: { links: LegalLinks; children: ReactNode }) {
  return (
    <>
      <header data-screen-only className="sticky top-0 z-30 flex h-12 bg-bar pr-1 pl-4 sm:pr-5 sm:pl-6">
        <Logo />
        <LateSwitches />
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
