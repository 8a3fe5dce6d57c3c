import type { SheetDate } from '../../spreadsheets/model'
import { comparatorBefore } from '../grammar/joints'
import { readCell } from '../grammar/read-cell'
import { amountText, choicesOf } from './amounts'
import { type CellDoses, type Choice, doubtful, sure } from './cell-doses'
import type { ShownUnits } from './shown-units'
import type { Known, WrittenUnit } from './known'
import { makeReading } from './make-reading'
import { quantityOf, quantityOfUnit } from './quantity-of'
import { rhythmOf } from './rhythm'
import { shownAgainst, storedDecimal } from './stored-number'
import type { TextOptions } from './text-cell'
import type { Cell } from '../../spreadsheets/model'

/** Returns what a typed number gives: the stored decimal, in the unit of its format, row, column or sheet. */
export function readTyped(
  cell: Cell,
  number: number,
  known: Known,
  formats: ShownUnits,
  options: Pick<TextOptions, 'context' | 'language'>,
): CellDoses {
  const { context } = options
  const stored = storedDecimal(number)
  const format = formats.of(cell.numFmt, cell.text)
  const unit = format ?? known.unit
  const percent = format?.info.ucum === '%'
  if (percent && context !== 'medication') return doubtful('notUnderstood')
  const value = percent ? storedDecimal(Number((number * 100).toPrecision(15))) : stored
  const second = shownAgainst(stored, cell.text)
  const here: Known = { ...known, unit }
  const amounts = (values: readonly string[]) =>
    choicesOf(
      values.map((each) => amountText(each, unit?.info)),
      cell.text,
      known.quantity,
      here,
    )
  if (!second.agrees) return doubtful('shownDiffers', amounts(second.shown === null ? [value] : [value, second.shown]))
  if (unit === null) return UNITLESS
  if (unit.reason) return doubtful(unit.reason, unitChoices(value, cell.text, unit, here))
  if (number < 0) return doubtful('negative', amounts([value, '0']))
  const quantity = quantityOf(known.quantity, unit.info)
  if (quantity === 'against') return format ? againstUnit(value, cell.text, unit, here) : AGAINST_UNIT
  if (context === 'dosimetry' && addsMeaning(cell)) return doubtful('shownDiffers', amounts([value]))
  const { info, raw: rawUnit, source } = unit
  const { rhythm, warnings } = rhythmOf(value, false, info, here, options)
  return sure([
    makeReading({ raw: cell.text, value, unit: info, rawUnit, unitSource: source, quantity, rhythm, warnings }, here),
  ])
}

/**
 * Whether a format turns its number into a bound, a price or a count, or divides its unit: `"<"0.00`, `0" шт."`, `0.00"
 * мЗв/кв"`.
 */
function addsMeaning({ numFmt, text }: Cell): boolean {
  if (numFmt === null || !/[^\d\s\u00a0\u202f.,'’-]/.test(text)) return false
  if (comparatorBefore(/^\D*/u.exec(text)?.[0] ?? '') !== null) return true
  const { rejected } = readCell(text, { context: 'dosimetry' })
  return rejected.length > 0
}

/** A number in a column without a unit: asked once for the column. */
export const UNITLESS = doubtful('unitUnknown', [], true)

/** The column's own quantity and unit don't match: asked once for the column. */
export const AGAINST_UNIT = doubtful('quantityAgainstUnit', [], true)

/** Returns what may have been typed: Excel turns `1-2`, and in Russia `1.2`, into a date. */
export function readDate({ day, month, hasDate }: SheetDate, cell: Cell, known: Known): CellDoses {
  return doubtful(
    'dateForRange',
    hasDate ? choicesOf(datesAsAmounts(day, month, known), cell.text, known.quantity, known) : [],
  )
}

/** Returns the ranges and decimals that a day and a month may be. */
export function datesAsAmounts(day: number, month: number, { unit }: Known): readonly string[] {
  const range = day === month ? [] : [`${Math.min(day, month)}–${Math.max(day, month)}`]
  return [...range, `${day}.${month}`, `${month}.${day}`].map((value) => amountText(value, unit?.info))
}

/** Returns the choices for a unit whose letters may represent two units. */
function unitChoices(value: string, raw: string, unit: WrittenUnit, known: Known): readonly Choice[] {
  const texts = [unit.info, ...unit.alternatives].map((info) => amountText(value, info))
  return choicesOf(texts, raw, known.quantity, known)
}

/**
 * Returns the choices for a value such as Hp(10) in milligray: either the column's quantity is right, or the unit is.
 */
function againstUnit(value: string, raw: string, unit: WrittenUnit, known: Known): CellDoses {
  const readings = [known.quantity, quantityOfUnit(unit.info)].map((quantity) =>
    makeReading(
      {
        raw,
        value,
        unit: unit.info,
        rawUnit: unit.raw,
        unitSource: unit.source,
        quantity,
      },
      known,
    ),
  )
  return doubtful(
    'quantityAgainstUnit',
    readings.map((reading) => ({
      text: [reading.quantity, amountText(value, unit.info)].filter(Boolean).join(' '),
      readings: [reading],
    })),
  )
}
