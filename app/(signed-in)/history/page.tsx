import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LocalisedMessages } from '@/components/layout/localised-messages'
import { HistoryScreen } from '@/components/tools/history/history-screen'
import { requirePageUser } from '@/lib/accounts/page-user'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('titles')
  return { title: t('history') }
}

export default async function Page() {
  await requirePageUser('/history')
  return (
    <LocalisedMessages namespaces={['account', 'tools', 'history']}>
      <HistoryScreen />
    </LocalisedMessages>
  )
}
