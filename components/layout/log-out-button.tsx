'use client'

import { LogOut } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { logOut } from '@/components/account/api-client'
import { Spinner } from '@/components/ui/spinner'

/** Ends the session; `logOut` decides which page opens then. */
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
      className="ring-bar flex h-full min-w-11 items-center justify-center gap-2 px-2 text-small whitespace-nowrap text-bar-text tint hover:text-bar-active"
    >
      {busy ? <Spinner /> : <LogOut aria-hidden />}
      <span className="max-sm:heard-only">{t('logOut')}</span>
    </button>
  )
}
