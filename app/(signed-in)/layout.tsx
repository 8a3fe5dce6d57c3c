import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PreferencesSaved } from '@/components/account/preferences-saved'
import { RegisteredNotice } from '@/components/account/registered-notice'
import { SignedInBrowser } from '@/components/account/signed-in-browser'
import { PlanHint } from '@/components/billing/plan-hint'
import { PremiumBanner } from '@/components/billing/premium-banner'
import { PremiumProvider } from '@/components/billing/premium-provider'
import { AppFrame } from '@/components/layout/app-frame'
import { LocalisedMessages } from '@/components/layout/localised-messages'
import { Shortcuts } from '@/components/tools/shared/shortcuts/shortcuts'
import { RunStripPlace } from '@/components/tools/runs/run-strip-place'
import { currentUser } from '@/lib/accounts/page-user'
import { legalLinks } from '@/lib/http/legal-links'
import { runUnderWay } from '@/lib/operations/history/current-runs'

/**
 * The frame of the signed-in screens. Each page checks the user itself, because a layout isn't rendered again at every
 * navigation.
 */
export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const [t, user] = await Promise.all([getTranslations('account'), currentUser()])
  // The help is read before signing in too.
  if (user === null) {
    return (
      <AppFrame user={null} links={legalLinks()}>
        {children}
      </AppFrame>
    )
  }
  const underWay = await runUnderWay(user.id)
  return (
    <PreferencesSaved>
      <LocalisedMessages namespaces={['premium', 'runStrip', 'shortcuts']}>
        <PremiumProvider>
          <AppFrame
            user={user}
            hint={<PlanHint />}
            links={legalLinks()}
            strip={<RunStripPlace underWay={underWay} />}
            keys={<Shortcuts saved={user.singleKeys} />}
          >
            {/* First, so that the browser knows the person before a screen calls the API. */}
            <SignedInBrowser user={user} />
            <PremiumBanner />
            {children}
            {user.emailVerified === false && <RegisteredNotice text={t('confirmationSent', { email: user.email })} />}
          </AppFrame>
        </PremiumProvider>
      </LocalisedMessages>
    </PreferencesSaved>
  )
}
