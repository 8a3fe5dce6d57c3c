import type { ColumnName, InspectAnswer, Match } from './answers'
import type { Options } from './options'

/** What the user chose for a tag: a column, the same text in all documents, or blank. */
export type Choice =
  | {
      readonly kind: 'column'
      readonly letter: string
      readonly header: string
      /** The tag's match before any choice. */
      readonly before: Match['how']
    }
  | { readonly kind: 'same'; readonly text: string; readonly before: Match['how'] }
  | { readonly kind: 'empty'; readonly before: Match['how'] }

/** By the tag's name. */
export type Choices = Readonly<Record<string, Choice>>

/** The part of a response that lists the columns. */
type Known = Pick<InspectAnswer, 'matches' | 'unused' | 'files' | 'table'>

/** The columns that a tag can be given, by their letters; without a header a column has no name to be given by. */
export function columnsOf({ matches, unused, files, table }: Known): ColumnName[] {
  const sheet = files.flatMap(({ sheets }) => sheets).find(({ name }) => name === table?.sheet)
  const all = [...(sheet?.columns ?? []), ...unused, ...matches.flatMap(({ column }) => column ?? [])]
  const named = all.filter(({ header }) => header.trim() !== '')
  const columns = new Map(named.map(({ letter, header }) => [letter, { letter, header }]))
  return [...columns.values()].sort((a, b) => a.letter.length - b.letter.length || (a.letter < b.letter ? -1 : 1))
}

/**
 * Returns columns as the server finds them. It tries headers before letters, so a letter that is also a header can't be
 * used as an address. Nor can a header that two columns have.
 *
 * @param all the columns of the table, as far as they are known
 */
export function addressesOf(columns: readonly ColumnName[], all: readonly ColumnName[]): string[] {
  const headers = new Set([...all, ...columns].map(({ header }) => header.trim().toLowerCase()))
  return columns.map(({ letter, header }) => {
    if (letter === '') return header
    return headers.has(letter.toLowerCase()) ? wholeColumn(letter) : letter
  })
}

/** As a spreadsheet writes a whole column, which no header is. */
function wholeColumn(letter: string): string {
  return `${letter}:${letter}`
}

/** The mapping that the server is asked with; an empty text leaves the tag's place empty. `all` as of `addressesOf`. */
export function mappingOf(choices: Choices, all: readonly ColumnName[]): Record<string, string> {
  const chosen = Object.entries(choices).flatMap(([name, choice]) =>
    choice.kind === 'column' ? [{ name, ...choice }] : [],
  )
  const addresses = addressesOf(chosen, all)
  const empty = Object.entries(choices).flatMap(([name, { kind }]) => (kind === 'empty' ? [[name, '']] : []))
  return Object.fromEntries([...chosen.map(({ name }, index) => [name, addresses[index]]), ...empty])
}

/** The texts that tags print in every document. */
export function constantsOf(choices: Choices): Record<string, string> {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([name, choice]) => (choice.kind === 'same' ? [[name, choice.text]] : [])),
  )
}

/**
 * Returns the choices that are still valid for files that were read again: those of deleted tags are dropped, and
 * columns are found by their header wherever they are now.
 */
export function choicesFor(choices: Choices, answer: Known): Choices {
  if (answer.matches.length === 0) return choices
  const names = new Set(answer.matches.map(({ name }) => name))
  const columns = columnsOf(answer)
  const kept = Object.entries(choices).flatMap(([name, choice]): [string, Choice][] => {
    if (!names.has(name)) return []
    if (choice.kind !== 'column') return [[name, choice]]
    const column = sameColumn(choice, columns)
    return column === undefined ? [] : [[name, { ...choice, ...column }]]
  })
  return Object.fromEntries(kept)
}

/** Returns the grouping that is still valid for files that were read again, as `choicesFor` does. */
export function groupingFor(groupBy: Options['groupBy'], answer: Known): Options['groupBy'] {
  if (groupBy === 'all' || answer.table === null) return groupBy
  const columns = columnsOf(answer)
  const kept = groupBy.flatMap((column) => sameColumn(column, columns) ?? [])
  const same = kept.length === groupBy.length && kept.every(({ letter }, at) => letter === groupBy[at]?.letter)
  return same ? groupBy : kept
}

/** Returns the address column that is still valid for files that were read again, as `choicesFor` does. */
export function mailColumnFor(column: Options['mailColumn'], answer: Known): Options['mailColumn'] {
  if (column === null || answer.table === null) return column
  const found = sameColumn(column, columnsOf(answer))
  return found?.letter === column.letter ? column : (found ?? null)
}

function sameColumn(wanted: ColumnName, columns: readonly ColumnName[]): ColumnName | undefined {
  const same = columns.filter(({ header }) => header === wanted.header)
  const found = same.find(({ letter }) => letter === wanted.letter) ?? same[0]
  if (found !== undefined || wanted.letter !== '') return found
  // What no column is called may be its letter, or its header in other letters, as the server finds it.
  const address = wanted.header.trim().toLowerCase()
  return (
    columns.find(({ header }) => header.trim().toLowerCase() === address) ??
    columns.find(({ letter }) => [letter, wholeColumn(letter)].some((own) => own.toLowerCase() === address))
  )
}

/** Returns a tag's match with its column, including the user's choices. */
export type Standing = 'matched' | 'supposed' | 'unmatched' | 'empty'

/**
 * A suggested column is used unless the user chooses otherwise. A column that is only similar is a hint: the tag has
 * none.
 */
export function standingOf({ name, how, column }: Pick<Match, 'name' | 'how' | 'column'>, choices: Choices): Standing {
  const choice = choices[name]
  if (choice !== undefined) return choice.kind === 'empty' ? 'empty' : 'matched'
  if (how === 'blank') return 'empty'
  if (how === 'supposed') return column === null ? 'unmatched' : 'supposed'
  return how === 'none' ? 'unmatched' : 'matched'
}

/** Returns whether the documents can't be created until the user decides about the tag. */
export function isUndecided(match: Pick<Match, 'name' | 'how' | 'column' | 'asks'>, choices: Choices): boolean {
  return match.asks && standingOf(match, choices) === 'unmatched'
}

export function isOpen(standing: Standing): boolean {
  return standing === 'supposed' || standing === 'unmatched'
}

/** Returns a tag's match without the user's choices. */
export function byItself(
  { name, how, column }: Pick<Match, 'name' | 'how' | 'column'>,
  choices: Choices,
): Match['how'] {
  return choices[name]?.before ?? (how === 'supposed' && column === null ? 'none' : how)
}

/** Returns whether the user has to decide about the tag, decided or not. */
export function isAsked(match: Pick<Match, 'name' | 'how' | 'column' | 'asks'>, choices: Choices): boolean {
  return match.asks && byItself(match, choices) === 'none'
}
