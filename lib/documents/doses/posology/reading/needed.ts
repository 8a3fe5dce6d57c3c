import type { Posology } from '../types'
import type { Draft } from './instruction'
import { isAmount, TIMED } from './item-kinds'
import type { Parts } from './parts'

const OF_NEED: readonly string[] = ['then', 'separator', 'needed', 'verb', 'filler', 'and']

/** Whether a group such as `then as needed` only says how the previous instruction continues. */
export function isOnlyNeeded(parts: Parts): boolean {
  return parts.has('then') && parts.items.every(({ kind }) => OF_NEED.includes(kind))
}

/**
 * Returns what `then as needed` adds: behind a course, the same amount is taken as needed from then on. Without a course
 * it continues the instruction before it.
 */
export function neededAfterCourse(before: Draft | undefined, parts: Parts): Draft[] {
  const last = before?.instructions.at(-1)
  if (!before || !last || last.duration === null || last.asNeeded || !parts.has('needed')) return []
  const instruction: Posology = {
    ...last,
    frequency: null,
    perDay: null,
    duration: null,
    when: [],
    asNeeded: true,
    warnings: [...new Set([...last.warnings, 'TWO_READINGS' as const])],
  }
  return [{ instructions: [instruction], parts, hasName: false }]
}

/** Whether an instruction is only followed when it is needed. */
export function isAsNeeded(parts: Parts): boolean {
  const needs = parts.all('needed')
  // `BP 130-140: A 5 mg od`: what has a time of its own is taken anyway.
  if (needs.some(({ value }) => value !== 'over') || (needs.length > 0 && !parts.has(...TIMED))) return true
  // `Up to hourly for pain`
  if (parts.has('symptom') && parts.all('frequency').some(({ value }) => value.min === '0')) return true
  return (
    parts.has('symptom') &&
    !parts.has(
      'frequency',
      'when',
      'mealtime',
      'clocks',
      'countPer',
      'meal',
      'meals',
      'scheme',
      'daily',
      'course',
      'weekdays',
    )
  )
}

/** Whether a group is a title with a condition for what follows: `Mixture, if fever: A 1 mL + B 1 mL`. */
export function isConditionOver({ items }: Parts): boolean {
  const last = items.at(-1)
  const isTitle = last?.kind === 'sign' && last.value === ':'
  return isTitle && items.some(({ kind }) => kind === 'needed' || kind === 'symptom') && !items.some(isAmount)
}

/** Returns a draft under such a title. What has a time of its own isn't taken as needed. */
export function neededByTitle(draft: Draft): Draft {
  if (draft.parts.has(...TIMED, 'once', 'daily', 'course')) return draft
  return { ...draft, instructions: draft.instructions.map((one) => ({ ...one, asNeeded: true })) }
}
