import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ProfileScreen } from '@/components/account/profile-screen'
import { LocalisedMessages } from '@/components/layout/localised-messages'
import { requirePageUser } from '@/lib/accounts/page-user'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('titles')
  return { title: t('profile') }
}

export default async function Page() {
  const { email, name } = await requirePageUser('/profile')
  return (
    <LocalisedMessages namespaces={['comingProfile']}>
      <ProfileScreen email={email} name={name} />
    </LocalisedMessages>
  )
}
