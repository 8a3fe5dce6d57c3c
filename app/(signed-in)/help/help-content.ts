import { getLocale } from 'next-intl/server'
import type { HelpContent } from '@/components/help/help-article'
import { env } from '@/lib/env'
import { languageOf } from '@/lib/i18n/locales'
import { explainFormats } from '@/lib/help/format-examples'
import { explainTags } from '@/lib/help/tag-examples'
import samples from '@/samples/index.json' with { type: 'json' }

/** What the help is written from, in the language of the page. */
export async function helpContent(): Promise<HelpContent> {
  const locale = await getLocale()
  const language = languageOf(locale)
  const sample = samples.find((each) => each.locale === locale) ?? samples[0]
  if (sample === undefined) throw new Error('There are no samples')
  const tags = await explainTags(language)
  return { language, tags, formats: explainFormats(language), sample, origin: env().origin }
}
