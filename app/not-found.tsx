import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AppFrame } from '@/components/layout/app-frame'
import { NotFoundScreen } from '@/components/layout/not-found-screen'
import { currentUser } from '@/lib/accounts/page-user'
import { legalLinks } from '@/lib/http/legal-links'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('titles')
  return { title: t('notFound') }
}

export default async function NotFound() {
  return (
    <AppFrame user={await currentUser()} links={legalLinks()}>
      <NotFoundScreen />
    </AppFrame>
  )
}
