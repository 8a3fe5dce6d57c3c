import type { ReactNode } from 'react'
import { CurrencySelector } from './currency-selector'
import type { FrameUser } from './frame-user'
import { LanguageSwitcher } from './language-switcher'
import { LogOutButton } from './log-out-button'
import { Logo } from './logo'
import { MainNavigation } from './main-navigation'
import { ThemeToggle } from './theme-toggle'

const Divider = () => <span aria-hidden className="mx-1.5 hidden h-5 w-px bg-bar-rule xl:block" />

/** The dark bar on every screen. */
export function Header({ user, hint }: { user: FrameUser | null; hint?: ReactNode }) {
  return (
    <header data-screen-only className="sticky top-0 z-30 h-12 bg-bar">
      <div className="flex h-full items-center pr-1 pl-4 sm:pr-5 sm:pl-6">
        <Logo />
        <MainNavigation user={user} />
        {/* With large text, it scrolls: nothing in it goes out of reach. */}
        <div className="relative ml-auto flex h-full min-w-0 items-center max-sm:overflow-x-auto max-sm:[scrollbar-width:none]">
          {hint}
          <LanguageSwitcher />
          <Divider />
          <ThemeToggle />
          {user !== null && (
            <>
              <Divider />
              <CurrencySelector />
              <Divider />
              <LogOutButton />
            </>
          )}
        </div>
      </div>
    </header>
  )
}
