import { LanguageSwitcher } from './language-switcher'
import { ThemeToggle } from './theme-toggle'

/** The language and theme switches, for a frame that fetches them separately. */
export function FrameSwitches() {
  return (
    <>
      <LanguageSwitcher />
      <span aria-hidden className="mx-1.5 hidden h-5 w-px bg-bar-rule xl:block" />
      <ThemeToggle />
    </>
  )
}
