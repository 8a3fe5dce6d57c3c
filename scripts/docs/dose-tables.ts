import { LIMIT_PROFILES } from '@/lib/documents/doses/limits/profiles'
import { MARKERS, NEGATED } from '@/lib/documents/doses/lexicon/markers'
import { LENGTH_WORDS } from '@/lib/documents/doses/lexicon/periods'
import type { Position } from '@/lib/documents/doses/lexicon/positions'
import type { DoseLanguage } from '@/lib/documents/doses/lexicon/types'
import { positionFacts, quantityFacts, unitFacts, type PeriodLength } from '@/lib/help/dose-facts'
import { messagesOf } from '@/lib/i18n/messages'
import { code, codes } from './code'
import { markdownTable } from './markdown-table.js'

const LANGUAGES: readonly DoseLanguage[] = ['en', 'ru', 'ro']
const words = messagesOf('en-US')

/** One line a key, with what each language has for it. */
function byLanguage<Key extends string>(
  head: string,
  nameOf: (key: Key) => string,
  listOf: (language: DoseLanguage) => readonly (readonly [Key, readonly string[]])[],
): string {
  const lists = LANGUAGES.map((language) => new Map(listOf(language)))
  const keys = [...new Set(lists.flatMap((list) => [...list.keys()]))]
  const rows = keys.map((key) => [nameOf(key), ...lists.map((list) => codes(list.get(key) ?? []))])
  return markdownTable([[head, 'English', 'Russian', 'Romanian'], ...rows])
}

/** Products combine every dose with every area or length: one sentence describes them all. */
const PRODUCTS: ReadonlySet<string> = new Set(['area_product', 'length_product'])

/** Returns what each unit measures, how each language writes it, and the unit that it's converted to. */
export function unitsTable(): string {
  const lists = LANGUAGES.map((language) => new Map(unitFacts(language).map((fact) => [fact.kind, fact])))
  const rows = unitFacts('en').flatMap(({ kind, canonical }) =>
    PRODUCTS.has(kind)
      ? []
      : [
          [
            words.help.doses.kinds[kind],
            ...lists.map((list) => codes(list.get(kind)?.symbols ?? [])),
            canonical === null ? words.help.doses.notConverted : code(canonical),
          ],
        ],
  )
  return markdownTable([['what it measures', 'English', 'Russian', 'Romanian', 'converted to'], ...rows])
}

export function quantitiesTable(): string {
  return byLanguage('quantity', code, (language) =>
    quantityFacts(language).map(({ quantity, names }) => [quantity, names]),
  )
}

export function positionsTable(): string {
  const { positions } = words.dose.words
  return byLanguage<Position>(
    'where it is worn',
    (position) => `${code(position)}, ${positions[position]}`,
    (language) => positionFacts(language).map(({ position, words: named }) => [position, named] as const),
  )
}

/** Words of a length in all languages: their lexicon is one. */
export function periodsTable(): string {
  const { lengths } = words.help.doses
  const rows = Object.entries(LENGTH_WORDS).map(([length, list]) => [lengths[length as PeriodLength], codes(list)])
  return markdownTable([['how long', 'words'], ...rows])
}

/** Marks in place of a figure, by what they mean; letter case does not matter. */
export function marksTable(): string {
  const { censors } = words.dose.doses
  const meanings = [...new Set(MARKERS.map(({ censor }) => censor))]
  const rows = meanings.map((meaning) => {
    const own = MARKERS.filter(({ censor }) => censor === meaning)
    const marks = new Map(own.map(({ mark }) => [mark.toLowerCase(), mark]))
    const verbs = codes((NEGATED[meaning] ?? []).map((verb) => `${verb}…`))
    const listed = codes([...marks.values()])
    return [censors[meaning], code(meaning), verbs ? `${listed}; behind “not”, «не», «nu», «ne»: ${verbs}` : listed]
  })
  return markdownTable([['what it means', '`censor`', 'marks'], ...rows])
}

/** Marks whose published key was not read. */
export function unverifiedMarks(): string {
  const marks = new Set(MARKERS.flatMap(({ mark, verified }) => (verified ? [] : [mark])))
  return codes([...marks])
}

/** Each figure of the profiles with its source. */
export function limitsTable(): string {
  const { limit: names } = words.files.doses
  const rows = LIMIT_PROFILES.flatMap(({ name, limits }) =>
    limits.map(({ id, value, unit, quantities, source, verified }) => [
      code(name),
      Object.entries(names).find(([key]) => key === id)?.[1] ?? id,
      `${value} ${unit}`,
      codes(quantities),
      source,
      verified ? 'yes' : '**no**',
    ]),
  )
  return markdownTable([['profile', 'limit', 'value', 'compared with it', 'source', 'read in the source'], ...rows])
}

/** What a column may be for, as a mapping says it. */
export function rolesTable(): string {
  const { role } = words.files.doses
  return markdownTable([
    ['`role`', 'what the column contains'],
    ...Object.entries(role).map(([name, said]) => [code(name), said]),
  ])
}

/** Why a cell needs a decision. */
export function reasonsTable(): string {
  const rows = Object.entries(words.files.doses.reason).map(([reason, sentence]) => [code(reason), sentence])
  return markdownTable([['`reason`', 'what is asked'], ...rows])
}
