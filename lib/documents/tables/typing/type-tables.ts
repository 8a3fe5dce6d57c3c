import { detectLanguage } from '../../spreadsheets/detect-language'
import type { DataLanguage } from '../../spreadsheets/language'
import type { CellTyping, NumberEvidence } from '../model'
import { MarksSeen } from './decimal-mark'
import { sourcesFor } from './sources'
import { readTable, typeTable, type TypedTable } from './type-table'

const WORD = /\p{L}{3}/u

export interface TypingOptions {
  /** The language of the data; `auto` goes by its letters. */
  readonly language: DataLanguage | 'auto'
}

/**
 * What each cell of each table is, by its index in `cells`: a number, a percentage, a date or a truth only where one reading is left
 * by the evidence of its column, of its table's header, of the document and of the language; a text otherwise. A typed cell shows
 * the source's digits by its own number format.
 */
export function typeTables(
  tables: readonly TypedTable[],
  evidence: NumberEvidence,
  { language: asked }: TypingOptions,
): CellTyping[][] {
  const language = asked === 'auto' ? languageOf(tables) : asked
  const read = tables.map((table) => readTable(table, language))
  const marks = new MarksSeen()
  for (const { columns } of read) for (const column of columns) if (!column.names) marks.addAll(column.marks)
  const context = { language, marks, sources: sourcesFor(evidence, language) }
  return read.map((table) => typeTable(table, context))
}

/** Null where there are no words to tell it by. */
function languageOf(tables: readonly TypedTable[]): DataLanguage | null {
  const [first] = words(tables)
  return first === undefined ? null : detectLanguage(words(tables))
}

function* words(tables: readonly TypedTable[]): Generator<string> {
  for (const { cells } of tables) {
    for (const { text } of cells) if (WORD.test(text)) yield text
  }
}
