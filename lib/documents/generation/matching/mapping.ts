import { problem, type Problem } from '../../problem'
import { nearParams, type Columns } from '../data/columns'
import { NO_SOURCE, type FoundSource } from './matcher'
import { normaliseName } from './normalise'
import { parseTag } from '../template/tags'

/** From a tag's name to a column, by its header or its letter; to an empty text where the tag is to stay empty. */
export type Mapping = Readonly<Record<string, string>>

/** What a person has said of tags, by their normalised names, and what of it leads nowhere. */
export function readMapping(mapping: Mapping, columns: Columns, names: ReadonlyMap<string, unknown>) {
  const mapped = new Map<string, FoundSource>()
  const problems: Problem[] = []
  for (const [tag, wanted] of Object.entries(mapping)) {
    const bare = tag.trim().replace(/^\{+|\}+$/g, '')
    const whole = normaliseName(bare)
    const name = names.has(whole) ? whole : normaliseName(parseTag(bare)?.name ?? '')
    if (!names.has(name))
      problems.push(problem('MAPPING_NO_TAG', 'warning', { file: 'template', params: { name: tag } }))
    const column = columns.find(wanted)
    if (column !== null) mapped.set(name, { how: 'mapped', source: { kind: 'column', column } })
    else if (wanted.trim() === '') mapped.set(name, { how: 'blank', source: NO_SOURCE })
    else {
      const near = columns.nearest(wanted)
      problems.push(
        problem('MAPPING_NO_COLUMN', 'error', {
          file: 'data',
          suggestion: near?.header ?? null,
          params: { name: wanted, tag, ...nearParams(near) },
        }),
      )
    }
  }
  return { mapped, problems }
}
