import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundScreen } from '@/components/layout/not-found-screen'
import { PlainFrame } from '@/components/layout/plain-frame'
import { legalLinks } from '@/lib/http/legal-links'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('titles')
  return { title: t('notFound') }
}

export default function NotFound() {
  return (
    <PlainFrame links={legalLinks()}>
      <NotFoundScreen />
    </PlainFrame>
  )
}
