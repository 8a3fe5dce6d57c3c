import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { Sheet, SheetBody, SheetHead } from '@/components/ui/sheet'
import { HELP_GROUPS, type HelpPage } from '@/lib/help/pages'
import { HelpArticle, type HelpContent } from './help-article'
import { HelpSearch } from './help-search'
import { useHelpTitle } from './use-help-title'

export interface HelpIndexProps {
  readonly pages: readonly HelpPage[]
  readonly content: HelpContent
  readonly supportEmail: string | null
}

/** The help's pages by what they are about. What is in them is here too, for the search alone. */
export function HelpIndex({ pages, content, supportEmail }: HelpIndexProps) {
  const t = useTranslations('help')
  const titleOf = useHelpTitle()
  return (
    <Sheet>
      <SheetHead title={t('title')} lead={t('lead')} />
      <SheetBody>
        <HelpSearch supportEmail={supportEmail}>
          <div className="grid sm:grid-cols-2 lg:grid-cols-3">
            {HELP_GROUPS.map((group, index) => (
              <Section key={group} id={group} number={index + 1} title={t(`groups.${group}`)} className="scroll-mt-16">
                <ul className="grid gap-0.5">
                  {pages
                    .filter((page) => page.group === group)
                    .map((page) => (
                      <li key={page.slug}>
                        <TextLink alone href={`/help/${page.slug}`} prefetch={false}>
                          {titleOf(page)}
                        </TextLink>
                      </li>
                    ))}
                </ul>
              </Section>
            ))}
          </div>
        </HelpSearch>
        <div hidden>
          {pages.map((page) => (
            <article key={page.slug} data-help-page={page.slug} data-title={titleOf(page)}>
              <HelpArticle page={page} content={content} />
            </article>
          ))}
        </div>
      </SheetBody>
    </Sheet>
  )
}
