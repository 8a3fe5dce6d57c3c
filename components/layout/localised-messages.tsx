import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Messages, Namespace } from '@/lib/i18n/messages'
import { pickMessages } from '@/lib/i18n/messages'

/** What the frame's own scripts say, on every screen. */
const FRAME: readonly Namespace[] = ['ui', 'nav', 'header', 'currency', 'crash']

/** Hands the browser the messages of the frame and of the namespaces named, and no others. */
export async function LocalisedMessages({
  namespaces = [],
  children,
}: {
  namespaces?: readonly Namespace[]
  children: ReactNode
}) {
  // The messages are typed by next-intl as any object; request.ts gives it ours.
  const messages = (await getMessages()) as Messages
  return (
    <NextIntlClientProvider messages={pickMessages(messages, [...FRAME, ...namespaces])}>
      {children}
    </NextIntlClientProvider>
  )
}
