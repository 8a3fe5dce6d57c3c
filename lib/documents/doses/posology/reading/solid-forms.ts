import { symbolOf } from '../words/symbols'
import type { Item } from './items'
import type { Line } from './line'
import { Parts } from './parts'

const [SOLID_FORM, FORM_ROUTE] = ['SOLIDFORM', 'FORMROUTE'].map(symbolOf)
const WEIGHED: ReadonlySet<string> = new Set(['mg', 'g', 'ug'])
const OF_DROPS: ReadonlySet<string> = new Set(['ocular', 'otic', 'nasal'])

/** Returns the parts with a letter that may be drops as what a weighed medicine is counted in: `20 mg 1 c.` */
export function withSolidForm(line: Line, parts: Parts): Parts {
  if (!isWeighed(parts) || parts.has('product')) return parts
  const items = parts.items.map((item): Item => {
    if (item.kind !== 'count' && item.kind !== 'countPer') return item
    const solid = solidForm(line, item)
    if (solid === null) return item
    const value = { ...item.value, unit: solid }
    return item.kind === 'count' ? { ...item, value } : { ...item, value: { ...value, per: item.value.per } }
  })
  return new Parts(items)
}

/** Whether such a letter counts something of which nothing says whether it is drops: `A 1 c. daily`. */
export function isFormOpen(line: Line, parts: Parts): boolean {
  if (isWeighed(parts) || parts.has('product', 'form') || parts.all('route').some(({ value }) => OF_DROPS.has(value)))
    return false
  const isOfDrops = line.meanings.some(({ senses }) =>
    senses.some(({ symbol, value }) => symbol === FORM_ROUTE && OF_DROPS.has(value)),
  )
  return !isOfDrops && [...parts.all('count'), ...parts.all('countPer')].some((item) => solidForm(line, item) !== null)
}

function isWeighed(parts: Parts): boolean {
  return (
    parts.all('measure').some(({ value }) => WEIGHED.has(value.unit ?? '')) ||
    parts.all('strength').some(({ value }) => value.isWeak)
  )
}

function solidForm({ meanings }: Line, { start, end }: Item): string | null {
  const senses = meanings.slice(start, end).flatMap((meaning) => meaning.senses)
  return senses.find(({ symbol, length }) => symbol === SOLID_FORM && length === 1)?.value ?? null
}
