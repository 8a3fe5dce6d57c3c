import type { Quantity } from '../lexicon/quantity'
import { unitInfo } from '../units/ucum'
import { headerRadiationUnits } from './dose-unit'
import { isRadiationUnit } from './header-units'
import type { ColumnDraft } from './draft'
import { assumeUnit } from './shared-unit'
import { namesInSi, type Surroundings } from './surroundings'

/**
 * The range in millisieverts that a monitored person receives in a period. It is from the recording levels of dosimetry
 * services (0.01 to 0.1 mSv, IAEA GSG-7) to a yearly limit. Own numbers, generous at both ends.
 */
const LEAST_RECEIVED = 0.005
const MOST_RECEIVED = 20
/**
 * Between these, decimals are in millisieverts. In microsieverts they would be too low to measure, and in sieverts too
 * high for any person.
 */
const LEAST_SURE = 0.02
const MOST_SURE = 5
/** A higher dose would be an accident. The limits for skin and hands are higher than those for the body. */
const LARGEST_OF_BODY = 50
const LARGEST_OF_SKIN = 500
const FEWEST_FIGURES = 3

const OF_BODY: ReadonlySet<Quantity> = new Set(['Hp(10)', 'E'])
const OF_PERSONS: ReadonlySet<Quantity | null> = new Set(['Hp(10)', 'Hp(0.07)', 'Hp(3)', 'E', 'H', null])
/** `x 10^-1`, «10⁻²»: the numbers are counted in something that the header doesn't fully say. */
const SCALED = /10\s?(?:\^|[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]|[-−]\d)|[×x*·]\s?10/iu
/** The likeliest first. */
const CANDIDATES = ['mSv', 'uSv', 'Sv', 'mREM'] as const

/**
 * Proposes a unit for columns of people's doses without one, by the size of their numbers. If the numbers rule out any
 * other unit, it is assumed, and marked so. Otherwise it is the first choice of the question.
 */
export function proposeUnits(doses: readonly ColumnDraft[], around: Surroundings): void {
  const open = doses.filter(
    ({ unit, unitSource, quantity, doubts }) =>
      unit === null && unitSource === null && OF_PERSONS.has(quantity) && doubts.has('unitUnknown'),
  )
  if (open.length === 0 || around.namesUnits || doses.some(isScaled)) return
  if (areSurelyMillisieverts(open, around) && !doses.some(hasOtherUnit)) {
    for (const draft of open) assumeUnit(draft, 'mSv')
    return
  }
  const received = open.filter(({ words }) => !words.some(({ role }) => role === 'role_cumulative'))
  // Doses of a lifetime are beyond what anyone receives in a period.
  const telling = received.length > 0 ? received : open
  const middles = telling.flatMap((draft) => middleOf(sizesOf(draft)) ?? [])
  const proposed = CANDIDATES.find((unit) => middles.length > 0 && middles.every((size) => isReceived(size, unit)))
  if (proposed !== undefined) for (const draft of open) draft.proposedUnit = proposed
}

function areSurelyMillisieverts(open: readonly ColumnDraft[], { namedInSi }: Surroundings): boolean {
  const sizes = open.map(sizesOf)
  if (sizes.flat().length < FEWEST_FIGURES || !(namedInSi || open.some(isNamed))) return false
  const middles = sizes.flatMap((each) => middleOf(each) ?? [])
  return (
    open.every(isOfDecimals) &&
    middles.every((size) => size >= LEAST_SURE && size <= MOST_RECEIVED) &&
    Math.min(...middles) <= MOST_SURE &&
    open.every(({ quantity }, at) => Math.max(...(sizes[at] ?? [])) <= largestOf(quantity))
  )
}

function largestOf(quantity: Quantity | null): number {
  return quantity !== null && OF_BODY.has(quantity) ? LARGEST_OF_BODY : LARGEST_OF_SKIN
}

function isNamed({ quantity, words }: ColumnDraft): boolean {
  return quantity === 'E' || words.some(({ text }) => namesInSi(text))
}

/** Whether numbers are decimals. Whole numbers may be in a smaller unit, however low they are. */
function isOfDecimals(draft: ColumnDraft): boolean {
  return !draft.profile.integers || sizesOf(draft).length === 0
}

function isScaled({ path }: ColumnDraft): boolean {
  return path.some((text) => SCALED.test(text))
}

function hasOtherUnit(draft: ColumnDraft): boolean {
  const { unit, doubts, profile } = draft
  if (unit !== null && unit !== 'mSv' && unitInfo(unit)?.canonical?.unit === 'mSv') return true
  // `CM` among doses is somebody's leave, not centimetres.
  if (doubts.has('twoUnits') || [...profile.cellUnits.keys()].some(isRadiationUnit)) return true
  return headerRadiationUnits(draft).some(({ ucum, scaled }) => scaled || ucum !== 'mSv')
}

/** Returns the numbers that aren't zero, in ascending order. */
function sizesOf({ profile }: ColumnDraft): readonly number[] {
  return profile.sizes.filter((size): size is number => Boolean(size)).toSorted((a, b) => a - b)
}

function middleOf(sizes: readonly number[]): number | null {
  return sizes[sizes.length >> 1] ?? null
}

function isReceived(size: number, unit: string): boolean {
  const received = size * Number(unitInfo(unit)?.canonical?.factor ?? Number.NaN)
  return received >= LEAST_RECEIVED && received <= MOST_RECEIVED
}
