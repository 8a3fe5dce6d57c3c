import { normaliseName } from './normalise'

/**
 * What a tag can print without a column: the number of the document or of the loop's turn from 1, the line of the spreadsheet
 * that it comes from, the act's running number, and the day of the run.
 */
export type Builtin = 'row.number' | 'row.line' | 'act.number' | 'today'

const NAMES: Readonly<Record<Builtin, readonly string[]>> = {
  'row.number': ['row.number', 'номер строки', 'строка.номер', 'numărul rândului', 'rând.număr', 'rand.numar'],
  'row.line': ['row.line', 'номер строки таблицы', 'строка.таблицы', 'numărul rândului din tabel', 'rând.tabel'],
  'act.number': ['act.number', 'акт.номер', 'акт.№', 'act.număr', 'act.numar', 'act.nr'],
  today: ['today', 'сегодня', 'astăzi', 'astazi'],
}

const BY_NAME: ReadonlyMap<string, Builtin> = new Map(
  Object.entries(NAMES).flatMap(([builtin, names]) =>
    names.map((name): [string, Builtin] => [normaliseName(name), builtin as Builtin]),
  ),
)

/** The names that a person can write, in English, Russian and Romanian. */
export const BUILTIN_NAMES: readonly string[] = [...BY_NAME.keys()]

/** The builtin of a name. A column of the same name goes before it. */
export function builtinOf(name: string): Builtin | null {
  return BY_NAME.get(normaliseName(name)) ?? null
}

const ROWS = new Set(
  ['rows', 'строки', 'строка', 'все строки', 'rânduri', 'rândurile', 'randuri', 'randurile', 'rând'].map(normaliseName),
)

/** Whether a name represents the rows of a document: `{#rows}`, `{rows | count}`. */
export function isRowsName(name: string): boolean {
  return ROWS.has(normaliseName(name))
}
