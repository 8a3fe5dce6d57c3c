import { senseOf, type Item } from './items'
import { courseAt } from './courses'
import { isCountable, quantityAt, rangeAt, type Items, type Quantity } from './quantities'
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

/** What counts nothing that is taken: the size of a pack («№ 20»), days of a cycle (`from day 5 to 25`); behind its last word. */
export function packOrCycleAt(items: Items, at: number): number | null {
  if (!senseOf(items[at + 1], 'number')) return null
  if (senseOf(items[at], 'supply')) {
    const range = rangeAt(items, at + 1)
    return range ? range.next + (senseOf(items[range.next], 'unit') ? 1 : 0) : at + 2
  }
  const cycle = senseOf(items[at], 'from') && senseOf(items[at + 2], 'until') && senseOf(items[at + 3], 'number')
  if (!cycle) return null
  return at + (senseOf(items[at + 4], 'time') ? 5 : 4)
}

/** Whether a word for the product's form stands right before an amount, and belongs to none before it, or right behind. */
export function isOfForm(items: Items, at: number, next: number, lastEnd: number): boolean {
  return isForm(items[next]) || (at - 1 !== lastEnd && isForm(items[at - 1]))
}

function isForm(item: Item | undefined): boolean {
  return senseOf(item, 'form') !== undefined || isCountable(senseOf(item, 'unit')?.unit ?? '')
}

/** Whether milligrams or the like begin at a place, perhaps behind a dash. */
export function measureFollows(items: Items, at: number): boolean {
  const from = senseOf(items[at], 'number') || senseOf(items[at], 'half') ? at : at + 1
  return quantityFollows(items, at) && quantityAt(items, from)?.value.kind === 'measure'
}
