import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { RegisteredNotice } from '@/components/account/registered-notice'
import { AppFrame } from '@/components/layout/app-frame'
import { currentUser } from '@/lib/accounts/page-user'
import { legalLinks } from '@/lib/http/legal-links'

/** The frame of the signed-in screens. Each page asks for the person itself: a layout is not rendered anew at every step. */
export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const [t, user] = await Promise.all([getTranslations('account'), currentUser()])
  return (
    <AppFrame user={user} links={legalLinks()}>
      {children}
      {user?.emailVerified === false && <RegisteredNotice text={t('confirmationSent', { email: user.email })} />}
    </AppFrame>
  )
}
