'use client'

import { Moon, Sun } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { applyKeptTheme, followTheme, isDark, setTheme } from './theme'

/** Light or dark. Until it is pressed the system decides; both icons are there and CSS shows the right one. */
export function ThemeToggle() {
  const t = useTranslations('header')
  useEffect(() => {
    applyKeptTheme()
    return followTheme()
  }, [])
  return (
    <button
      type="button"
      aria-label={t('theme')}
      title={t('theme')}
      onClick={() => setTheme(isDark() ? 'light' : 'dark')}
      className="ring-bar flex h-full w-11 items-center justify-center text-bar-text tint hover:text-bar-active sm:w-9"
    >
      <Moon aria-hidden className="dark:hidden" />
      <Sun aria-hidden className="hidden dark:block" />
    </button>
  )
}
