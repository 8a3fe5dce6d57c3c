import { readCell } from '../grammar/read-cell'
import type { Ambiguity, CellReading, QuantityReading } from '../grammar/reading'
import type { DecimalEvidence } from '../grammar/numbers'
import type { Censor } from '../lexicon/markers'
import type { DoseLanguage } from '../lexicon/types'
import type { DoseReading } from '../model'
import { readNumber } from '../grammar/numbers'
import { namedPeriod } from '../columns/periods'
import type { DoseContext } from '../units/symbol'
import { amountText, choicesOf } from './amounts'
import { aroundNumber } from './around-number'
import { asChoice, type CellDoses, type Choice, doubtful, sure } from './cell-doses'
import type { Known } from './known'
import { makeReading, type Said } from './make-reading'
import { quantityOf, quantityOfUnit } from './quantity-of'
import { rhythmOf } from './rhythm'
import { AGAINST_UNIT, datesAsAmounts, UNITLESS } from './typed-cell'
import { quantityWarnings } from './warnings'

export interface TextOptions {
  readonly context: DoseContext
  readonly language: DoseLanguage | null
  readonly decimalEvidence: DecimalEvidence
  /** What the file says that its codes in place of doses mean. */
  readonly marks?: ReadonlyMap<string, Censor> | undefined
}

/** How certain a reading is: plain, with words around it, or with odd spellings. */
const SURENESS = { plain: 1, words: 0.9, odd: 0.9 } as const
/**
 * Error values that Excel displays in place of a formula's value, in English, Russian and Romanian. A CSV file contains
 * only these.
 */
const ERROR =
  /^#(?:DIV\/0!|N\/A|REF!|VALUE!|NAME\?|NUM!|NULL!|ДЕЛ\/0!|Н\/Д|ССЫЛКА!|ЗНАЧ!|ИМЯ\?|ЧИСЛО!|ПУСТО!|VALOARE!|NUME\?|REFERINȚĂ!|NUMĂR!)$/iu
/** The maximum number of a text's numbers to ask about. */
const MOST_NUMBERS = 4

/** Returns what a text in a dose column gives. The cell is doubtful as a whole if any of its doses is. */
export function readText(text: string, known: Known, options: TextOptions): CellDoses {
  if (ERROR.test(text.trim())) return doubtful('brokenFormula')
  const cell = readCell(text, { ...options, defaultUnit: known.unit?.info.ucum ?? null })
  const quantities = cell.quantities.filter(({ restates }) => !restates)
  if (quantities.length === 0) return withoutDose(text, cell, known, options)
  const said = quantities.map((quantity) => readingsOf(text, quantity, cell, known, options))
  const readings = said.map(({ said: one, quantity }) => makeReading({ ...one, quantity: plain(quantity) }, known))
  const doubts = cell.ambiguities.map(({ index }) => quantities.findIndex((one) => one === cell.quantities[index]))
  const [ambiguity] = cell.ambiguities
  const several = options.context === 'dosimetry' && areSeveralOfOne(quantities, readings)
  if (ambiguity) {
    const choices = several ? [] : inPlace(choicesFor(ambiguity, text, cell, known), doubts, readings)
    return doubtful(reasonOf(ambiguity), choices)
  }
  if (quantities.some((quantity) => isUnitless(quantity, known))) return UNITLESS
  if (known.unit?.reason && quantities.some(({ unitFrom }) => unitFrom === 'default')) {
    const { info, alternatives, reason } = known.unit
    const texts = [info, ...alternatives].map((unit) =>
      quantities.map(({ value }) => amountText(value ?? '', unit)).join(' + '),
    )
    return doubtful(reason, choicesOf(texts, text, known.quantity, known))
  }
  const against = said.findIndex(({ quantity }) => quantity === 'against')
  const opposed = said[against]?.said
  if (opposed) {
    if (opposed.unitSource !== 'cell') return AGAINST_UNIT
    return doubtful('quantityAgainstUnit', inPlace(againstUnit(opposed, known), [against], readings))
  }
  const negative = readings.findIndex(({ value }) => value?.startsWith('-'))
  if (readings[negative])
    return doubtful('negative', inPlace(negatives(readings[negative], known), [negative], readings))
  if (several) return doubtful('notUnderstood', readings.map(asChoice))
  const lone = options.context === 'dosimetry' && readings.length === 1
  return (lone ? oddNumber(text, cell.rest, readings[0], known) : null) ?? sure(readings)
}

/**
 * Returns the choices for one of a cell's doses, together with the others as read, so that a decision loses none. Empty
 * if more than one dose waits for its own decision.
 * @param doubts which of the readings are doubtful
 */
function inPlace(
  choices: readonly Choice[],
  doubts: readonly number[],
  readings: readonly DoseReading[],
): readonly Choice[] {
  if (readings.length === 1) return choices
  if (new Set(doubts).size > 1) return []
  return choices.map((choice) => {
    const whole = readings.flatMap((reading, at) => (at === doubts[0] ? choice.readings : [reading]))
    const texts = readings.map((reading, at) => (at === doubts[0] ? choice.text : asChoice(reading).text))
    return { text: texts.join(' + '), readings: whole }
  })
}

/**
 * Whether two readings are of one quantity, and it isn't clear which is the dose, or whether both are: «0,12 + 0,05»,
 * «0,31 мЗв (1)», «Hp(10)/Hp(0,07) 0,1/0,3». It is clear if each has its name and its unit.
 */
function areSeveralOfOne(quantities: readonly QuantityReading[], readings: readonly DoseReading[]): boolean {
  const stated = quantities.map(({ quantity, rawUnit, raw }) => quantity !== null && raw.includes(rawUnit ?? '?'))
  return readings.some((one, at) =>
    readings.some((other, before) => before < at && one.quantity === other.quantity && !(stated[at] && stated[before])),
  )
}

/** Checks a single number that may mean another one because of what is around it, or a bound that isn't one. */
function oddNumber(text: string, rest: string, reading: DoseReading | undefined, known: Known): CellDoses | null {
  if (!reading?.value) return null
  const { value, unit, quantity, comparator } = reading
  if (comparator === '<' && !/[1-9]/.test(value))
    return doubtful('notUnderstood', [asChoice({ ...reading, comparator: null })])
  const around = aroundNumber(text, rest)
  if (around === null || (around === 'minus' && !/[1-9]/.test(value))) return null
  if (around === 'minus') return doubtful('negative', negatives({ ...reading, value: `-${value}` }, known))
  const texts = around === 'note' ? [value, value.replace(/\.?\d$/, '')] : [value]
  const amounts = texts.filter(Boolean).map((each) => [each, unit].filter(Boolean).join(' '))
  return doubtful('notUnderstood', choicesOf(amounts, text, quantity, known))
}

function isUnitless({ units, value, min }: QuantityReading, { unit }: Known): boolean {
  return units.length === 0 && unit === null && (value !== null || min !== null)
}

interface SaidQuantity {
  readonly said: Omit<Said, 'quantity'>
  readonly quantity: ReturnType<typeof quantityOf>
}

function readingsOf(
  text: string,
  one: QuantityReading,
  cell: CellReading,
  known: Known,
  options: TextOptions,
): SaidQuantity {
  const own = one.unitFrom === 'cell'
  const unit = own ? (one.units[0] ?? null) : (known.unit?.info ?? null)
  const odd = one.notes.some((note) => note === 'letterCase' || note === 'mixedScript')
  const { value, min, max, comparator, uncertainty, censor } = one
  const beside = rhythmOf(one.raw, own, unit, known, options)
  const spelling = quantityWarnings(one.notes, options.context)
  return {
    said: {
      raw: cell.quantities.length > 1 ? one.raw : text.trim(),
      value,
      min,
      max,
      comparator,
      uncertainty,
      censor,
      unit,
      rawUnit: own ? one.rawUnit : (known.unit?.raw ?? null),
      unitSource: own ? 'cell' : (known.unit?.source ?? null),
      rhythm: beside.rhythm,
      sureness: odd ? SURENESS.odd : cell.rest === '' ? SURENESS.plain : SURENESS.words,
      warnings: [...new Set([...spelling, ...beside.warnings])],
    },
    quantity: quantityOf(one.quantity ?? known.quantity, unit),
  }
}

/** Returns what to ask about a text without a dose: a date that was a range, words, numbers of something else. */
function withoutDose(text: string, { rejected }: CellReading, known: Known, options: TextOptions): CellDoses {
  const dates = rejected.filter(({ reason }) => reason === 'date')
  const [date] = dates
  if (date && rejected.length === 1 && date.raw.trim() === text.trim()) {
    return doubtful('dateForRange', choicesOf(dateAmounts(text, known), text, known.quantity, known))
  }
  const numbers = rejected.flatMap(({ reason, raw }) =>
    reason === 'no_unit' || reason === 'unknown_unit' ? (readNumber(raw, 0, options)?.value ?? []) : [],
  )
  const texts = numbers.slice(0, MOST_NUMBERS).map((value) => amountText(value, known.unit?.info))
  return doubtful('notUnderstood', choicesOf(texts, text, known.quantity, known))
}

/**
 * Returns amounts for a day and a month without a year: `02.янв`, `2-Jan`. Excel writes these to a CSV file for what it
 * mistook for a date.
 */
function dateAmounts(text: string, known: Known): readonly string[] {
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(text)?.[0]
  const named = namedPeriod(text)
  const month = named?.in(named.year ?? ANY_LEAP_YEAR)?.from.slice(5, 7)
  return day === undefined || month === undefined ? [] : datesAsAmounts(Number(day), Number(month), known)
}

const ANY_LEAP_YEAR = 2024

function reasonOf({ reason }: Ambiguity) {
  return reason === 'groupOrTwoNumbers' || reason === 'lostSuperscript' ? 'notUnderstood' : reason
}

function choicesFor(
  { reason, alternatives, index }: Ambiguity,
  text: string,
  cell: CellReading,
  known: Known,
): readonly Choice[] {
  const one = cell.quantities[index]
  if (reason !== 'quantityAgainstUnit' || !one)
    return choicesOf(alternatives, text, one?.quantity ?? known.quantity, known)
  const unit = one.units[0] ?? null
  return [one.quantity, quantityOfUnit(unit)].map((quantity) => ({
    text: [quantity, amountText(one.value ?? '', unit)].filter(Boolean).join(' '),
    readings: [
      makeReading({ raw: text, value: one.value, unit, rawUnit: one.rawUnit, unitSource: 'cell', quantity }, known),
    ],
  }))
}

function againstUnit(said: Omit<Said, 'quantity'>, known: Known): readonly Choice[] {
  return [known.quantity, quantityOfUnit(said.unit)].map((quantity) => ({
    text: [quantity, amountText(said.value ?? '', said.unit)].filter(Boolean).join(' '),
    readings: [makeReading({ ...said, quantity }, known)],
  }))
}

/** Returns the choices for a negative value: as it is, zero, or the number after a dash that wasn't a minus. */
function negatives({ raw, value, unit, quantity }: DoseReading, known: Known): readonly Choice[] {
  const texts = [value ?? '', '0', (value ?? '').replace('-', '')].map((each) => (unit ? `${each} ${unit}` : each))
  return choicesOf(texts, raw, quantity, known)
}

function plain(quantity: ReturnType<typeof quantityOf>) {
  return quantity === 'against' ? null : quantity
}
