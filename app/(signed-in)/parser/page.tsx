import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { LocalisedMessages } from '@/components/layout/localised-messages'
import { ParserScreen } from '@/components/tools/parser/parser-screen'
import { requirePageUser } from '@/lib/accounts/page-user'
import { MOST_UPLOAD_BYTES, PLAN_LIMITS } from '@/lib/billing/plans'
import { givenDesk } from '@/lib/operations/desk/open-desk'
import { olderDocumentsHere } from '@/lib/operations/health'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('titles')
  return { title: t('parser') }
}

export default async function Page() {
  const { id, subscription } = await requirePageUser('/parser')
  const given = await givenDesk(id, 'tables', await getLocale())
  const { uploadBytes, keptHours } = PLAN_LIMITS[subscription.plan]
  const limits = { uploadBytes, mostUploadBytes: MOST_UPLOAD_BYTES, keptHours, olderDocuments: olderDocumentsHere() }
  return (
    <LocalisedMessages namespaces={['tools', 'parser']}>
      <ParserScreen limits={limits} given={given} />
    </LocalisedMessages>
  )
}
