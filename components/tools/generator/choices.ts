import type { ColumnName, InspectAnswer, Match } from './answers'

/** What a person decided for a tag: a column, or that its place stays empty. */
export type Choice =
  | { readonly kind: 'column'; readonly letter: string; readonly header: string; readonly before: Match['how'] }
  | { readonly kind: 'empty' }

/** By the tag's name. */
export type Choices = Readonly<Record<string, Choice>>

/** The columns that a tag can be given, by their letters; without a header a column has no name to be given by. */
export function columnsOf({ matches, unused }: Pick<InspectAnswer, 'matches' | 'unused'>): ColumnName[] {
  const columns = new Map<string, InspectAnswer['unused'][number]>()
  for (const column of [...unused, ...matches.flatMap((match) => match.column ?? [])])
    columns.set(column.letter, column)
  return [...columns.values()].sort((a, b) => a.index - b.index)
}

/** The mapping that the server is asked with. It takes a header before a letter, so a letter that is also a header is no address. */
export function mappingOf(choices: Choices): Record<string, string> {
  const columns = Object.entries(choices).flatMap(([name, choice]) =>
    choice.kind === 'column' ? [{ name, ...choice }] : [],
  )
  const headers = new Set(columns.map(({ header }) => header.trim().toLowerCase()))
  return Object.fromEntries(
    columns.map(({ name, letter, header }) => [name, headers.has(letter.toLowerCase()) ? header : letter]),
  )
}

/**
 * The choices that still mean something for files read anew: a tag that is gone takes its choice along, a column is found
 * again by its header wherever it stands now.
 */
export function choicesFor(choices: Choices, answer: Pick<InspectAnswer, 'matches' | 'unused'>): Choices {
  if (answer.matches.length === 0) return choices
  const names = new Set(answer.matches.map(({ name }) => name))
  const columns = columnsOf(answer)
  const kept = Object.entries(choices).flatMap(([name, choice]): [string, Choice][] => {
    if (!names.has(name)) return []
    if (choice.kind === 'empty') return [[name, choice]]
    const same = columns.filter(({ header }) => header === choice.header)
    const column = same.find(({ letter }) => letter === choice.letter) ?? same[0]
    return column === undefined ? [] : [[name, { ...choice, letter: column.letter }]]
  })
  return Object.fromEntries(kept)
}

/** How a tag stands with its column, decisions taken into account. */
export type Standing = 'matched' | 'supposed' | 'unmatched' | 'empty'

/** A supposed or unmatched tag waits for a decision; without one its place stays empty. */
export function standingOf({ name, how }: Pick<Match, 'name' | 'how'>, choices: Choices): Standing {
  if (how !== 'supposed' && how !== 'none') return 'matched'
  if (choices[name]?.kind === 'empty') return 'empty'
  return how === 'supposed' ? 'supposed' : 'unmatched'
}

export function isOpen(standing: Standing): boolean {
  return standing === 'supposed' || standing === 'unmatched'
}

/** Whether the tag may be left without a column: what the server matches by itself can only be given another one. */
export function mayStayEmpty({ name, how }: Match, choices: Choices): boolean {
  const choice = choices[name]
  const before = choice?.kind === 'column' ? choice.before : how
  return before === 'none' || before === 'supposed'
}
