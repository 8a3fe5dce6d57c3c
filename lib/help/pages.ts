import { describeFormats } from '@/lib/documents/generation/formats'
import type { TagGroup } from './tag-texts'

/** The groups of the help's index in their order; their names are what links to a group lead to. */
export const HELP_GROUPS = ['start', 'tags', 'formats', 'files', 'doses', 'account'] as const

export type HelpGroup = (typeof HELP_GROUPS)[number]

const TAG_GROUPS = ['values', 'own', 'conditions', 'loops', 'totals', 'foreign'] as const satisfies readonly TagGroup[]
export const DOSE_TOPICS = ['units', 'quantities', 'marks', 'positions', 'periods', 'limits', 'posology'] as const

export type DoseTopic = (typeof DOSE_TOPICS)[number]

type PlainTopic =
  | 'start'
  | 'try'
  | 'keys'
  | 'files'
  | 'rows'
  | 'options'
  | 'workbooks'
  | 'tables'
  | 'plans'
  | 'account'
  | 'api'

/** What a page of the help is about. */
export type HelpTopic =
  | { readonly kind: PlainTopic }
  | { readonly kind: 'tag'; readonly group: TagGroup }
  | { readonly kind: 'format'; readonly name: string }
  | { readonly kind: 'dose'; readonly topic: DoseTopic }

export interface HelpPage {
  /** Its address under `/help`. */
  readonly slug: string
  readonly group: HelpGroup
  readonly topic: HelpTopic
}

function plain(group: HelpGroup, ...kinds: PlainTopic[]): HelpPage[] {
  return kinds.map((kind) => ({ slug: kind, group, topic: { kind } }))
}

/** All pages of the help, each of which answers one question, in the order of the index. */
export const HELP_PAGES: readonly HelpPage[] = [
  { slug: 'first-documents', group: 'start', topic: { kind: 'start' } },
  ...plain('start', 'try', 'keys'),
  ...TAG_GROUPS.map((group): HelpPage => ({ slug: `tags-${group}`, group: 'tags', topic: { kind: 'tag', group } })),
  ...describeFormats().map(({ name }): HelpPage => ({
    slug: `format-${name}`,
    group: 'formats',
    topic: { kind: 'format', name },
  })),
  ...plain('files', 'files', 'rows', 'options', 'workbooks', 'tables'),
  ...DOSE_TOPICS.map((topic): HelpPage => ({ slug: `doses-${topic}`, group: 'doses', topic: { kind: 'dose', topic } })),
  ...plain('account', 'account', 'plans', 'api'),
]

/** The pages that a person may read: tags are tried with one's own profile, so only where there is one. */
export function helpPages(isSignedIn: boolean): readonly HelpPage[] {
  return isSignedIn ? HELP_PAGES : HELP_PAGES.filter(({ topic }) => topic.kind !== 'try')
}
