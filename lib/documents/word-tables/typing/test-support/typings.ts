import { expect } from '@jest/globals'
import type { DataLanguage } from '../../../spreadsheets/language'
import type { SheetDate } from '../../../spreadsheets/model'
import type { CellTyping, NumberEvidence } from '../../model'
import { type CellLike, wordTable } from '../../test-support/word-table'
import type { ColumnType } from '../choice'
import type { ColumnReport } from '../column-report'
import { shownOtherwise } from './shown'
import { typedTables } from '../type-tables'

/** Expects that a typed cell shows the source's text by its own format in a program of any of the languages. */
export function expectShown(source: string, typing: CellTyping): void {
  expect({ source, shown: shownOtherwise(source, typing) }).toEqual({ source, shown: [] })
}

/** A decimal text's digits without its mark, its sign and the zeros at its ends. */
export function significant(value: string): string {
  return value.replace(/\D/g, '').replace(/^0+|0+$/g, '')
}

/** What is known besides the cells. */
export interface Setting {
  readonly decimalSymbol?: NumberEvidence['decimalSymbol']
  /** The document's own. */
  readonly lang?: string
  readonly language?: DataLanguage | 'auto'
  readonly headerRows?: number
  /** What a person chose for the second column. */
  readonly chosen?: ColumnType
}

/** The types of a table’s cells, each of which is expected to show its source. */
export function typings(rows: readonly (readonly CellLike[])[], setting: Setting = {}): CellTyping[] {
  const { table, typing } = typed(rows, setting)
  for (const [index, each] of typing.entries()) expectShown(table.cells[index]?.text ?? '', each)
  return typing
}

/** What is reported for a table’s second column. */
export function report(rows: readonly (readonly CellLike[])[], setting: Setting = {}): ColumnReport {
  const [, second] = typed(rows, setting).columns(2)
  if (second === undefined) throw new Error('a table of one column')
  return second
}

function typed(rows: readonly (readonly CellLike[])[], setting: Setting) {
  const { decimalSymbol = null, lang = null, language = 'auto', headerRows = 0, chosen } = setting
  const table = wordTable(rows, { headerRows })
  const types = new Map(chosen === undefined ? [] : [[0, new Map([[1, chosen]])]])
  const [cells] = typedTables([table], { decimalSymbol, language: lang }, { language, chosen: types })
  if (cells === undefined) throw new Error('a table without types')
  return { table, ...cells }
}

function dateText({ year, month, day, hour, minute, second, hasTime }: SheetDate): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const time = hasTime ? `T${two(hour)}:${two(minute)}:${two(second)}` : ''
  return `${year}-${two(month)}-${two(day)}${time}`
}

/** `number 0.50 0.00`, or the type alone. */
export function said({ type, value, numFmt }: CellTyping): string {
  if (value === null) return type
  const shown = typeof value === 'object' ? dateText(value) : String(value)
  return `${type} ${shown}${numFmt === null ? '' : ` ${numFmt}`}`
}

/** A column next to one that says nothing, so that nothing else is known of it. */
export const column = (texts: readonly CellLike[], setting?: Setting) =>
  typings(
    texts.map((text) => ['—', text]),
    setting,
  ).flatMap((typing, index) => (index % 2 === 1 ? [said(typing)] : []))

export const RU = { decimalSymbol: ',', lang: 'ru-RU', language: 'ru' } as const
export const RO = { decimalSymbol: ',', lang: 'ro-RO', language: 'ro' } as const
export const EN = { decimalSymbol: '.', lang: 'en-US', language: 'en' } as const
