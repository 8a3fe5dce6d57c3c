import { problem, type Problem } from '../../problem'
import { AGGREGATE_NAMES, isAggregate } from '../matching/aggregate-names'
import type { FoundTag } from './find'
import { isInlineCondition } from './foreign-signs'
import { isFormat, nearestFormat } from '../formats'
import type { TemplatePlace } from './place'
import { SECTION_OPTION_NAMES, sectionOptionOf } from './section-options'
import { nearest } from '../matching/similarity'
import type { TagContent } from './tags'

function isKnown(name: string, { kind }: TagContent): boolean {
  return kind === 'value' ? isFormat(name) || isAggregate(name) : kind === 'end' || sectionOptionOf(name) !== null
}

/** A longer name is none that was mistyped. */
const MAX_NAME = 50

function nearestName(name: string, { kind }: TagContent): string | null {
  if (name.length > MAX_NAME) return null
  if (kind !== 'value') return nearest(name, SECTION_OPTION_NAMES, (option) => option)
  return nearestFormat(name) ?? nearest(name, AGGREGATE_NAMES, (aggregate) => aggregate)
}

/** What is wrong with a tag in braces alone: it has no content, or asks for an unknown format. */
export function contentProblems(
  { delimiter }: FoundTag,
  contents: readonly TagContent[] | null,
  place: TemplatePlace & { readonly tag: string },
): Problem[] {
  if (contents === null) {
    return [problem(delimiter === 'instruction' ? 'TAG_INSTRUCTION' : 'TAG_EMPTY', 'error', place)]
  }
  const raw = contents.find(({ kind, name }) => kind === 'value' && /^(?:@@?|~~?)\p{L}/u.test(name))
  if (raw !== undefined) {
    const params = { ...place.params, name: raw.name.replace(/^[@~]+/, '') }
    return [problem('TAG_RAW', 'error', { ...place, suggestion: `{${params.name}}`, params })]
  }
  if (contents.some(({ kind, whole }) => kind === 'value' && isInlineCondition(whole))) {
    return [problem('TAG_INSTRUCTION', 'error', place)]
  }
  return contents.flatMap((content) =>
    content.formats
      .filter(({ name }) => !isKnown(name, content))
      .map(({ name }) => {
        const suggestion = nearestName(name, content)
        const params = { ...place.params, format: name, near: suggestion === null ? 'no' : 'yes' }
        return problem('FORMAT_UNKNOWN', 'error', { ...place, suggestion, params })
      }),
  )
}
