import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ComingDose } from '@/components/tools/coming'
import { requirePageUser } from '@/lib/accounts/page-user'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('titles')
  return { title: t('dose') }
}

export default async function Page() {
  await requirePageUser('/dose')
  return <ComingDose />
}
