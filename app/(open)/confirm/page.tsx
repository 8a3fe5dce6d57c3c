import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ConfirmScreen } from '@/components/account/confirm-screen'
import { OpenSheet } from '@/components/account/open-sheet'
import { currentUser } from '@/lib/accounts/page-user'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('titles'))('confirm') }
}

export default async function ConfirmPage() {
  const [t, user] = await Promise.all([getTranslations('account.confirm'), currentUser()])
  const person = user && { email: user.email, confirmed: user.emailVerified && user.pendingEmail === null }
  return (
    <OpenSheet title={t('title')} lead={t('lead')}>
      <ConfirmScreen person={person} />
    </OpenSheet>
  )
}
