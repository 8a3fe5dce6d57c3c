import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ComingParser } from '@/components/tools/coming'
import { requirePageUser } from '@/lib/accounts/page-user'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('titles')
  return { title: t('parser') }
}

export default async function Page() {
  await requirePageUser('/parser')
  return <ComingParser />
}
