'use client'

import { useTranslations } from 'next-intl'
import { errorPage } from '@/lib/help/error-page'

/** The way to the help page about an error, in its own tab: nothing here is left for it. */
export function HelpLink({ code }: { code: string }) {
  const t = useTranslations('tools')
  const page = errorPage(code)
  if (page === null) return null
  return (
    <a
      href={page}
      target="_blank"
      className="whitespace-nowrap text-act underline decoration-line underline-offset-4 hover:text-act2"
    >
      {t('errorHelp')}
    </a>
  )
}
