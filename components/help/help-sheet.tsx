import { useTranslations } from 'next-intl'
import type { Sample } from '@/components/tools/shared/samples'
import { TextLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { Sheet, SheetBody, SheetHead, SideColumn } from '@/components/ui/sheet'
import type { DataLanguage } from '@/lib/documents/spreadsheets/language'
import type { ExplainedFormat } from '@/lib/help/format-examples'
import type { TagExample } from '@/lib/help/tag-examples'
import { ApiSection } from './api-section'
import { DosesSection } from './doses-section'
import { FactsSection } from './facts-section'
import { FormatsSection } from './formats-section'
import { HelpSearch } from './help-search'
import { PlansSection } from './plans-section'
import { HELP_SECTIONS, type HelpSectionId } from './sections'
import { StartSection } from './start-section'
import { TagsSection } from './tags-section'
import { TrySection } from './try-section'

const OPTIONS = ['pattern', 'missing', 'grouping', 'language', 'letter', 'failed'] as const
const WORKBOOKS = ['cells', 'rows', 'formulas', 'together', 'refused'] as const
const TABLES = ['where', 'pdf', 'frames', 'cells', 'revisions', 'joined', 'types', 'dropped'] as const
const KEYS = [
  ['tab', 'Tab'],
  ['arrows', '← ↑ → ↓'],
  ['ends', 'Home, End'],
  ['pages', 'Page Up, Page Down'],
  ['problems', 'J, K'],
  ['enter', 'Enter'],
  ['escape', 'Esc'],
] as const

export interface HelpSheetProps {
  /** Tags are tried with the user's own profile, if there is one. */
  readonly signedIn: boolean
  readonly language: DataLanguage
  readonly tags: readonly TagExample[]
  readonly formats: readonly ExplainedFormat[]
  readonly sample: Sample
  /** Where the API is reached, as it is configured. */
  readonly origin: string
}

/** All of the help on one sheet, with its contents beside it. */
export function HelpSheet({ signedIn, language, tags, formats, sample, origin }: HelpSheetProps) {
  const t = useTranslations('help')
  const sections = HELP_SECTIONS.filter((id) => signedIn || id !== 'try')
  const at = (id: HelpSectionId) => ({ id, number: sections.indexOf(id) + 1 })
  const titles: Readonly<Record<HelpSectionId, string>> = {
    start: t('start.title'),
    tags: t('tags.title'),
    formats: t('formats.title'),
    try: t('tryTitle'),
    options: t('options.title'),
    workbooks: t('workbooks.title'),
    tables: t('tables.title'),
    doses: t('doses.title'),
    plans: t('plans.title'),
    keys: t('keys.title'),
    api: t('api.title'),
  }
  return (
    <Sheet>
      <SheetHead title={t('title')} lead={t('lead')} actions={<HelpSearch />} />
      <SheetBody
        side={
          <SideColumn label={t('side')}>
            <Section title={t('contents')}>
              <nav aria-label={t('contents')}>
                <ol className="grid gap-0.5">
                  {sections.map((id, index) => (
                    <li key={id} className="flex items-baseline gap-2.5">
                      <span aria-hidden className="w-5 text-right font-serif font-bold text-print">
                        {index + 1}
                      </span>
                      <TextLink alone href={`#${id}`}>
                        {titles[id]}
                      </TextLink>
                    </li>
                  ))}
                </ol>
              </nav>
            </Section>
          </SideColumn>
        }
      >
        <StartSection {...at('start')} sample={sample} />
        <TagsSection {...at('tags')} language={language} examples={tags} />
        <FormatsSection {...at('formats')} formats={formats} />
        {signedIn && <TrySection {...at('try')} title={titles.try} language={language} />}
        <FactsSection
          {...at('options')}
          title={titles.options}
          heads={[t('options.what'), t('options.how')]}
          facts={OPTIONS.map((id) => ({ id, name: t(`options.names.${id}`), about: t(`options.about.${id}`) }))}
        />
        <FactsSection
          {...at('workbooks')}
          title={titles.workbooks}
          heads={[t('options.what'), t('options.how')]}
          facts={WORKBOOKS.map((id) => ({ id, name: t(`workbooks.names.${id}`), about: t(`workbooks.about.${id}`) }))}
        />
        <FactsSection
          {...at('tables')}
          title={titles.tables}
          heads={[t('options.what'), t('options.how')]}
          facts={TABLES.map((id) => ({ id, name: t(`tables.names.${id}`), about: t(`tables.about.${id}`) }))}
        />
        <DosesSection {...at('doses')} language={language} />
        <PlansSection {...at('plans')} />
        <FactsSection
          {...at('keys')}
          title={titles.keys}
          heads={[t('keys.key'), t('keys.does')]}
          facts={KEYS.map(([id, name]) => ({ id, name, about: t(`keys.about.${id}`) }))}
        />
        <ApiSection {...at('api')} origin={origin} />
      </SheetBody>
    </Sheet>
  )
}
