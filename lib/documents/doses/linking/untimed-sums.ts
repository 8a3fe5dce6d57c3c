import Big from 'big.js'
import { VAGUE_QUANTITIES } from '../columns/surroundings'
import type { DoseColumn } from '../layout-model'
import { isAdded } from '../totals/addable'
import { intervalOf } from '../totals/interval'
import { stretchOf } from '../totals/levels'
import type { Draft } from './draft'

/** This many equal sums aren't a coincidence. */
const FEWEST = 2
/** Tolerance for sums of rounded figures. */
const SLACK = '0.005'

/**
 * Finds columns without any time in which every dose is the sum of the person's doses in other tables: «Сумма за 2
 * месяца» on a separate sheet. Such a column is a total and isn't added to them.
 */
export function settleUntimedSums(drafts: readonly Draft[]): void {
  const columns = new Map<DoseColumn, Draft[]>()
  for (const draft of drafts) {
    if (draft.subject === null || stretchOf(draft) !== null || !isAdded(draft)) continue
    const own = columns.get(draft.column)
    if (own) own.push(draft)
    else columns.set(draft.column, [draft])
  }
  if (columns.size === 0) return
  const timed = new Map<Draft['subject'], Draft[]>()
  for (const draft of drafts) {
    if (draft.subject === null || stretchOf(draft) === null || !isAdded(draft)) continue
    const own = timed.get(draft.subject)
    if (own) own.push(draft)
    else timed.set(draft.subject, [draft])
  }
  for (const own of columns.values()) {
    if (own.length < FEWEST) continue
    const quantities = new Set(
      own.flatMap(({ subject }) => timed.get(subject)?.map((each) => each.reading.quantity) ?? []),
    )
    const isSum = [...quantities].some((quantity) =>
      own.every((draft) => {
        const { quantity: said } = draft.reading
        if (said !== quantity && (said === null || !VAGUE_QUANTITIES.has(said))) return false
        const parts = (timed.get(draft.subject) ?? []).filter(
          (each) => each.reading.quantity === quantity && each.column.sheet !== draft.column.sheet,
        )
        return equals(draft, parts)
      }),
    )
    if (isSum) for (const draft of own) draft.role = 'total'
  }
}

/** Whether several doses at one place add up to the whole. */
function equals(whole: Draft, parts: readonly Draft[]): boolean {
  const own = intervalOf(whole.reading)
  if (!own || own.censored || parts.length < FEWEST) return false
  if (new Set(parts.map(({ position }) => position)).size > 1) return false
  let sum = new Big(0)
  for (const { reading } of parts) {
    const interval = intervalOf(reading)
    if (!interval || interval.unit !== own.unit || interval.upper !== interval.lower) return false
    sum = sum.plus(interval.lower)
  }
  return sum.minus(own.lower).abs().lte(SLACK)
}
