import { symbolOf } from '../words/symbols'
import { type Draft, withWarnings } from './instruction'
import { isAmount } from './item-kinds'
import type { Item } from './items'
import type { Line } from './line'
import type { PathStep } from './search'

/** Where, and so when, a medicine is taken: at home before a hospital stay, during it, and after it. */
const SETTINGS: ReadonlyMap<unknown, number> = new Map([
  ['home', 0],
  ['here', 1],
  ['later', 2],
])
/** What has no setting is taken now. */
const PRESENT = 1
const NOW = symbolOf('NOW')
const AHEAD_OF = ['separator', 'open', 'close', 'sign', 'and', 'then']

interface Placed {
  readonly draft: Draft
  /** The place of its setting in time. */
  readonly order: number
  readonly isSaid: boolean
}

/**
 * Returns the steps with a new instruction at each setting that stands before what is taken in it, behind another amount: `5 mg at home,
 * on the ward 10 mg`.
 */
export function newAtSettings(line: Line, path: readonly PathStep[]): readonly PathStep[] {
  const steps = [...path]
  let from = 0
  path.forEach(({ item }, at) => {
    if (!(isSetting(item) || isNow(line, item)) || !isAhead(line, path, at)) return
    const amount = path.findIndex((step, index) => index > at && isAmount(step.item))
    const isAmountBefore = path.slice(from, at).some((step) => isAmount(step.item))
    if (amount < 0 || !isAmountBefore) return
    from = at
    for (let index = at; index <= amount; index += 1) {
      const step = steps[index]
      if (step) steps[index] = { ...step, isNew: index === at }
    }
  })
  return steps
}

/** Whether a setting begins a part of the line. A full stop may belong to the abbreviation before it. */
function isAhead({ text, tokens }: Line, path: readonly PathStep[], at: number): boolean {
  const [before, step, behind] = [path[at - 1], path[at], path[at + 1]]
  if (before === undefined || AHEAD_OF.includes(before.item.kind)) return true
  if (behind?.item.kind === 'sign' && behind.item.value === ':') return true
  return text[(tokens[(step?.item.start ?? 0) - 1]?.end ?? 0) - 1] === '.'
}

/** Whether an item says where, and so when, a medicine is taken. */
function isSetting(item: Item | undefined): boolean {
  return item?.kind === 'note' && SETTINGS.has(item.value)
}

/**
 * Returns the drafts without the amounts of a medicine that it was taken in at an earlier time, if it is also taken in another: `A 5 mg od
 * at home, 10 mg od on the ward`. What other medicines are taken at home stays. What is said of home last may be meant for later, so it
 * leaves a warning.
 */
export function inLastSetting(line: Line, drafts: readonly Draft[]): Draft[] {
  const placed = placedOf(line, drafts)
  const isFormer = ({ draft, order, isSaid }: Placed) =>
    isSaid && placed.some((other) => other.order > order && isSameMedicine(other.draft, draft))
  return placed
    .filter((each) => !isFormer(each))
    .map(({ draft }) => {
      const at = drafts.indexOf(draft)
      const isUnsure = placed.some(
        (other, index) => index > at && isFormer(other) && isSameMedicine(other.draft, draft),
      )
      return isUnsure ? withWarnings(draft, 'UNEXPLAINED_TEXT') : draft
    })
}

/** A setting before an amount is also that of the instructions after it, up to the next setting. */
function placedOf(line: Line, drafts: readonly Draft[]): Placed[] {
  let ahead: number | null = null
  return drafts.map((draft) => {
    const { items } = draft.parts
    const orders = items.flatMap((item) => orderOf(line, draft, item) ?? [])
    const own = orders.length > 0 ? Math.max(...orders) : null
    if (own !== null) {
      const [first, amount] = [
        items.findIndex((item) => orderOf(line, draft, item) !== null),
        items.findIndex(isAmount),
      ]
      ahead = first < amount ? own : null
    }
    const order = own ?? ahead
    return { draft, order: order ?? PRESENT, isSaid: order !== null }
  })
}

function orderOf(line: Line, { parts }: Draft, item: Item): number | null {
  if (isSetting(item)) {
    // `then 5 mg at home`
    return parts.has('then') ? Math.max(PRESENT, SETTINGS.get(item.value) ?? 0) : (SETTINGS.get(item.value) ?? null)
  }
  if (isNow(line, item)) return PRESENT
  // `5 mg bd on admission`: a dose on admission is otherwise given once.
  return item.kind === 'once' && parts.has('frequency', 'when') ? PRESENT : null
}

function isNow({ meanings }: Line, { kind, start }: Item): boolean {
  return kind === 'filler' && (meanings[start]?.senses.some(({ symbol }) => symbol === NOW) ?? false)
}

function isSameMedicine(one: Draft, other: Draft): boolean {
  const [name, second] = [one, other].map(({ instructions }) => instructions[0]?.drug?.toLowerCase() ?? null)
  return name === second || name === null || second === null
}
