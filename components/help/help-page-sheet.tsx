import { ChevronLeft } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { Sheet, SheetBody, SheetHead, SideColumn } from '@/components/ui/sheet'
import { ButtonLink } from '@/components/ui/button-link'
import type { HelpPage } from '@/lib/help/pages'
import { HelpArticle, type HelpContent } from './help-article'
import { useHelpTitle } from './use-help-title'

export interface HelpPageSheetProps {
  readonly page: HelpPage
  readonly pages: readonly HelpPage[]
  readonly content: HelpContent
}

/** One page of the help, with its neighbors next to it. */
export function HelpPageSheet({ page, pages, content }: HelpPageSheetProps) {
  const t = useTranslations('help')
  const titleOf = useHelpTitle()
  const neighbors = pages.filter(({ group }) => group === page.group)
  return (
    <Sheet>
      <SheetHead
        title={titleOf(page)}
        lead={t(`groups.${page.group}`)}
        actions={
          <ButtonLink variant="quiet" href="/help" icon={<ChevronLeft aria-hidden />}>
            {t('allPages')}
          </ButtonLink>
        }
      />
      <SheetBody
        side={
          <SideColumn label={t('neighbors')}>
            <Section title={t(`groups.${page.group}`)}>
              <nav aria-label={t('neighbors')}>
                <ul className="grid gap-0.5">
                  {neighbors.map((each) => (
                    <li key={each.slug}>
                      <TextLink
                        alone
                        href={`/help/${each.slug}`}
                        prefetch={false}
                        aria-current={each.slug === page.slug ? 'page' : undefined}
                        className={each.slug === page.slug ? 'font-semibold no-underline' : undefined}
                      >
                        {titleOf(each)}
                      </TextLink>
                    </li>
                  ))}
                </ul>
              </nav>
            </Section>
          </SideColumn>
        }
      >
        <HelpArticle page={page} content={content} />
      </SheetBody>
    </Sheet>
  )
}
