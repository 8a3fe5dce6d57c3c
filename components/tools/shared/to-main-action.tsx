'use client'

import { useTranslations } from 'next-intl'
import { SKIP_LINK } from '@/components/layout/skip-links'

/**
 * The keyboard's way from a tool's files to its main action, past all that was found in them; seen only while it has the focus. Where
 * the action can't be pressed yet, the section with the reason gets the focus.
 */
export function ToMainAction({ id }: { id: string }) {
  const t = useTranslations('header')
  return (
    <a
      href="#release"
      data-to-action
      data-screen-only
      className={SKIP_LINK}
      onClick={(event) => {
        event.preventDefault()
        const action = document.getElementById(id)
        const isReady = action !== null && !action.matches(':disabled')
        const place = isReady ? action : document.getElementById('release')
        if (!isReady) place?.setAttribute('tabindex', '-1')
        place?.focus()
      }}
    >
      {t('skipToRelease')}
    </a>
  )
}
