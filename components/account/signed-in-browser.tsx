import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { FrameUser } from '@/components/layout/frame-user'
import type { Messages } from '@/lib/i18n/messages'
import type { SavedPreferences } from './save-preferences'
import { SessionKeeper } from './session-keeper'

/** What every signed-in screen needs: the saved user, and the dialog when a session ends. */
export async function SignedInBrowser({ user }: { user: FrameUser & SavedPreferences }) {
  // next-intl types the messages as any object; request.ts provides ours.
  const { ui, account } = (await getMessages()) as Messages
  const { email, password, connectionLost, unknownProblem, expired } = account
  return (
    // Few of the account's words, for every screen would have to load the rest.
    <NextIntlClientProvider messages={{ ui, account: { email, password, connectionLost, unknownProblem, expired } }}>
      <SessionKeeper user={user} />
    </NextIntlClientProvider>
  )
}
