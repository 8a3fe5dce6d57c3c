import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { HelpSheet } from '@/components/help/help-sheet'
import { LocalisedMessages } from '@/components/layout/localised-messages'
import { currentUser } from '@/lib/accounts/page-user'
import { env } from '@/lib/env'
import { dataLanguageOf } from '@/lib/help/data-language'
import { explainFormats } from '@/lib/help/format-examples'
import { explainTags } from '@/lib/help/tag-examples'
import samples from '@/samples/index.json' with { type: 'json' }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('titles')
  return { title: t('help') }
}

export default async function Page() {
  // Also read before signing in.
  const [user, locale] = await Promise.all([currentUser(), getLocale()])
  const language = dataLanguageOf(locale)
  const sample = samples.find((each) => each.locale === locale) ?? samples[0]
  if (sample === undefined) throw new Error('There are no samples')
  const tags = await explainTags(language)
  return (
    <LocalisedMessages namespaces={['helpTools']}>
      <HelpSheet
        signedIn={user !== null}
        language={language}
        tags={tags}
        formats={explainFormats(language)}
        sample={sample}
        origin={env().origin}
      />
    </LocalisedMessages>
  )
}
