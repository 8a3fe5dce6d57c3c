import { normaliseName } from './normalise'

/** What a tag can print without a column: the row's number from 1 in the order of the sheet, and the day of the run. */
export type Builtin = 'row.number' | 'today'

const NAMES: ReadonlyMap<string, Builtin> = new Map<string, Builtin>([
  ['row.number', 'row.number'],
  ['номер строки', 'row.number'],
  ['numărul rândului', 'row.number'],
  ['today', 'today'],
  ['сегодня', 'today'],
  ['astăzi', 'today'],
])

/** The builtin of a normalised name. A column of the same name goes before it. */
export function builtinOf(name: string): Builtin | null {
  return NAMES.get(normaliseName(name)) ?? null
}
