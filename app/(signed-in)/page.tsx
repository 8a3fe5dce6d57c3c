import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { LocalisedMessages } from '@/components/layout/localised-messages'
import { GeneratorScreen } from '@/components/tools/generator/generator-screen'
import { TourProvider } from '@/components/tour/tour-provider'
import { requirePageUser } from '@/lib/accounts/page-user'
import { MOST_UPLOAD_BYTES, PLAN_LIMITS } from '@/lib/billing/plans'
import { givenDesk } from '@/lib/operations/desk/open-desk'
import { converterHere, olderDocumentsHere } from '@/lib/operations/health'
import { pdfsWithinRequest, withinRequest } from '@/lib/operations/run-limits'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('titles')
  return { title: t('home') }
}

export default async function Page({ searchParams }: { searchParams: Promise<{ tour?: unknown }> }) {
  const { id, subscription, tourSeen, email, emailVerified: emailConfirmed } = await requirePageUser('/')
  const given = await givenDesk(id, 'generate', await getLocale())
  const {
    uploadBytes,
    rowsPerGeneration: rows,
    keptHours,
    pdf,
    mailToOthers,
  } = withinRequest(PLAN_LIMITS[subscription.plan])
  const mail = { mailToOthers, email, emailConfirmed }
  const limits = {
    uploadBytes,
    mostUploadBytes: MOST_UPLOAD_BYTES,
    rows,
    keptHours,
    pdf,
    ...mail,
    olderDocuments: olderDocumentsHere(),
    makesPdf: converterHere() !== 'none',
    mostPdfs: pdfsWithinRequest(),
  }
  return (
    <LocalisedMessages namespaces={['tools', 'generator', 'tour']}>
      <TourProvider seen={tourSeen} asked={(await searchParams).tour !== undefined}>
        <GeneratorScreen limits={limits} given={given} />
      </TourProvider>
    </LocalisedMessages>
  )
}
