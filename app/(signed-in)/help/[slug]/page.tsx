import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { HelpPageSheet } from '@/components/help/help-page-sheet'
import { LocalisedMessages } from '@/components/layout/localised-messages'
import { currentUser } from '@/lib/accounts/page-user'
import { helpPages } from '@/lib/help/pages'
import { helpContent } from '../help-content'

interface Props {
  readonly params: Promise<{ slug: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('titles')
  return { title: t('help') }
}

/** One page of the help, also read before signing in. */
export default async function Page({ params }: Props) {
  const [{ slug }, user] = await Promise.all([params, currentUser()])
  const pages = helpPages(user !== null)
  const page = pages.find((each) => each.slug === slug) ?? notFound()
  return (
    <LocalisedMessages namespaces={['helpTools']}>
      <HelpPageSheet page={page} pages={pages} content={await helpContent()} />
    </LocalisedMessages>
  )
}
