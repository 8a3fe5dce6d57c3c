import { kindShare } from '../columns/column-profile'
import type { ColumnDraft } from '../columns/draft'
import type { HeaderMeaning } from '../lexicon/headers'
import { isUnitText } from './label-rows'

/**
 * Headers of a person, a time, a place or an item. Rows with one of these describe doses, whatever units they contain.
 */
const OF_DOSES: ReadonlySet<HeaderMeaning> = new Set([
  'subject',
  'surname',
  'given_name',
  'subject_id',
  'birth',
  'date',
  'period_from',
  'period_to',
  'period',
  'month',
  'quarter',
  'year',
  'quantity',
  'position',
  'dosimeter',
  'drug',
  'substance',
  'department',
  'job',
  'place',
  'device',
  'examination',
])
const MOSTLY = 0.6

/**
 * Whether a table converts units and contains no doses. Examples: `mSv | rem` over the same amounts in each, or a
 * column of units with their symbols and equivalents: `rem | rem | 0,01 Sv`.
 */
export function isConversion(drafts: readonly ColumnDraft[]): boolean {
  const units = drafts.filter(({ path, low }) => path.length === 1 && low !== null && isUnitText(low.text))
  if (units.length >= 2 && units.length === drafts.length) return true
  return listsUnits(drafts.filter(({ profile }) => profile.filled > 0))
}

function listsUnits(drafts: readonly ColumnDraft[]): boolean {
  const lists = drafts.filter(isList)
  const amounts = drafts.filter(({ profile }) => profile.radiationAmounts >= 0.5)
  if (lists.length === 0 || (lists.length < 2 && amounts.length === 0)) return false
  return drafts.every(({ words, profile }) => {
    const ofDoses = words.some(({ meaning, dose }) => dose || (meaning !== null && OF_DOSES.has(meaning)))
    return (
      !ofDoses && profile.people < MOSTLY && kindShare(profile, 'date') === 0 && kindShare(profile, 'quantity') === 0
    )
  })
}

/** Whether a column lists units, each of them once. */
function isList({ profile }: ColumnDraft): boolean {
  return profile.filled >= 2 && profile.distinct === profile.filled && kindShare(profile, 'unit') >= MOSTLY
}
