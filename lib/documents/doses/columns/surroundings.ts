import { wordPattern } from '../language/header-patterns'
import type { KnownExport } from '../lexicon/exports'
import type { Position } from '../lexicon/positions'
import type { Quantity } from '../lexicon/quantity'
import { QUANTITY_KINDS } from '../lexicon/quantity'
import type { Period } from '../layout-model'
import { titlePeriod } from '../layout/titles'
import { findQuantityNames } from '../grammar/names'
import { saysHand } from './body-side'
import { headerUnits } from './header-units'
import { RADIATION_KINDS } from '../units/radiation-kinds'
import { type HeaderWords, headerWords } from './header-words'
import { titleRole } from './line-role'
import { titlePosition } from './shared-position'
import { unitInfo } from '../units/ucum'
import { surelyUnits } from './sure-units'

/** The texts around a table that describe all of it: titles, captions, notes, the sheet's name. */
export interface Surroundings {
  /** They mention radiation doses. */
  readonly doses: boolean
  /** They name a quantity or a unit of radiation, not just the word for dose. */
  readonly plain: boolean
  readonly quantity: Quantity | null
  /** They name a quantity by its SI symbol, such as `Hp(10)`. A file with `DDE` may report in rem. */
  readonly namedInSi: boolean
  /** UCUM; null also if they name several. */
  readonly unit: string | null
  /** They name units of radiation, one or several. */
  readonly namesUnits: boolean
  /** Units that apply to one quantity each: `DAP in cGy·cm², entrance dose in mGy`. */
  readonly units: ReadonlyMap<Quantity, string>
  /** What all doses of the table count as, by the titles. */
  readonly role: ReturnType<typeof titleRole>
  /** The single place on the body that the titles name. */
  readonly position: Position | null
  /** The titles mention hands, fingers or rings. */
  readonly hands: boolean
  /** The titles mention radon. */
  readonly radon: boolean
  readonly export: KnownExport | null
  /** The period in the titles or in the sheet's name. */
  readonly period: Period | null
}

const RADON = wordPattern('radon')
/** Names of SI quantities; a table with `DDE` may report in rem. */
const SI_NAME = /[HН]\s?[pрР]\s?\(/iu
const FIGURES = wordPattern('figures')

export const MEDICINE_QUANTITIES: ReadonlySet<Quantity> = new Set(['strength', 'dose'])

/** Vague quantities; a unit or a nearer name is more specific. */
export const VAGUE_QUANTITIES: ReadonlySet<Quantity> = new Set(['H', 'D', 'X', 'rate', 'activity', 'dose', 'strength'])

/** Whether a quantity is one of radiation. */
export function isRadiation(quantity: Quantity | null): quantity is Quantity {
  return quantity !== null && !MEDICINE_QUANTITIES.has(quantity)
}

/**
 * Returns what the texts around a table say. @param nearest titles, the nearest first @param farther notes below, and
 * last the sheet's name @param fileYear the year found elsewhere in the file
 */
export function surroundingsOf(
  nearest: readonly string[],
  farther: readonly string[],
  known: KnownExport | null,
  fileYear: number | null = null,
): Surroundings {
  const near = nearest.map(headerWords)
  const notes = farther.slice(0, -1).map(headerWords)
  const all = [...near, ...farther.map(headerWords)]
  const quantity = firstQuantity(near) ?? firstQuantity(all)
  const own = oneUnit(near)
  const unit = own !== null && notes.some((text) => contradicts(text, own)) ? null : (own ?? oneUnit(all))
  // «мкЗв (мбэр)», «10⁻² мЗв»: radiation, whichever unit the numbers are in.
  const plain = unit !== null || quantity !== null || near.some(namesUnit)
  return {
    doses: plain || all.some(({ dose }) => dose),
    plain,
    quantity,
    namedInSi: nearest.some(namesInSi),
    unit,
    namesUnits: all.some(({ units }) => units.some(({ kind }) => RADIATION_KINDS.has(kind) && kind !== 'activity')),
    units: unitsByQuantity([...nearest, ...farther]),
    role: titleRole(nearest),
    position: titlePosition(nearest),
    hands: nearest.some(saysHand),
    radon: nearest.some((text) => RADON.test(text)),
    export: known,
    period: titlePeriod(nearest, farther.at(-1) ?? '', fileYear),
  }
}

/** Whether a text names a quantity of people's doses by its SI symbol: `Hp(10)`. */
export function namesInSi(text: string): boolean {
  return SI_NAME.test(text)
}

function namesUnit(words: HeaderWords): boolean {
  return surelyUnits(words).some(({ kind }) => kind !== 'activity')
}

function firstQuantity(texts: readonly HeaderWords[]): Quantity | null {
  for (const { quantities } of texts) {
    const found = quantities.filter((quantity) => isRadiation(quantity) && quantity !== 'X' && quantity !== 'activity')
    const [first] = found
    // «Индивидуальный эквивалент дозы Hp(10)».
    const [telling, ...others] = new Set(found.filter((quantity) => !VAGUE_QUANTITIES.has(quantity)))
    if (first) return telling && others.length === 0 ? telling : first
  }
  return null
}

function oneUnit(texts: readonly HeaderWords[]): string | null {
  for (const words of texts) {
    const radiation = surelyUnits(words)
    const [ucum = null, ...others] = new Set(radiation.map((unit) => unit.ucum))
    if (ucum !== null) return others.length === 0 && !radiation.some(({ scaled }) => scaled) ? ucum : null
  }
  return null
}

/**
 * Whether a note contradicts the title's unit: «Значения указаны в мкЗв» below a title in mSv. The units must be of one
 * kind. Numbers with a unit are limits and don't count.
 */
function contradicts(note: HeaderWords, ucum: string): boolean {
  const said = surelyUnits(note).filter(({ start }) => !/\d\s?$/.test(note.text.slice(0, start)))
  const [unit, ...more] = new Set(said.map((each) => each.ucum))
  if (unit === undefined || more.length > 0 || unit === ucum || note.quantities.length > 0) return false
  return unitInfo(unit)?.canonical?.unit === unitInfo(ucum)?.canonical?.unit && FIGURES.test(note.text)
}

/** Returns the unit after each quantity's name, from texts where every unit follows its own name. */
function unitsByQuantity(texts: readonly string[]): ReadonlyMap<Quantity, string> {
  const units = new Map<Quantity, string>()
  for (const text of texts.flatMap((each) => each.split(/;\s/))) {
    const said = headerWords(text)
    const [unit, ...more] = said.units
    // «ЭД: мЗв»: such a short name counts only next to its unit.
    if (unit && said.quantity && more.length === 0 && said.quantities.length === 1 && !unit.scaled) {
      if (!units.has(said.quantity) && fits(said.quantity, unit.kind)) units.set(said.quantity, unit.ucum)
      continue
    }
    const names = findQuantityNames(text)
    if (names.length === 0) continue
    let from = 0
    for (const { ucum, kind, start, end, scaled } of headerUnits(text)) {
      const name = names.findLast((each) => each.start >= from && each.end <= start)
      from = end
      if (!name || scaled || units.has(name.quantity) || !fits(name.quantity, kind)) continue
      units.set(name.quantity, ucum)
    }
  }
  return units
}

/** Whether a quantity can be expressed in a kind of unit. */
export function fits(quantity: Quantity, kind: string): boolean {
  return (QUANTITY_KINDS[quantity] as readonly string[]).includes(kind)
}
