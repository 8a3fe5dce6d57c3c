import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { LocalisedMessages } from '@/components/layout/localised-messages'
import { DoseScreen } from '@/components/tools/dose/dose-screen'
import { requirePageUser } from '@/lib/accounts/page-user'
import { MOST_UPLOAD_BYTES, PLAN_LIMITS } from '@/lib/billing/plans'
import { givenDesk } from '@/lib/operations/desk/open-desk'
import { olderDocumentsHere } from '@/lib/operations/health'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('titles')
  return { title: t('dose') }
}

export default async function Page() {
  const { id, subscription } = await requirePageUser('/dose')
  const given = await givenDesk(id, 'doses', await getLocale())
  const { uploadBytes, keptHours } = PLAN_LIMITS[subscription.plan]
  const limits = { uploadBytes, mostUploadBytes: MOST_UPLOAD_BYTES, keptHours, olderDocuments: olderDocumentsHere() }
  return (
    <LocalisedMessages namespaces={['tools', 'dose', 'doseRules']}>
      <DoseScreen limits={limits} given={given} />
    </LocalisedMessages>
  )
}
