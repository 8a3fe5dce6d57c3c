import type { Posology } from '../types'
import { isCountable, isOfInsulin } from './dosing'
import { type Draft, durationOf, withWarnings } from './instruction'
import type { Item } from './items'
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
  return drafts.map((draft) => ({ ...draft, instructions: draft.instructions.map((one) => inUnit(one, form)) }))
}

/**
 * Counts what is said without its form in the only form that the line counts or names anywhere: `A 50 mg, 1 tablet in the
 * morning, B 100 mg, one at night`. If it is another medicine's, there is a warning.
 */
export function withFormOfLine(drafts: readonly Draft[], path: readonly PathStep[]): readonly Draft[] {
  const units = new Set(path.flatMap(({ item }) => formsOf(item)))
  const [unit] = units
  if (units.size !== 1 || unit === undefined) return drafts
  return drafts.map((draft) => {
    if (!isBareCount(draft)) return draft
    const instructions = draft.instructions.map((one) => inUnit(one, unit))
    return withWarnings({ ...draft, instructions }, 'TWO_READINGS')
  })
}

function formsOf(item: Item): string[] {
  const unit =
    item.kind === 'form' ? item.value : item.kind === 'count' || item.kind === 'countPer' ? item.value.unit : null
  return unit !== null && isCountable(unit) && unit !== '{piece}' ? [unit] : []
}

/** Whether a draft is a whole or half number of something that isn't named. */
function isBareCount({ instructions, parts }: Draft): boolean {
  const isBare = parts.has('bare') || parts.all('count').some(({ value }) => value.unit === null) || parts.has('scheme')
  return (
    isBare &&
    instructions.every(({ dose }) => dose?.unit === null && (Number(dose.max) * 4) % 1 === 0 && !/\.0/.test(dose.max))
  )
}

function inUnit(one: Posology, unit: string): Posology {
  if (one.dose?.unit !== null) return one
  return { ...one, dose: { ...one.dose, unit }, perDay: one.perDay && { ...one.perDay, unit } }
}

/** Gives numbers the unit that is said once, behind the last of them: `before breakfast 20, before supper 12 units`. */
export function shareUnits(drafts: Draft[]): void {
  for (let at = drafts.length - 2; at >= 0; at -= 1) {
    const [draft, next] = [drafts[at], drafts[at + 1]]
    const unit = next?.instructions[0]?.dose?.unit ?? null
    if (!draft || !next || next.hasName || !isOfInsulin(unit) || unit === null || !draft.parts.has('bare')) continue
    drafts[at] = { ...draft, instructions: draft.instructions.map((one) => inUnit(one, unit)) }
  }
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
