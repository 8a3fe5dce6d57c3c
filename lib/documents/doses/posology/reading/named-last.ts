import type { Posology } from '../types'
import { isCountable } from './dosing'
import { type Draft, durationOf, withWarnings } from './instruction'
import { HEADING } from './item-kinds'
import { type Line, wordsOf } from './line'
import type { Parts } from './parts'
import { hasOwnSense } from './senses'

/**
 * Assigns a medicine named after its directions: `One tablet 3 times a day. Paracetamol 500 mg`, `2 tablets in the
 * morning, 1 tablet at night of A 500 mg`.
 */
export function nameBehind(drafts: Draft[]): void {
  const at = drafts.findIndex(({ hasName }) => hasName)
  const [what, how] = [drafts[at], drafts.slice(0, Math.max(at, 0))]
  const [named] = what?.instructions ?? []
  if (!what || !named || how.length === 0 || !how.every(isUnnamedIntake)) return
  const isTitle =
    at === drafts.length - 1 && what.parts.items.every(({ kind }) => HEADING.includes(kind) || kind === 'filler')
  const [count, name] = [what.parts.one('count'), what.parts.one('name')]
  if (!isTitle && !(count && name && count.start < name.start)) return
  const renamed = how.map((draft) => ({
    ...draft,
    instructions: draft.instructions.map((one) => ofDrug(one, named.drug)),
  }))
  const others = isTitle ? [] : [{ ...withWarnings(what, 'TWO_READINGS'), hasName: false }, ...drafts.slice(at + 1)]
  drafts.splice(0, drafts.length, ...renamed.map((draft, index) => ({ ...draft, hasName: index === 0 })), ...others)
}

/** Whether no medicine is named in a draft or before it. */
export function isUnnamed({ hasName, instructions }: Draft): boolean {
  return !hasName && instructions.every(({ drug }) => drug === null)
}

/** `One tablet 3 times a day. Canesten`: the medicine comes last, as a sentence of its own. */
export function nameAll(drafts: Draft[], drug: string): void {
  drafts.forEach((draft, at) => {
    drafts[at] = { ...draft, instructions: draft.instructions.map((one) => ofDrug(one, drug)), hasName: at === 0 }
  })
}

/** `2 capsules twice a day Essliver forte, 3 months`: an unlisted name behind the directions, with nothing between. */
export function nameLast(line: Line, parts: Parts, drafts: Draft[]): void {
  const [name] = parts.items
  const isAlone = parts.items.every(({ kind }) => kind === 'course' || HEADING.includes(kind))
  if (name?.kind !== 'name' || name.value.isDoubtful || !isAlone) return
  // `Dr Smith` signs it.
  if (hasOwnSense(line, name.start) || drafts.length === 0 || !drafts.every(isUnnamed)) return
  nameAll(drafts, wordsOf(line, name))
  const [draft, other] = drafts
  const duration = durationOf(parts.one('course')?.value ?? null)
  if (!draft || other || duration === null) return
  const instructions = draft.instructions.map((one) => (one.duration === null ? { ...one, duration } : one))
  drafts[0] = { ...draft, instructions }
}

/** Whether a draft has a count of a form and a frequency, but no name. */
function isUnnamedIntake({ instructions: [how], hasName }: Draft): boolean {
  if (hasName || !how?.frequency || how.drug !== null) return false
  return isCountable(how.dose?.unit ?? null)
}

function ofDrug(instruction: Posology, drug: string | null): Posology {
  return { ...instruction, drug, warnings: [...new Set([...instruction.warnings, 'TWO_READINGS' as const])] }
}
