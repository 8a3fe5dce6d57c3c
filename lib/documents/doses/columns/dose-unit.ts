import { sourceOf } from '../language/header-patterns'
import { QUANTITY_OF_KIND } from '../lexicon/quantity'
import type { Position } from '../lexicon/positions'
import type { Quantity } from '../lexicon/quantity'
import { unitInfo } from '../units/ucum'
import { mostOf } from './column-profile'
import { type ColumnDraft, fromLow } from './draft'
import { type HeaderUnit, headerUnits } from './header-units'
import { RADIATION_KINDS } from '../units/radiation-kinds'
import { fits, isRadiation, MEDICINE_QUANTITIES, type Surroundings, VAGUE_QUANTITIES } from './surroundings'

const OF_PERSONS: ReadonlySet<Quantity> = new Set(['Hp(10)', 'Hp(0.07)', 'Hp(3)'])
/** A dose in millisieverts that exceeds what a person usually receives. */
const LARGE = 10
const OF_BODY: ReadonlySet<Position> = new Set(['chest', 'collar', 'abdomen', 'fetal'])
/** The name of the quantity itself, not just words for a place. */
const NAMED = /[HН]\s?[pрР*]/iu
/** A label begins with a word; a number with its unit isn't a label. */
const LABEL = /^\p{L}{3}/u
const EITHER = new RegExp(String.raw`^\s*(?:[/\\|]|${sourceOf('either')})\s*$`, 'iu')

/** Returns the most specific quantity of radiation that a header names, from its lowest line with any. */
export function headerQuantity(draft: ColumnDraft): Quantity | null {
  const named = (vague: boolean) =>
    fromLow(
      draft,
      ({ quantities }) =>
        quantities.findLast((each) => isRadiation(each) && VAGUE_QUANTITIES.has(each) === vague) ?? null,
    )
  return named(false) ?? named(true)
}

/** Returns the units of radiation from the lowest line of a header with any. */
export function headerRadiationUnits(draft: ColumnDraft): readonly HeaderUnit[] {
  return fromLow(draft, ({ units }) => nonEmpty(units.filter(({ kind }) => RADIATION_KINDS.has(kind)))) ?? []
}

/** Returns the units of medicines in the same way. */
export function headerMedicineUnits(draft: ColumnDraft): readonly HeaderUnit[] {
  return fromLow(draft, ({ units }) => nonEmpty(units.filter(({ kind }) => !RADIATION_KINDS.has(kind)))) ?? []
}

/**
 * Sets the unit and the quantity of a column of radiation doses. Sources of the unit, in this order: the header, the
 * formats of all cells, the cells themselves, the titles, a known program's export. Sources of the quantity: the
 * header, the titles, the unit.
 */
export function settleUnit(draft: ColumnDraft, around: Surroundings, hasUnitColumn: boolean): void {
  if (draft.unitSource === 'assumed') return
  const units = headerRadiationUnits(draft)
  const [first] = units
  const codes = [...new Set(units.map(({ ucum }) => ucum))]
  const quantity = draft.quantity ?? headerQuantity(draft)
  // An effective dose isn't that of an eye or a hand, whatever the title says of the others.
  const ofTitle =
    around.quantity === 'E' && draft.position !== null && !OF_BODY.has(draft.position) ? null : around.quantity
  const titled = isRestated(quantity, ofTitle) ? ofTitle : (quantity ?? ofTitle)
  const said = titled === null ? undefined : around.units.get(titled)
  const format = mostOf(draft.profile.formatUnits, 1)
  const own = mostOf(draft.profile.cellUnits, 0.5)
  const { numbers, radiationAmounts } = draft.profile
  if (first?.scaled) {
    set(draft, null, 'header')
    draft.doubts.add('unitUnknown')
  } else if (first && saysEitherUnit(draft)) {
    set(draft, null, 'header')
    draft.doubts.add('unitUnknown')
  } else if (first) set(draft, first.ucum, 'header')
  else if (format) set(draft, format, 'format')
  else if (draft.profile.formatUnits.size > 1) set(draft, null, 'format')
  else if (radiationAmounts > 0 && radiationAmounts >= numbers)
    set(draft, draft.profile.cellUnits.size === 1 ? own : null, 'cell')
  else if (hasUnitColumn) set(draft, null, 'cell')
  else if (namesOtherUnit(draft, said ?? around.unit)) {
    set(draft, null, 'sheet')
    draft.doubts.add('unitUnknown')
  } else if (said !== undefined) set(draft, said, 'sheet')
  else if (around.unit && agrees(titled, around.unit)) set(draft, around.unit, 'sheet')
  else {
    const assumed = titled ? around.export?.units[titled] : undefined
    // Large whole numbers may be in the smaller unit that some countries use.
    const likely = !(draft.profile.integers && (draft.profile.median ?? 0) >= LARGE)
    if (assumed && likely) {
      set(draft, assumed, 'assumed')
      draft.doubts.add('unitAssumed')
    } else if (numbers > 0) draft.doubts.add('unitUnknown')
  }
  if (codes.length > 1) draft.doubts.add('twoUnits')
  // The title's quantity isn't that of a rate beside the doses.
  const ofRate = quantity === null && first?.kind === 'rate' && unitInfo(around.unit ?? '')?.kind !== 'rate'
  settleQuantity(draft, ofRate ? null : titled, own)
}

/**
 * Whether a label among the numbers, such as «ТЛД за месяц, мЗв», has another unit than the title. It may be the header
 * of the rows below it.
 */
function namesOtherUnit({ profile: { samples } }: ColumnDraft, titled: string | null): boolean {
  if (titled === null) return false
  return samples.some((text) =>
    headerUnits(text).some(
      ({ kind, ucum, start }) =>
        RADIATION_KINDS.has(kind) && ucum !== titled && LABEL.test(text) && !/\d\s?$/.test(text.slice(0, start)),
    ),
  )
}

/** Whether `Dose equivalent` is below a title that specifies it: Hp(10). */
function isRestated(own: Quantity | null, titled: Quantity | null): boolean {
  return own === 'H' && titled !== null && OF_PERSONS.has(titled)
}

/**
 * Whether each dose may be in either of two units: «мкЗв/мЗв», «мЗв или мкЗв». A second unit in parentheses, as in
 * «мкЗв (мбэр)», only repeats the first.
 */
function saysEitherUnit(draft: ColumnDraft): boolean {
  const either = fromLow(draft, ({ text, units }) => {
    const radiation = units.filter(({ kind }) => RADIATION_KINDS.has(kind))
    if (radiation.length === 0) return null
    return radiation.some(({ ucum, start }, at) => {
      const before = radiation[at - 1]
      return before !== undefined && before.ucum !== ucum && EITHER.test(text.slice(before.end, start))
    })
  })
  return either === true
}

function settleQuantity(draft: ColumnDraft, named: Quantity | null, cellUnit: string | null): void {
  const kind = unitInfo(draft.unit ?? cellUnit ?? '')?.kind
  const implied = kind ? (QUANTITY_OF_KIND[kind] ?? null) : null
  if (!named || MEDICINE_QUANTITIES.has(named)) draft.quantity = implied
  else if (!kind || fits(named, kind)) draft.quantity = named
  // «Доза облучения, мкЗв/ч», «эквивалент дозы, мГр»: the unit overrides the vaguer word, but not a definite name.
  // `Max. skin dose, mGy` is a patient's dose.
  else if (kind === 'absorbed' && OF_PERSONS.has(named) && !draft.words.some(({ text }) => NAMED.test(text)))
    draft.quantity = implied ?? named
  else if (VAGUE_QUANTITIES.has(named) || (kind === 'rate' && named !== 'Hp(10)')) draft.quantity = implied ?? named
  else {
    draft.quantity = named
    draft.doubts.add('quantityAgainstUnit')
  }
}

function agrees(quantity: Quantity | null, ucum: string): boolean {
  const kind = unitInfo(ucum)?.kind
  return quantity === null || kind === undefined || VAGUE_QUANTITIES.has(quantity) || fits(quantity, kind)
}

function set(draft: ColumnDraft, unit: string | null, source: NonNullable<ColumnDraft['unitSource']>): void {
  draft.unit = unit
  draft.unitSource = source
}

function nonEmpty<Item>(items: readonly Item[]): readonly Item[] | null {
  return items.length > 0 ? items : null
}
