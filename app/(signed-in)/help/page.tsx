import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HelpIndex } from '@/components/help/help-index'
import { LocalisedMessages } from '@/components/layout/localised-messages'
import { currentUser } from '@/lib/accounts/page-user'
import { env } from '@/lib/env'
import { helpPages } from '@/lib/help/pages'
import { helpContent } from './help-content'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('titles')
  return { title: t('help') }
}

export default async function Page() {
  // Also read before signing in.
  const [user, content] = await Promise.all([currentUser(), helpContent()])
  return (
    <LocalisedMessages namespaces={['helpTools']}>
      <HelpIndex pages={helpPages(user !== null)} content={content} supportEmail={env().SUPPORT_EMAIL ?? null} />
    </LocalisedMessages>
  )
}
