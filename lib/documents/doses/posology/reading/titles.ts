import type { Posology } from '../types'
import { isCountable } from './dosing'
import { type Draft, durationOf } from './instruction'
import { AMOUNTS, TIMED } from './item-kinds'
import { Parts } from './parts'
import type { PathStep } from './search'

const TITLE = ['unexplained', 'needed', 'filler', 'note', 'verb', 'and']

/** Returns the course of a title that is for all medicines below it: `Eradication, 14 days: A 20 mg bd, B 1 g bd`. */
export function courseOfTitle(parts: Parts, drafts: readonly Draft[]): Posology['duration'] {
  const end = parts.items.findIndex(({ kind, value }) => kind === 'sign' && value === ':')
  const title = new Parts(parts.items.slice(0, Math.max(end, 0)))
  const course = drafts.length === 0 ? title.one('course') : null
  const isOfMedicine = title.has(...AMOUNTS, ...TIMED) || title.one('name')?.value.isKnown === true
  return course && !isOfMedicine ? durationOf(course.value) : null
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

/** Returns the steps without conditions guessed from a title: `On discharge: bisoprolol …`. */
export function withoutGuessInTitle(path: readonly PathStep[]): readonly PathStep[] {
  const end = path.findIndex(({ item }) => item.kind === 'sign' && item.value === ':')
  const title = path.slice(0, Math.max(end, 0))
  if (!title.every(({ item }) => TITLE.includes(item.kind))) return path
  return path.filter(({ item }, at) => at > end || item.kind !== 'needed' || item.value !== 'guess')
}

/** `During surgery: fentanyl 0.1 mg`: what the title is about isn't what is given. */
export function withoutTitle(parts: Parts): Parts {
  const title = parts.items.findIndex(({ kind, value }) => kind === 'sign' && value === ':')
  const [subject, name] = [parts.one('subject'), parts.one('name')]
  const colon = parts.items[title]
  if (!colon || !subject || name?.value.isKnown !== true || parts.has('negation')) return parts
  const isTitled = subject.start < colon.start && name.start > colon.start && parts.has('measure', 'count', 'composite')
  return isTitled ? new Parts(parts.items.slice(title + 1)) : parts
}
