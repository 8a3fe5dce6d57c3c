import { sourceOf } from '../language/header-patterns'
import type { HeaderMeaning } from '../lexicon/headers'
import { isPosition } from '../linking/positions'
import { isPersonName, namesAmong } from './person-name'
import type { ColumnDraft } from './draft'
import { headerWords } from './header-words'
import { besideQuantities } from './measured-rows'
import { isRadiation } from './surroundings'

const PERSONS: ReadonlySet<HeaderMeaning | null> = new Set(['subject', 'surname'])
const PERSON_ROLES: ReadonlySet<string> = new Set(['subject', 'surname', 'subject_id'])
const CALENDAR: ReadonlySet<string> = new Set(['date', 'period_name', 'month', 'quarter', 'year'])
/** «Иванов И. И. (таб. № 12)», `Popescu Ion, marca 12`. */
const BEHIND_NAME = new RegExp(String.raw`\s*[([].*$|\s*,\s*(?:${sourceOf('behindName')}|№|no\b|nr\b).*$`, 'isu')
/** «Иванов И. И., Hp(10)», but not `Whole Body Hp(10)`. */
const DELIMITED = /^\s*[,;:([–-]/u
/** Characters left after a name when units and quantities are removed. */
const TAIL = /[\s,;:([–-]+$/u
/**
 * Endings of surnames: «Иванова», `Popescu`. An unknown word with another ending may be anything, such as «Основной» or
 * «Нетто».
 */
const SURNAME_ENDING = new RegExp(`(?<!${sourceOf('adjectiveEnding')})(?<=${sourceOf('surnameEnding')})$`, 'u')

/** Whether a text is a person, such as «Иванов И. И.», possibly with a unit, a quantity or a number after it. */
function isPerson(text: string): boolean {
  const bare = nameIn(text)
  // `CHEST, Hp(10)` only looks like a surname and a name.
  if (isPosition(bare)) return false
  const apart =
    headerWords(text).quantities.length === 0 || (text.startsWith(bare) && DELIMITED.test(text.slice(bare.length)))
  return [text, ...(apart ? [text.replace(BEHIND_NAME, ''), bare] : [])].some(
    (name) => isPersonName(name) && headerWords(name).rest && !isPosition(name),
  )
}

/**
 * Returns a name without the unit and the quantity of the doses below it: «Иванов И. И.» for «Иванов И. И., Hp(10)
 * (мЗв)».
 */
export function nameIn(text: string): string {
  const { units } = headerWords(text)
  const bare = besideQuantities(
    units.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text),
  )
  if (bare === text) return text
  return bare
    .replace(/[([]\s*[,;]?\s*[)\]]/gu, '')
    .replace(TAIL, '')
    .trim()
}

/**
 * Whether a header is a word for persons: «ФИО», «Показатель / ФИО». The persons are below it, or in the columns to its
 * right.
 */
export function saysPersons({ path }: ColumnDraft): boolean {
  return path.some((text) => text.split(/[/\\|]/).some((part) => PERSONS.has(headerWords(part).meaning)))
}

/**
 * Returns the person that a column's header names. It looks like a name, or the corner says that the columns are
 * persons. Null if it doesn't name a person.
 */
export function personOver({ path, low }: ColumnDraft, corner: ColumnDraft): string | null {
  const named = path.findLast(isPerson)
  if (named !== undefined) return nameIn(named)
  if (!saysPersons(corner)) return null
  // «Иванов» over «I кв. 2025».
  return low?.rest && low.position === null
    ? nameIn(low.text)
    : (path.findLast(isSurname) ?? path.findLast(isPerhapsName) ?? null)
}

/**
 * Assigns doses under a person's name to that person, if rows don't name persons: «Доза, мЗв» merged over persons. If
 * rows are months, surnames alone are also names. They must distinguish columns of one quantity, or the corner must say
 * that the columns are persons.
 * @param named the title, or a line above rows, names a person
 */
export function namePersonsOver(drafts: readonly ColumnDraft[], named: boolean): void {
  if (drafts.some(({ role }) => PERSON_ROLES.has(role))) return
  const doses = drafts.filter(
    ({ holds, subject, quantity }) =>
      holds === 'values' && subject === null && (quantity === null || isRadiation(quantity)),
  )
  const calendar = drafts.find(({ role }) => CALENDAR.has(role))
  const alone = named || !calendar ? new Map<ColumnDraft, string>() : surnamesOver(doses)
  for (const draft of doses)
    draft.subject = (calendar ? personOver(draft, calendar) : personByLook(draft)) ?? alone.get(draft) ?? null
}

function personByLook({ path }: ColumnDraft): string | null {
  const named = path.findLast(isPerson)
  return named === undefined ? null : nameIn(named)
}

/** Returns the surnames over the same `Hp(10)`, `мЗв`, which nothing else distinguishes: «Иванов | Петров». */
function surnamesOver(doses: readonly ColumnDraft[]): ReadonlyMap<ColumnDraft, string> {
  const names = new Map<ColumnDraft, string>()
  const byRest = new Map<string, Set<string>>()
  const isLoose = namesAmong([...new Set(doses.flatMap(({ path }) => path.filter(isPerhapsName)))])
  for (const draft of doses) {
    const { path } = draft
    const inGroups = path.slice(0, -1).findLastIndex(isSurname)
    // `Ives J` may be below the quantity or over it.
    const at = inGroups < 0 ? path.findLastIndex((text) => isPerhapsName(text) && isLoose(text)) : inGroups
    const name = path[at]
    if (name === undefined) continue
    names.set(draft, name)
    const rest = path.toSpliced(at, 1).join('\u0000')
    byRest.set(rest, (byRest.get(rest) ?? new Set()).add(name))
  }
  const apart = [...byRest.values()].some(({ size }) => size > 1)
  return apart ? names : new Map()
}

function isSurname(text: string): boolean {
  return /^\p{Lu}[\p{L}'’-]+$/u.test(text) && SURNAME_ENDING.test(text.toLowerCase()) && isPerhapsName(text)
}

function isPerhapsName(text: string): boolean {
  const { rest, meaning, period, role, units, position, quantities } = headerWords(text)
  const plain = meaning === null && period === null && role === null && position === null
  return rest && plain && units.length === 0 && quantities.length === 0
}
