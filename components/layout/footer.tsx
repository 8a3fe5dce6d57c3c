import Link from 'next/link'
import { useTranslations } from 'next-intl'

/** Where the terms, the privacy notice and the refund policy are; from the configuration. */
export type LegalLinks = { terms?: string; privacy?: string; refunds?: string }

const LINK = 'inline-block py-1 text-ink2 underline decoration-line underline-offset-4 hover:text-ink'

const KEYS = ['terms', 'privacy', 'refunds'] as const

/** The links under the sheet: to the help, those that are configured, and the licenses of what Actum is made of. */
export function Footer({ links }: { links: LegalLinks }) {
  const t = useTranslations('footer')
  const shown = KEYS.flatMap((key) => (links[key] === undefined ? [] : [{ key, href: links[key] }]))
  return (
    <footer className="mx-auto w-full max-w-[105rem] px-4 pt-3 pb-6 sm:px-0">
      <ul className="flex flex-wrap gap-x-4.5 gap-y-1 font-narrow text-label">
        <li>
          <Link href="/help" className={LINK}>
            {t('help')}
          </Link>
        </li>
        {shown.map(({ key, href }) => (
          <li key={key}>
            <a href={href} className={LINK}>
              {t(key)}
            </a>
          </li>
        ))}
        <li>
          <a href="/licences" className={LINK}>
            {t('licences')}
          </a>
        </li>
      </ul>
    </footer>
  )
}
