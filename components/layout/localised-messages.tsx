import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Messages, Namespace } from '@/lib/i18n/messages'
import { pickMessages } from '@/lib/i18n/messages'

/** What the frame's own scripts say, on every screen. */
const FRAME: readonly Namespace[] = ['ui', 'nav', 'header', 'currency', 'crash']

/** Sends the browser the messages of the frame and of the given namespaces, and no others. */
export async function LocalisedMessages({
  namespaces = [],
  children,
}: {
  namespaces?: readonly Namespace[]
  children: ReactNode
}) {
  // next-intl types the messages as any object; request.ts provides ours.
  const messages = (await getMessages()) as Messages
  return (
    <NextIntlClientProvider messages={pickMessages(messages, [...FRAME, ...namespaces])}>
      {children}
    </NextIntlClientProvider>
  )
}
