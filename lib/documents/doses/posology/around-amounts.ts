import { senseOf } from './items'
import { courseAt } from './courses'
import type { Items, Quantity } from './quantities'
import { rhythmAt } from './rhythms'

const DILUTES = new Set(['на', 'в', 'în', 'in', 'with', 'cu'])

/** Whether an amount begins at a place, perhaps behind a dash, a colon or «по». */
export function quantityFollows(items: Items, at: number): boolean {
  const next = items[at]?.key
  const from = next === '-' || next === ':' || next === '–' || senseOf(items[at], 'take') ? at + 1 : at
  if (senseOf(items[from], 'half')) return true
  return (
    senseOf(items[from], 'number') !== undefined && rhythmAt(items, from) === null && courseAt(items, from) === null
  )
}

/** «5,0 в/в на 100 мл физ. раствора», `1 g în 100 ml NaCl`: what the dose is mixed with. */
export function isDiluent(items: Items, { amounts: [amount] }: Quantity, at: number): boolean {
  return /^m?L$/.test(amount?.unit ?? '') && DILUTES.has(items[at - 1]?.key ?? '')
}

/** «8 мг в/в, 4 мг в/м»: what stands behind the second amount is another way in than the first one's. */
export function isOtherRoute(items: Items, at: number, route: string | null): boolean {
  const given = senseOf(items[at], 'route')?.route
  return route !== null && given !== undefined && given !== route
}
