import { type Draft, withWarnings } from './instruction'
import { isAmount } from './item-kinds'
import type { Parts } from './parts'

/** Whether a numbered day comes before the amount: `day 2: 10 mg`. */
export function isOfNumberedDay({ items }: Parts): boolean {
  const [day, amount] = [
    items.findIndex(({ kind, value }) => kind === 'day' && value === '1'),
    items.findIndex(isAmount),
  ]
  return day >= 0 && day < amount && !items.slice(amount).some(({ kind }) => kind === 'day')
}

/**
 * Sets the duration of steps that are numbered by day: `day 1: 5 mg, day 2: 10 mg`. A numbered day alone may also be that
 * of a cycle, so there is a warning.
 */
export function daysOfScheme(drafts: Draft[]): void {
  let isScheme = false
  drafts.forEach((draft, at) => {
    const behind = drafts[at + 1]
    // The first step has its number before it as well, unlike `5 mg day 1, 10 mg day 8`.
    if (draft.hasName || at === 0) isScheme = isStepOfDay(draft) && isStepOfDay(behind) && behind?.hasName === false
    if (!isOfNumberedDay(draft.parts) || draft.parts.has('then')) return
    const isStep = isScheme && !draft.parts.has('course')
    drafts[at] = isStep
      ? {
          ...draft,
          instructions: draft.instructions.map((one) => ({
            ...one,
            duration: one.duration ?? { value: '1', unit: 'd' },
          })),
        }
      : withWarnings(draft, 'UNEXPLAINED_TEXT')
  })
}

function isStepOfDay(draft: Draft | undefined): boolean {
  return draft !== undefined && isOfNumberedDay(draft.parts)
}
