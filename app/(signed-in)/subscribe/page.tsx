import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PlansScreen } from '@/components/billing/plans-screen'
import { requirePageUser } from '@/lib/accounts/page-user'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('titles')
  return { title: t('subscribe') }
}

export default async function Page() {
  await requirePageUser('/subscribe')
  return <PlansScreen />
}
