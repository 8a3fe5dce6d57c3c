'use client'

import { LogOut } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { logOut } from '@/components/account/api-client'
import { Spinner } from '@/components/ui/spinner'

/** Ends the session; where the person lands then is `logOut`'s. */
export function LogOutButton() {
  const t = useTranslations('header')
  const [busy, setBusy] = useState(false)
  return (
    <button
      type="button"
      disabled={busy}
      onClick={async () => {
        setBusy(true)
        try {
          await logOut()
        } finally {
          setBusy(false)
        }
      }}
      // Where the bar is full, the word goes to a line below that is not seen: the sign stays whole.
      className="ring-bar flex h-12 min-w-11 flex-wrap justify-center gap-x-2 overflow-hidden px-2 text-small leading-12 whitespace-nowrap text-bar-text tint hover:text-bar-active"
    >
      <span className="flex h-12 items-center">{busy ? <Spinner /> : <LogOut aria-hidden />}</span>
      <span className="max-sm:heard-only">{t('logOut')}</span>
    </button>
  )
}
