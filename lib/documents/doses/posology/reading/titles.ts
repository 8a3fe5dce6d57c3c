import type { Posology } from '../types'
import { isCountable } from './dosing'
import { type Draft, durationOf } from './instruction'
import { AMOUNTS, TIMED } from './item-kinds'
import type { Parts } from './parts'
import type { PathStep } from './search'

/** Returns the course of a title that is for all medicines below it: `Eradication, 14 days: A 20 mg bd, B 1 g bd`. */
export function courseOfTitle(parts: Parts, drafts: readonly Draft[]): Posology['duration'] {
  const [course, last] = [parts.one('course'), parts.items.at(-1)]
  const isTitle = drafts.length === 0 && last?.kind === 'sign' && last.value === ':'
  const isOfMedicine = parts.has(...AMOUNTS, ...TIMED) || parts.one('name')?.value.isKnown === true
  return course && isTitle && !isOfMedicine ? durationOf(course.value) : null
}

/** Counts what a title names: `My tablets: A 5 mg, one in the morning. B 20 mg, one at night`. */
export function withTitleForm(drafts: readonly Draft[], path: readonly PathStep[]): readonly Draft[] {
  const end = path.findIndex(({ item }) => item.kind === 'sign' && item.value === ':')
  const title = path.slice(0, Math.max(end, 0)).map(({ item }) => item)
  const form = title.find(({ kind }) => kind === 'form')?.value
  if (typeof form !== 'string' || !isCountable(form) || title.some(({ kind }) => kind === 'name')) return drafts
  return drafts.map((draft) => ({
    ...draft,
    instructions: draft.instructions.map((one): Posology => {
      if (one.dose?.unit !== null) return one
      return { ...one, dose: { ...one.dose, unit: form }, perDay: one.perDay && { ...one.perDay, unit: form } }
    }),
  }))
}
