import type { Posology } from '../types'
import { isCountable } from './dosing'
import { type Draft, withWarnings } from './instruction'
import { HEADING } from './item-kinds'
import type { Parts } from './parts'

/** As many of a form are a package: `Evorel 50 patches`. */
const LEAST_PACKAGE = 14
const TITLE: readonly string[] = [...HEADING, 'filler', 'packed', 'bare', 'listed']

/** A medicine that is only named behind the directions, and the unit of its form. */
export interface NamedBehind {
  readonly name: string
  readonly unit: string | null
}

/** Whether a group only names a product: `28 Cetirizine 10 mg tablets`. */
export function isTitleBehind(parts: Parts): boolean {
  return (
    parts.has('name') &&
    parts.items.every(
      (item) => TITLE.includes(item.kind) || (item.kind === 'count' && Number(item.value.max) > LEAST_PACKAGE),
    )
  )
}

/**
 * Assigns a medicine named after its directions: `One tablet 3 times a day. Paracetamol 500 mg`, `2 tablets in the
 * morning, 1 tablet at night of A 500 mg`. @param behind a medicine that nothing more is said of
 */
export function nameBehind(drafts: Draft[], behind: NamedBehind | null): void {
  const at = drafts.findIndex(({ hasName }) => hasName)
  if (at < 0 && behind !== null && drafts.length > 0 && drafts.every(isUnnamedIntake)) {
    const named = drafts.map((draft) => ofDrug(draft, behind.name, behind.unit))
    drafts.splice(0, drafts.length, ...named.map((draft, index) => ({ ...draft, hasName: index === 0 })))
    return
  }
  const [what, how] = [drafts[at], drafts.slice(0, Math.max(at, 0))]
  const [named] = what?.instructions ?? []
  if (!what || !named || how.length === 0 || !how.every(isUnnamedIntake)) return
  const isTitle = at === drafts.length - 1 && isTitleBehind(what.parts)
  const [count, name] = [what.parts.one('count'), what.parts.one('name')]
  if (!isTitle && !(count && name && count.start < name.start)) return
  const renamed = how.map((draft) => ofDrug(draft, named.drug, null))
  const others = isTitle ? [] : [{ ...withWarnings(what, 'TWO_READINGS'), hasName: false }, ...drafts.slice(at + 1)]
  drafts.splice(0, drafts.length, ...renamed.map((draft, index) => ({ ...draft, hasName: index === 0 })), ...others)
}

/** Whether a draft has a count and says when, but no name. */
function isUnnamedIntake({ instructions: [how], parts, hasName }: Draft): boolean {
  if (hasName || !how?.dose || how.drug !== null) return false
  return how.frequency !== null || (isCountable(how.dose.unit) && parts.has('once'))
}

function ofDrug(draft: Draft, drug: string | null, unit: string | null): Draft {
  const instructions = draft.instructions.map((one): Posology => ({
    ...one,
    drug,
    dose: one.dose && { ...one.dose, unit: one.dose.unit ?? unit },
    perDay: one.perDay && { ...one.perDay, unit: one.perDay.unit ?? unit },
    warnings: [...new Set([...one.warnings, 'TWO_READINGS' as const])],
  }))
  return { ...draft, instructions }
}
