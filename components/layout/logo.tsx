import Link from 'next/link'
import { useTranslations } from 'next-intl'

/** A sheet with its title block filled, and the name; to the start. */
export function Logo() {
  const t = useTranslations('header')
  return (
    <Link
      href="/"
      aria-label={t('home')}
      className="ring-bar flex h-full items-center gap-2.5 pr-2 font-serif text-[1.25rem] leading-7 font-bold text-bar-active"
    >
      <svg aria-hidden width="22" height="22" viewBox="0 0 22 22" fill="none" className="shrink-0 max-lg:size-6">
        <path d="M1 1h20v20H1z" stroke="currentColor" strokeWidth="1.75" />
        <path d="M5 5.75h8M5 9.25h5" stroke="currentColor" strokeWidth="1.75" />
        <path d="M1 12.5h9.5V21" stroke="currentColor" strokeWidth="1.5" />
        <path d="M10.5 12.5H21V21H10.5z" fill="currentColor" />
      </svg>
      <span translate="no">Actum</span>
    </Link>
  )
}
