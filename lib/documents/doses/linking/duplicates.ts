import type { Problem } from '../../problem'
import { problem } from '../../problem'
import type { DoseTable, Layout } from '../layout-model'
import type { Decision } from '../model'
import type { Resolutions } from '../reading/resolutions'
import { isAdded } from '../totals/addable'
import { saysCorrected } from '../columns/corrections'
import type { Draft } from './draft'
import { FreeOriginals } from './free-originals'
import { whichCounts } from './which-counts'

export interface Merged {
  /** The doses that stay, some of which repeat others. */
  readonly doses: readonly Draft[]
  /** Maps a dose that repeats one on another sheet to that one, which is added up. */
  readonly sameAs: ReadonlyMap<Draft, Draft>
  readonly decisions: readonly Decision[]
  /** Doses left out because they conflict with others. */
  readonly dropped: ReadonlySet<Draft>
  readonly problems: readonly Problem[]
}

/**
 * Finds the doses that are on two sheets: the same subject, quantity, position and period, and not two different
 * badges. Of equal values, the first counts and the others refer to it. Different values are a conflict if the badges'
 * numbers are the same, or one sheet says that it is corrected. They also are if at least half of what the two sheets
 * share is equal. Then the first stays, and a user is asked about the other. Otherwise they are two badges, which are
 * added.
 */
export function mergeDuplicates(drafts: readonly Draft[], { tables }: Layout, resolutions: Resolutions): Merged {
  const sameAs = new Map<Draft, Draft>()
  const dropped = new Set<Draft>()
  const decisions: Decision[] = []
  const unequal = onSeveralSheets(drafts).flatMap((group) => pairUp(group, sameAs))
  for (const [first, second] of conflictsAmong(unequal, sameAs, correctedSheets(tables))) {
    const choice = resolutions.ofCell(second.column.sheet, second.row, second.col, 'conflict')
    dropped.add(choice === 1 ? first : second)
    if (choice === null) decisions.push(whichCounts('conflict', first, second))
  }
  for (const [draft, original] of sameAs) if (dropped.has(original)) sameAs.delete(draft)
  const sheets = new Map<string, number>()
  for (const { column } of sameAs.keys()) sheets.set(column.sheet, (sheets.get(column.sheet) ?? 0) + 1)
  return {
    doses: dropped.size === 0 ? drafts : drafts.filter((draft) => !dropped.has(draft)),
    sameAs,
    decisions,
    dropped,
    problems: [...sheets].map(([sheet, count]) =>
      problem('DOSE_DUPLICATES_MERGED', 'info', { file: 'data', sheet, params: { sheet, count } }),
    ),
  }
}

/** Returns groups of doses that may be the same, if they are on more than one sheet. */
function onSeveralSheets(drafts: readonly Draft[]): readonly (readonly Draft[])[] {
  const [first] = drafts
  if (!first || drafts.every(({ column }) => column.sheet === first.column.sheet)) return []
  const groups = new Map<string, Draft[]>()
  const numbers = new Map<unknown, number>()
  const numberOf = (object: unknown) => {
    const known = numbers.get(object) ?? numbers.size
    numbers.set(object, known)
    return known
  }
  for (const draft of drafts) {
    const { subject, period, date, position, reading } = draft
    if (subject === null || (period === null && date === null) || !isAdded(draft)) continue
    const key = `${numberOf(subject)}|${reading.quantity}|${position}|${period ? `${period.from}/${period.to}` : ''}|${date}`
    const group = groups.get(key)
    if (group) group.push(draft)
    else groups.set(key, [draft])
  }
  return [...groups.values()].filter((group) => group.some(({ column }) => column.sheet !== group[0]?.column.sheet))
}

type Pair = readonly [first: Draft, second: Draft]

/**
 * Pairs each later sheet's doses with equal ones on the sheets before it.
 * @returns pairs of the doses left over on both sides
 */
function pairUp(group: readonly Draft[], sameAs: Map<Draft, Draft>): readonly Pair[] {
  const unequal: Pair[] = []
  const originals = new FreeOriginals()
  for (const here of bySheet(group)) {
    originals.newRound()
    const left: Draft[] = []
    for (const draft of here) {
      const same = originals.takeSame(draft)
      if (same) sameAs.set(draft, same)
      else left.push(draft)
    }
    for (const draft of left) {
      const other = originals.takeOther(draft)
      if (other) unequal.push([other, draft])
    }
    for (const draft of left) originals.add(draft)
  }
  return unequal
}

function bySheet(group: readonly Draft[]): Iterable<readonly Draft[]> {
  const sheets = new Map<string, Draft[]>()
  for (const draft of group) {
    const here = sheets.get(draft.column.sheet)
    if (here) here.push(draft)
    else sheets.set(draft.column.sheet, [draft])
  }
  return sheets.values()
}

/**
 * Returns the sheets that say in their name or in their tables' titles that they are corrected: «Дозы за I кв.
 * (исправленный)».
 */
function correctedSheets(tables: readonly DoseTable[]): ReadonlySet<string> {
  const corrected = tables.filter(({ titles }) => titles.some(saysCorrected))
  return new Set(corrected.map(({ source }) => source.name))
}

/**
 * Returns the pairs that belong to one badge: by its number, because the two sheets agree in at least half of what they
 * share, or because one corrects the other.
 */
function conflictsAmong(
  unequal: readonly Pair[],
  sameAs: ReadonlyMap<Draft, Draft>,
  corrected: ReadonlySet<string>,
): readonly Pair[] {
  if (unequal.length === 0) return []
  const key = (first: Draft, second: Draft) => `${first.column.sheet}\u0000${second.column.sheet}`
  const balance = new Map<string, number>()
  const weigh = (first: Draft, second: Draft, by: number) =>
    balance.set(key(first, second), (balance.get(key(first, second)) ?? 0) + by)
  for (const [draft, original] of sameAs) weigh(original, draft, 1)
  for (const [first, second] of unequal) weigh(first, second, -1)
  return unequal.filter(
    ([first, second]) =>
      corrected.has(first.column.sheet) !== corrected.has(second.column.sheet) ||
      (first.device !== null && first.device === second.device) ||
      (balance.get(key(first, second)) ?? 0) >= 0,
  )
}
