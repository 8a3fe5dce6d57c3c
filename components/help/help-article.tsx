import { useTranslations } from 'next-intl'
import type { Sample } from '@/components/tools/shared/samples'
import { EVERYWHERE, shortcutsOf } from '@/components/tools/shared/shortcuts/shortcut-list'
import type { DataLanguage } from '@/lib/documents/spreadsheets/language'
import type { ExplainedFormat } from '@/lib/help/format-examples'
import type { HelpPage } from '@/lib/help/pages'
import type { TagExample } from '@/lib/help/tag-examples'
import { ApiSection } from './api-section'
import { DosesSection } from './doses-section'
import { FactsSection } from './facts-section'
import { FormatsSection } from './formats-section'
import { PlansSection } from './plans-section'
import { StartSection } from './start-section'
import { TagsSection } from './tags-section'
import { TrySection } from './try-section'
import { useHelpTitle } from './use-help-title'

const FILES = ['kinds', 'named', 'protected', 'damaged', 'macros', 'large', 'broken'] as const
const ROWS = ['header', 'dates', 'totals', 'empty', 'hidden', 'merged', 'names', 'encoding'] as const
const OPTIONS = ['pattern', 'missing', 'grouping', 'language', 'letter', 'failed'] as const
const WORKBOOKS = ['cells', 'rows', 'formulas', 'together', 'refused'] as const
const TABLES = ['where', 'pdf', 'frames', 'cells', 'revisions', 'joined', 'types', 'dropped'] as const
const ACCOUNT = ['signIn', 'password', 'email', 'link', 'provider', 'session', 'server'] as const
const KEYS = [
  ['tab', 'Tab'],
  ['arrows', '← ↑ → ↓'],
  ['ends', 'Home, End'],
  ['pages', 'Page Up, Page Down'],
  ['enter', 'Enter'],
] as const

const SCREENS = ['generate', 'tables', 'doses'] as const

/** The shortcuts of all screens, each once. */
const ALL_SHORTCUTS = [
  ...new Map([...SCREENS.flatMap(shortcutsOf), ...EVERYWHERE].map((shortcut) => [shortcut.id, shortcut])).values(),
]

/** What the pages of the help are written from. */
export interface HelpContent {
  readonly language: DataLanguage
  readonly tags: readonly TagExample[]
  readonly formats: readonly ExplainedFormat[]
  readonly sample: Sample
  /** Where the API is reached, as it is configured. */
  readonly origin: string
}

/** One page of the help. */
export function HelpArticle({ page, content }: { page: HelpPage; content: HelpContent }) {
  const t = useTranslations('help')
  const shortcuts = useTranslations('shortcuts.what')
  const titleOf = useHelpTitle()
  const { topic } = page
  const { language, tags, formats, sample, origin } = content
  const title = titleOf(page)
  switch (topic.kind) {
    case 'start':
      return <StartSection id={page.slug} sample={sample} />
    case 'try':
      return <TrySection id="try" title={title} language={language} />
    case 'tag':
      return (
        <TagsSection
          id={page.slug}
          title={title}
          group={topic.group}
          language={language}
          examples={tags.filter(({ group }) => group === topic.group)}
        />
      )
    case 'format':
      return <FormatsSection id={page.slug} title={title} formats={formats.filter(({ name }) => name === topic.name)} />
    case 'dose':
      return <DosesSection id={page.slug} title={title} topic={topic.topic} language={language} />
    case 'plans':
      return <PlansSection id="plans" />
    case 'api':
      return <ApiSection id="api" origin={origin} />
    case 'files':
      return (
        <FactsSection
          id="files"
          title={title}
          heads={[t('options.what'), t('files.do')]}
          facts={FILES.map((id) => ({ id, name: t(`files.names.${id}`), about: t(`files.about.${id}`) }))}
        />
      )
    case 'rows':
      return (
        <FactsSection
          id="rows"
          title={title}
          heads={[t('options.what'), t('files.do')]}
          facts={ROWS.map((id) => ({ id, name: t(`rows.names.${id}`), about: t(`rows.about.${id}`) }))}
        />
      )
    case 'options':
      return (
        <FactsSection
          id="options"
          title={title}
          heads={[t('options.what'), t('options.how')]}
          facts={OPTIONS.map((id) => ({ id, name: t(`options.names.${id}`), about: t(`options.about.${id}`) }))}
        />
      )
    case 'workbooks':
      return (
        <FactsSection
          id="workbooks"
          title={title}
          heads={[t('options.what'), t('options.how')]}
          facts={WORKBOOKS.map((id) => ({ id, name: t(`workbooks.names.${id}`), about: t(`workbooks.about.${id}`) }))}
        />
      )
    case 'tables':
      return (
        <FactsSection
          id="tables"
          title={title}
          heads={[t('options.what'), t('options.how')]}
          facts={TABLES.map((id) => ({ id, name: t(`tables.names.${id}`), about: t(`tables.about.${id}`) }))}
        />
      )
    case 'account':
      return (
        <FactsSection
          id="account"
          title={title}
          heads={[t('options.what'), t('files.do')]}
          facts={ACCOUNT.map((id) => ({ id, name: t(`account.names.${id}`), about: t(`account.about.${id}`) }))}
        />
      )
    case 'keys':
      return (
        <FactsSection
          id="keys"
          title={title}
          heads={[t('keys.key'), t('keys.does')]}
          facts={[
            // The same list as the overlay's.
            ...ALL_SHORTCUTS.map(({ id, presses }) => ({
              id,
              name: presses.map((keys) => keys.join('+')).join(', '),
              about: shortcuts(id),
            })),
            ...KEYS.map(([id, name]) => ({ id, name, about: t(`keys.about.${id}`) })),
          ]}
        />
      )
  }
}
