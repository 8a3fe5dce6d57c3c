import type { Params } from '../../error'
import type { DataLanguage } from '../../spreadsheets/language'
import { isAggregate } from '../matching/aggregate-names'
import type { DataTable } from '../data/data-table'
import { findTags, type FoundTag } from '../template/find'
import { isFormat } from '../formats'
import type { DocumentRows } from '../data/groups'
import { matchTags, type MatchOptions, type TagMatch } from '../matching/match'
import { planScopes } from './scope-plan'
import type { ScopeContext } from './scope-values'
import { documentScope } from './scopes'
import { parseTag } from '../template/tags'
import type { TemplateTag } from '../template/template'

/** What is wrong with a tag of a text: it can't be read, or there is no column of its name. */
export interface TextFault {
  readonly kind: 'tag' | 'column'
  /** As it is written. */
  readonly tag: string
  /** Where it is in the text, from 0. */
  readonly at: number
  readonly params: Params
}

/** What a document prints in the place of each of a text's tags. */
export type TextValues = (document: DocumentRows, context: ScopeContext) => readonly string[]

/** A text whose tags are those of a template, with its mapping. */
export interface TaggedText {
  /** In the order in which they are written; without any the text can be filled in. */
  readonly faults: readonly TextFault[]
  readonly values: TextValues
  /** Where each of its tags takes its value from, in the order of the text. */
  readonly matches: readonly (TagMatch | undefined)[]
}

/** Reads a text with tags for a table. */
export function readTaggedText(
  text: string,
  table: DataTable,
  language: DataLanguage,
  options: MatchOptions,
): TaggedText {
  const { tags: found, braces } = findTags(text)
  const parsed = found.map(tagOf)
  const unread = found.filter((_, index) => parsed[index] === null)
  const tags = parsed.filter((tag) => tag !== null)
  const matching = matchTags(tags, table, options)
  const ofTags = matching.problems.flatMap(({ code, tag, params }): TextFault[] => {
    const fault = { tag: tag ?? '', at: text.indexOf(tag ?? ''), params }
    if (code === 'AGGREGATE_NO_COLUMN') return [{ kind: 'tag', ...fault }]
    if (code === 'TAG_NO_COLUMN') return [{ kind: 'column', ...fault }]
    // The author of the text can write the column's own name: nothing has to be supposed.
    return code === 'TAG_COLUMN_SUPPOSED' ? [{ kind: 'column', ...fault, params: { ...params, near: 'yes' } }] : []
  })
  const ofBraces = [
    ...braces.map(({ written }) => ({ tag: written, at: outside(text, found, written) })),
    ...unread.map(({ written, start }) => ({ tag: written, at: start })),
  ].map((fault): TextFault => ({ kind: 'tag', params: {}, ...fault }))
  const plan = planScopes(matching, language, table.allRows)
  return {
    faults: [...ofBraces, ...ofTags].toSorted((a, b) => a.at - b.at),
    matches: tags.map(({ key }) => matching.matches.find((match) => match.tags.some((tag) => tag.key === key))),
    values({ rows, ordinal }, context) {
      const scope = documentScope(plan, rows, ordinal, context)
      return tags.map(({ key }) => {
        const printed = scope.value(key)
        return typeof printed === 'string' ? printed : ''
      })
    },
  }
}

/** Puts values in the place of a text's tags, in their order. */
export function fillText(text: string, values: readonly string[]): string {
  const { tags } = findTags(text)
  const pieces = tags.map(({ start }, index) => text.slice(tags[index - 1]?.end ?? 0, start) + (values[index] ?? ''))
  return pieces.join('') + text.slice(tags.at(-1)?.end ?? 0)
}

/** Where a brace that belongs to no tag is. */
function outside(text: string, tags: readonly FoundTag[], written: string): number {
  let at = text.indexOf(written)
  while (at >= 0 && tags.some(({ start, end }) => at >= start && at < end)) at = text.indexOf(written, at + 1)
  return Math.max(0, at)
}

/** How many values `fillText` takes for it. */
export function countTags(text: string): number {
  return findTags(text).tags.length
}

/** Null for what isn't a value of a row: a section, an unknown format. */
function tagOf({ content, written }: FoundTag, index: number): TemplateTag | null {
  const parsed = parseTag(content)
  const unknown = parsed?.formats.some(({ name }) => !isFormat(name) && !isAggregate(name))
  if (parsed === null || parsed.kind !== 'value' || unknown) return null
  const place = { file: null, part: null, paragraph: null, table: null, params: {} }
  return { ...parsed, written, place, key: `text${index}`, within: [], origin: 'braces', optional: false }
}
