import { symbolOf } from '../words/symbols'
import type { Item } from './items'
import type { Line } from './line'
import { Parts } from './parts'

const SOLID_FORM = symbolOf('SOLIDFORM')
const WEIGHED: ReadonlySet<string> = new Set(['mg', 'g', 'ug'])

/** Returns the parts with a letter that may be drops as what a weighed medicine is counted in: `20 mg 1 c.` */
export function withSolidForm({ meanings }: Line, parts: Parts): Parts {
  if (!parts.all('measure').some(({ value }) => WEIGHED.has(value.unit ?? '')) || parts.has('product')) return parts
  const items = parts.items.map((item): Item => {
    if (item.kind !== 'count' && item.kind !== 'countPer') return item
    const senses = meanings.slice(item.start, item.end).flatMap((meaning) => meaning.senses)
    const solid = senses.find(({ symbol, length }) => symbol === SOLID_FORM && length === 1)
    if (!solid) return item
    const value = { ...item.value, unit: solid.value }
    return item.kind === 'count' ? { ...item, value } : { ...item, value: { ...value, per: item.value.per } }
  })
  return new Parts(items)
}
