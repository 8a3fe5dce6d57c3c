import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ProfileScreen } from '@/components/account/profile-screen'
import { LocalisedMessages } from '@/components/layout/localised-messages'
import { requirePageUser } from '@/lib/accounts/page-user'
import { PASSWORD_MIN_CHARACTERS } from '@/lib/accounts/passwords'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('titles')
  return { title: t('profile') }
}

export default async function Page() {
  const { email, name, emailVerified, pendingEmail } = await requirePageUser('/profile')
  return (
    <LocalisedMessages namespaces={['comingProfile', 'account']}>
      <ProfileScreen
        email={email}
        name={name}
        emailVerified={emailVerified}
        pendingEmail={pendingEmail}
        passwordMinimum={PASSWORD_MIN_CHARACTERS}
      />
    </LocalisedMessages>
  )
}
