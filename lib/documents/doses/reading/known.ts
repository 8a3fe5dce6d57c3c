import { headerWords } from '../columns/header-words'
import type { Quantity } from '../lexicon/quantity'
import type { DoseColumn, DoseTable, UnitSource } from '../layout-model'
import { readUnit } from '../units/read-unit'
import type { DoseContext, UnitReason } from '../units/symbol'
import { unitInfo, type UnitInfo } from '../units/ucum'
import { quantityOf, quantityOfUnit } from './quantity-of'

/** A unit in its own cell of the row, or in the column's header. */
export interface WrittenUnit {
  /** As written; null if only its code is known. */
  readonly raw: string | null
  readonly info: UnitInfo
  readonly source: UnitSource
  /** Other units that the letters may represent. */
  readonly alternatives: readonly UnitInfo[]
  readonly reason: UnitReason | null
}

/** What the columns next to a dose say about it. Equal rows share one object; null if there is nothing. */
export interface RowFacts {
  readonly unit: WrittenUnit | null
  /** The unit of a group row, «Дозы в мкЗв». It overrides the sheet's unit, but not the header's. */
  readonly groupUnit: WrittenUnit | null
  /** True if the group row counts in multiples of its unit, «в 10⁻² мЗв»: the sheet's unit doesn't apply below it. */
  readonly groupScaled: boolean
  /** The quantity of a group row. It also overrides the sheet's. */
  readonly groupQuantity: Quantity | null
  readonly quantity: Quantity | null
  /**
   * True if the row's own words name a unit that can't be used, «10⁻² мЗв», «мкЗв (мбэр)», or two different ones. No
   * other unit applies then.
   */
  readonly unitUnclear: boolean
  readonly form: string | null
  readonly route: string | null
  /** How often and for how long, as written. */
  readonly rhythm: string | null
}

/** What is known about a cell's dose before the cell is read, from its row, its column and its sheet. */
export interface Known {
  readonly unit: WrittenUnit | null
  readonly quantity: Quantity | null
  /** True if the column's header names it or a user chose it. */
  readonly ownQuantity: boolean
  readonly facts: RowFacts | null
  readonly confidence: number
  /** True if a user chose the column's unit: nothing was assumed without asking. */
  readonly told: boolean
  /** True if the header names a second unit, «мкЗв (мбэр)»: its numbers are assumed to be in the first. */
  readonly twoUnits: boolean
}

/** Returns the unit of a cell that contains nothing else; null if there is none. */
export function writtenUnit(text: string, context: DoseContext): WrittenUnit | null {
  const trimmed = text.trim().replace(/^[([]\s*|\s*[)\],;:]$/g, '')
  const unit = readUnit(trimmed, 0, context)
  if (!unit || trimmed.slice(unit.end).replace(/[.\s]/g, '') !== '') return null
  const { ucum, kind, canonical, raw, alternatives, reason } = unit
  return { raw, info: { ucum, kind, canonical }, source: 'cell', alternatives, reason }
}

/** Returns what the column and the sheet say for cells that say nothing themselves. */
export function knownOf(table: DoseTable, column: DoseColumn): Known {
  const info = column.unit === null ? null : unitInfo(column.unit)
  const source = column.unitSource ?? 'header'
  const texts = source === 'header' ? [column.header] : source === 'sheet' ? table.titles : []
  return {
    unit: info && { raw: spelledIn(texts, info.ucum, table.context), info, source, alternatives: [], reason: null },
    quantity: column.quantity,
    ownQuantity: column.chosen || headerWords(column.header).quantity !== null,
    facts: null,
    confidence: column.confidence,
    told: column.chosen,
    twoUnits: column.doubts.includes('twoUnits'),
  }
}

/**
 * Returns what applies after a user has chosen the column's unit, which is more than a guess. If it doesn't suit the
 * quantity, the unit counts.
 */
export function knownAs(table: DoseTable, column: DoseColumn, unit: string): Known {
  const known = knownOf(table, column)
  const info = unitInfo(unit)
  if (!info) return known
  const quantity = quantityOf(known.quantity, info)
  return {
    ...known,
    unit: {
      raw: null,
      info,
      source: known.unit?.info.ucum === unit && known.unit.source !== 'assumed' ? known.unit.source : 'person',
      alternatives: [],
      reason: null,
    },
    quantity: quantity === 'against' ? quantityOfUnit(info) : quantity,
    told: true,
  }
}

/** Returns the same with what the row says, which overrides the column and the sheet. */
export function inRow(known: Known, facts: RowFacts): Known {
  const near = known.unit !== null && known.unit.source !== 'sheet' && known.unit.source !== 'assumed'
  const around = facts.groupScaled && !known.told ? null : known.unit
  const outer = near ? known.unit : (facts.groupUnit ?? around)
  const named = known.ownQuantity ? known.quantity : (facts.groupQuantity ?? known.quantity)
  const unclear = !known.told && (facts.unitUnclear || areOpposed(facts.unit, known.unit))
  const unit = unclear ? null : (facts.unit ?? outer)
  return { ...known, unit, quantity: quantityIn(known, facts) ?? named, facts }
}

/** Returns the quantity that the row names. «индивидуальная доза» is less specific than «Hp(10)» over its column. */
function quantityIn({ quantity, ownQuantity }: Known, facts: RowFacts): Quantity | null {
  const vague = facts.quantity === 'H' || facts.quantity === 'D'
  return vague && ownQuantity ? (quantity ?? facts.quantity) : facts.quantity
}

/** Whether units contradict each other: «Hp(10), мкЗв» in a row below «Иванов И. И., мЗв». One of them is wrong. */
function areOpposed(row: WrittenUnit | null, column: WrittenUnit | null): boolean {
  return row?.source === 'header' && column?.source === 'header' && row.info.ucum !== column.info.ucum
}

/** Returns how a text spells a unit: `мЗв` in «Доза, мЗв». */
function spelledIn(texts: readonly string[], ucum: string, context: DoseContext): string | null {
  for (const text of texts) {
    for (const { index } of text.matchAll(/(?<![\p{L}\p{M}])[\p{L}%]/gu)) {
      const unit = readUnit(text, index, context)
      if (unit?.ucum === ucum) return unit.raw
    }
  }
  return null
}
