import { exact } from '../grammar/rules/build'
import { symbolOf } from '../words/symbols'
import { formUnit } from './doses'
import type { Item } from './items'
import type { Line } from './line'
import { Parts } from './parts'
import { hasSense } from './senses'

const ONE_OF = symbolOf('ONEOF')

/**
 * Returns the parts with a count for a pronoun that stands for the form named before it: `Suppositories 1 g, one a day`.
 * Without a form, the rhythm is all that it says.
 */
export function withPronounCount(line: Line, parts: Parts): Parts {
  const unit = formUnit(parts)
  if (unit === null || parts.has('count', 'countPer', 'bare', 'timesAmount', 'scheme', 'dealt', 'daily')) return parts
  const form = parts.items.findIndex(({ kind }) => kind === 'form')
  const at = parts.items.findIndex(({ kind, start }, index) => {
    return index > form && kind === 'frequency' && hasSense(line, start, [ONE_OF])
  })
  const rhythm = parts.items[at]
  if (!rhythm) return parts
  const count: Item = { ...rhythm, kind: 'count', length: 0, value: { ...exact('1'), unit }, end: rhythm.start }
  return new Parts([...parts.items.slice(0, at), count, ...parts.items.slice(at)])
}
