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
import type { currentUser } from '@/lib/accounts/page-user'
import { legalLinks } from '@/lib/http/legal-links'
import { runUnderWay } from '@/lib/operations/history/current-runs'

export interface UserFrameProps {
  /** Null for a visitor, and in private mode: nothing in the frame asks the server then. */
  readonly user: Awaited<ReturnType<typeof currentUser>>
  /** Whether the tools are on the screen for a visitor too, with their keys. */
  readonly hasTools?: boolean
  readonly children: ReactNode
}

/**
 * The frame of the signed-in screens, of private mode and of the help. The build packs the frame's scripts once for all layouts that import
 * this file, so a browser that goes from one to another has them.
 */
export async function UserFrame({ user, hasTools = false, children }: UserFrameProps) {
  if (user === null) {
    const frame = (keys?: ReactNode) => (
      <AppFrame user={null} links={legalLinks()} keys={keys}>
        {children}
      </AppFrame>
    )
    return hasTools ? <LocalisedMessages namespaces={['shortcuts']}>{frame(<Shortcuts />)}</LocalisedMessages> : frame()
  }
  const [t, underWay] = await Promise.all([getTranslations('account'), runUnderWay(user.id)])
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
