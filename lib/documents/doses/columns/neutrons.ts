import type { Quantity } from '../lexicon/quantity'
import { type ColumnDraft, reword } from './draft'
import { headerWords } from './header-words'
import { isNeutronSign, radiationsIn } from './parts'
import { timeKey } from './periods'

/** Names that a column of neutron doses may have besides its own. */
const OF_ANY: ReadonlySet<Quantity | null> = new Set(['Hp(10)', 'H'])
/** Energies of neutrons. */
const OF_NEUTRONS: ReadonlySet<string> = new Set(['neutron', 'thermal', 'fast'])

/**
 * Separates neutron doses: «Hp(10) γ | Hp(10) n | Hp(10) γ+n». They are a quantity of their own. A column that names
 * several kinds of radiation is the sum of the columns for each of them.
 */
export function settleNeutrons(doses: readonly ColumnDraft[]): void {
  const added = doses.filter(({ holds, role }) => holds === 'values' && role === 'period')
  const signs = added.some(({ path }) => radiationsIn(path.join(' / ')).includes('photon'))
  const kinds = added.map((draft) => ({ draft, kinds: radiationsIn(draft.path.join(' / '), signs) }))
  const alone = kinds.filter(({ kinds: [kind], kinds: { length } }) => kind !== undefined && length === 1)
  for (const { draft, kinds: own } of kinds) {
    if (own.length > 0 && own.every((kind) => OF_NEUTRONS.has(kind))) {
      if (OF_ANY.has(draft.quantity)) draft.quantity = 'neutron'
      continue
    }
    if (own.length < 2) continue
    const parts = own.map((kind) => alone.find((each) => each.kinds[0] === kind && isBeside(draft, each.draft)))
    const [first] = parts.flatMap((part) => (part && part.draft.quantity !== 'neutron' ? [part.draft.quantity] : []))
    if (draft.quantity === 'neutron') draft.quantity = first ?? 'H'
    if (!parts.includes(undefined)) draft.role = 'total'
  }
}

/** Recognizes neutron doses in `γ | n | γ+n`: next to a sign for photons, `n` isn't a count. */
export function nameNeutronSigns(drafts: readonly ColumnDraft[]): void {
  const lows = drafts.flatMap(({ low }) => (low === null ? [] : [low.text.trim()]))
  if (!lows.some((text) => !/\s/.test(text) && radiationsIn(text).includes('photon'))) return
  for (const draft of drafts) {
    const { low } = draft
    if (low === null || !isNeutronSign(low.text)) continue
    const { quantity, quantities } = headerWords('neutron')
    reword(draft, { ...low, quantity, quantities, meaning: null, exact: false, noDose: false, rest: false })
  }
}

/** Whether two columns are of the same person, place and time. */
function isBeside(a: ColumnDraft, b: ColumnDraft): boolean {
  return a.subject === b.subject && a.position === b.position && timeKey(a.period) === timeKey(b.period)
}
