import type { ColumnDraft } from './draft'
import { wordsBesideUnits } from './header-units'
import { isCalledPatient } from './performers'

/** The minimum share of names in a column of people. */
const MOSTLY = 0.5
const FEWEST_PAIRS = 2
/** Doses are at most this many columns right of their person. */
const NEAR = 3

/**
 * Gives doses the column of their own person if rows name several people, each followed by the same columns of doses:
 * `Radiographer | Hp(10) | Assistant | Hp(10)`.
 */
export function settleOwners(drafts: readonly ColumnDraft[]): void {
  const people = drafts.filter(
    ({ holds, role, profile }) => holds === null && role !== 'given_name' && profile.people >= MOSTLY,
  )
  const doses = drafts.filter(({ holds, subject }) => holds === 'values' && subject === null)
  if (people.length < FEWEST_PAIRS || doses.length < FEWEST_PAIRS || drafts.some(isCalledPatient)) return
  const owned = doses.map((dose) => ({ dose, owner: people.findLast(({ index }) => index < dose.index) }))
  if (owned.some(({ dose, owner }) => owner === undefined || dose.index - owner.index > NEAR)) return
  const headers = people.map((person) =>
    owned
      .filter(({ owner }) => owner === person)
      .map(({ dose }) => wordsBesideUnits(dose.low?.text ?? ''))
      .join('\u0000'),
  )
  if (new Set(headers).size > 1 || headers[0] === undefined || owned.length < people.length) return
  for (const { dose, owner } of owned) dose.ownerAt = owner?.index ?? null
}
