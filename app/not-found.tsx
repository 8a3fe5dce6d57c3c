import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PreferencesSaved } from '@/components/account/preferences-saved'
import { AppFrame } from '@/components/layout/app-frame'
import { NotFoundScreen } from '@/components/layout/not-found-screen'
import { currentUser } from '@/lib/accounts/page-user'
import { legalLinks } from '@/lib/http/legal-links'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('titles')
  return { title: t('notFound') }
}

export default async function NotFound() {
  const user = await currentUser()
  const screen = (
    <AppFrame user={user} links={legalLinks()}>
      <NotFoundScreen />
    </AppFrame>
  )
  return user === null ? screen : <PreferencesSaved>{screen}</PreferencesSaved>
}
