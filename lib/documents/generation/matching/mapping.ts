import { problem, type Problem } from '../../problem'
import { nearParams, type Columns } from '../data/columns'
import { NO_SOURCE, type FoundSource } from './matcher'
import { normaliseName } from './normalise'
import { parseTag } from '../template/tags'

/** From a tag's name to a column, by its header or its letter; to an empty text where the tag is to stay empty. */
export type Mapping = Readonly<Record<string, string>>

function bare(tag: string): string {
  return tag.trim().replace(/^\{+|\}+$/g, '')
}

/** The names that a mapping's tag may mean: all of it, or what is before its formats. */
function namesOf(tag: string): readonly string[] {
  return [normaliseName(bare(tag)), normaliseName(parseTag(bare(tag))?.name ?? '')]
}

/** Returns a person's settings for tags, by their normalised names. */
export function mappedColumns(
  mapping: Mapping,
  columns: Columns,
  constants: Readonly<Record<string, string>> = {},
): ReadonlyMap<string, FoundSource> {
  const mapped = new Map<string, FoundSource>()
  for (const [tag, wanted] of Object.entries(mapping)) {
    const column = columns.find(wanted)
    const found: FoundSource | null =
      column !== null
        ? { how: 'mapped', source: { kind: 'column', column } }
        : wanted.trim() === ''
          ? { how: 'blank', source: NO_SOURCE }
          : null
    if (found === null) continue
    const [whole = '', name = ''] = namesOf(tag)
    mapped.set(whole, found)
    if (!mapped.has(name)) mapped.set(name, found)
  }
  for (const [tag, text] of Object.entries(constants)) {
    const [whole = '', name = ''] = namesOf(tag)
    const found: FoundSource = { how: 'mapped', source: { kind: 'text', text } }
    mapped.set(whole, found)
    if (!mapped.has(name)) mapped.set(name, found)
  }
  return mapped
}

/** What of a mapping leads nowhere. `names` are those that the template asks for. */
export function mappingProblems(mapping: Mapping, columns: Columns, names: ReadonlySet<string>): Problem[] {
  return Object.entries(mapping).flatMap(([tag, wanted]): Problem[] => {
    const isKnown = namesOf(tag).some((name) => names.has(name))
    const noTag = isKnown ? [] : [problem('MAPPING_NO_TAG', 'warning', { file: 'template', params: { name: tag } })]
    if (wanted.trim() === '' || columns.find(wanted) !== null) return noTag
    const near = columns.nearest(wanted)
    const params = { name: wanted, tag, ...nearParams(near) }
    return [...noTag, problem('MAPPING_NO_COLUMN', 'error', { file: 'data', suggestion: near?.header ?? null, params })]
  })
}
