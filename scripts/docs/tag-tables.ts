import { AGGREGATE_NAMES, aggregateOf } from '@/lib/documents/generation/matching/aggregate-names'
import { BUILTIN_NAMES, builtinOf } from '@/lib/documents/generation/matching/builtins'
import { PROFILE_FIELDS } from '@/lib/documents/generation/values/profile'
import { SECTION_OPTION_NAMES, sectionOptionOf } from '@/lib/documents/generation/template/section-options'
import type { SheetDate } from '@/lib/documents/spreadsheets/model'
import { EXAMPLE_TABLES } from '@/lib/help/example-table'
import { explainFormats } from '@/lib/help/format-examples'
import { printExample } from '@/lib/help/tag-examples'
import { TAG_TEXTS, type TagGroup } from '@/lib/help/tag-texts'
import { messagesOf } from '@/lib/i18n/messages'
import { code, codes } from './code'
import { markdownTable } from './markdown-table.js'

/** The day that the examples were made on, so that they say the same every day. */
export const EXAMPLE_DAY: SheetDate = {
  kind: 'date',
  year: 2026,
  month: 11,
  day: 22,
  hour: 0,
  minute: 0,
  second: 0,
  hasDate: true,
  hasTime: false,
}

/** The spreadsheet that the examples are printed from, with its row numbers. */
export function exampleSheet(): string {
  const { columns, rows } = EXAMPLE_TABLES.en
  return markdownTable([['row', ...columns], ...rows.map((cells, index) => [String(index + 2), ...cells])])
}

/** The tags of one group with what the product's own renderer prints for them. */
export async function tagTable(group: TagGroup): Promise<string> {
  const examples = TAG_TEXTS.filter((text) => text.group === group)
  const rows = await Promise.all(
    examples.map(async (text) => {
      const { tag, result } = await printExample(text, 'en', EXAMPLE_DAY)
      return [code(tag), text.rows === 'all' ? 'all' : String(text.rows), code(result)]
    }),
  )
  return markdownTable([['in the template', 'row', 'is printed'], ...rows])
}

function grouped(names: readonly string[], keyOf: (name: string) => string | null): string[][] {
  const groups = new Map<string, string[]>()
  for (const name of names) {
    const key = keyOf(name)
    if (key === null) continue
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [name])
    else group.push(name)
  }
  return [...groups.values()].map(([first = '', ...others]) => [code(first), codes(others)])
}

/** What is known without a column, totals, and the words of loops, by each of their names. */
export function namesTable(): string {
  const head = ['name', 'also']
  return markdownTable([
    head,
    ...grouped(BUILTIN_NAMES, builtinOf),
    ...grouped(AGGREGATE_NAMES, aggregateOf),
    ...grouped(SECTION_OPTION_NAMES, sectionOptionOf),
  ])
}

/** The fields of the profile, by each of their names. */
export function profileTable(): string {
  const rows = Object.entries(PROFILE_FIELDS).map(([field, names]) => [code(`profile.${field}`), codes(names)])
  return markdownTable([['tag', 'the word after the point may be'], ...rows])
}

/** What a format is called, and what it does. */
export function formatsTable(): string {
  const { about } = messagesOf('en-US').help.formats
  const rows = explainFormats('en').map(({ name, aliases }) => {
    const does = Object.entries(about).find(([key]) => key === name)?.[1] ?? ''
    return [code(name), codes(aliases), does]
  })
  return markdownTable([['format', 'also', 'what it does'], ...rows])
}

/** Formats whose result is another in each language. */
const SPOKEN = new Set(['date', 'number', 'percent', 'plural', 'words', 'initials', 'case'])

/** Every format with what it prints for values, as the core prints them. */
export function formatExamplesTable(): string {
  const printed = (['en', 'ru', 'ro'] as const).flatMap((language) =>
    explainFormats(language)
      .filter((format) => format.language === language && (language === 'en' || SPOKEN.has(format.name)))
      .flatMap(({ examples }) =>
        examples.map(({ tag, value, result, picture }) => [
          language,
          code(tag),
          value === '' ? (picture === null ? 'empty' : 'a picture') : code(value),
          picture === null ? code(result) : `a picture, ${picture.width} × ${picture.height} mm`,
        ]),
      ),
  )
  return markdownTable([['documents in', 'in the template', 'cell', 'is printed'], ...printed])
}
