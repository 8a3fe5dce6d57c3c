import { nameKey } from '../linking/names'
import { setAbout } from './about-role'
import type { ColumnDraft } from './draft'
import { RADIATION_KINDS } from '../units/radiation-kinds'
import { headerWords, wholeMeaning } from './header-words'
import type { CellsOf } from './period-pairs'

const GROUPS: ReadonlySet<string> = new Set(['department', 'place', 'unit'])
/** Rows of these may also be of one patient each. */
const MACHINES: ReadonlySet<string> = new Set(['device', 'examination'])
const PERSONS: ReadonlySet<string> = new Set(['subject', 'surname', 'given_name'])
const NAMED: ReadonlySet<string> = new Set(['subject', 'surname'])
const INITIALS = /^(?:\p{Lu}\.?[\s-]?){1,3}$/u
const IN_BRACKETS = /\s*[([].*$/su
/** The minimum share of a column's cells. */
const MOST = 0.5
const NEARLY_ALL = 0.8
/** `555-0142`, `+7 (495) 214-33-08`. */
const PHONE = /^\+?\(?\d[\d\s()]*-[\d\s()-]{3,}$/
/** This part of the names has a number at least: `Subtotal` and the lines of groups have none. */
const NUMBERED = 0.6
/** Fewer figures may be a numbering that goes on from another page. */
const LEAST_NUMBER = 10
/** Numbers of at most this many characters may count or measure something. */
const SHORT_CODE = 2
/** Smaller numbers under an unknown header may count or measure something. */
const LEAST_CODE = 100
/** The maximum number of numbers per name that namesakes explain; more are badges. */
const NAMESAKES = 1.25
/** `Paricipant ID`: the sign is clear even if the word next to it isn't. */
const NUMBERS = /(?<!\p{L})(?:ID|№)(?!\p{L})/u

/**
 * Finds names and numbers of people by their values. If columns of names and of numbers are both called `Employee`, the
 * second contains personnel numbers. A column of distinct codes next to names, with an unknown header, numbers the
 * people if nobody shares a code.
 * @param cellsOf the cells of a column in the rows that its profile covers
 */
export function settlePeople(drafts: readonly ColumnDraft[], cellsOf: CellsOf | null): void {
  dropCounts(drafts)
  nameByCells(drafts)
  nameInitials(drafts)
  const surnames = drafts.find(
    ({ holds, role, profile }) => holds === null && role === 'surname' && profile.numbers === 0,
  )
  const names = drafts.find(({ holds, profile }) => holds === null && profile.people >= MOST) ?? surnames
  if (!names) return
  for (const draft of drafts) {
    if (draft.role !== 'subject' || draft === names || !isOfNumbers(draft)) continue
    setAbout(draft, 'subject_id', 0.7)
    if (names !== surnames) setAbout(names, 'subject', 0.8)
  }
  if (!NAMED.has(names.role)) return
  const whole = drafts.filter(({ index, role }) => index === names.index || role === 'given_name')
  const cellsOfNames = cellsOf && joinedCells(whole.map(({ index }) => cellsOf(index)))
  const persons = cellsOfNames ? new Set(cellsOfNames.filter((name) => name !== '')).size : names.profile.distinct
  for (const draft of drafts) if (draft.role === 'subject_id' && isOfRows(draft, persons)) setAbout(draft, 'other', 0.7)
  if (drafts.some(({ role }) => role === 'subject_id')) return
  const codes = drafts.filter(
    (draft) => isCode(draft, persons) && (!cellsOf || areOfOneEach(cellsOfNames ?? [], cellsOf(draft.index))),
  )
  const beside = codes.filter(({ index }) => whole.some((each) => Math.abs(index - each.index) === 1))
  // Farther off, plain figures may count something.
  const [code, ...more] = beside.length > 0 ? beside : codes.filter(isOfLetters)
  if (code && more.length === 0) setAbout(code, 'subject_id', 0.6)
}

/** Whether a column numbers the rows of a list that has several of each person: `NR_INR`, `Record no.`. */
function isOfRows({ profile: { distinct, filled } }: ColumnDraft, persons: number): boolean {
  return distinct === filled && distinct > persons * NAMESAKES + 1
}

/** Returns the names of rows whose parts are in several columns: `Hibbert | M. T.`. */
function joinedCells([first = [], ...more]: readonly ReturnType<CellsOf>[]): readonly string[] {
  return first.map((cell, row) =>
    [cell, ...more.map((cells) => cells[row])]
      .map((each) => each?.text.trim() ?? '')
      .join(' ')
      .trim(),
  )
}

/** Sets a column of initials next to surnames, whatever its header: `J.`, `M. T.`. Two people may share a surname. */
function nameInitials(drafts: readonly ColumnDraft[]): void {
  const surname = drafts.find(({ role }) => role === 'surname')
  if (!surname || drafts.some(({ role }) => role === 'given_name')) return
  const beside = drafts.find(
    ({ holds, role, index, profile: { samples } }) =>
      holds === null &&
      role === 'other' &&
      index === surname.index + 1 &&
      samples.length > 0 &&
      samples.every((text) => INITIALS.test(text)),
  )
  if (beside) setAbout(beside, 'given_name', 0.7)
}

/** `PB20811`, `K-301`: each a letter or more and a figure or more, all in one form. */
function isOfLetters({ profile: { samples } }: ColumnDraft): boolean {
  const forms = new Set(samples.map((text) => text.replace(/\p{L}+/gu, 'A').replace(/\d+/g, '0')))
  return forms.size === 1 && [...forms].every((form) => form.includes('A') && form.includes('0'))
}

/**
 * Sets the column that identifies the rows' persons if no other column does: «ФИО (должность)», or an unknown header,
 * over names of people.
 */
function nameByCells(drafts: readonly ColumnDraft[]): void {
  if (drafts.some(({ role, subject }) => PERSONS.has(role) || subject !== null)) return
  const shared = drafts.find((draft) => draft.holds === null && draft.profile.people >= MOST && isOfBoth(draft))
  if (shared) return setAbout(shared, 'subject', 0.6)
  const texts = drafts.filter(({ holds, role, profile }) => holds === null && role === 'other' && profile.numbers === 0)
  // The only texts of a table are also those of groups: `Row Labels` over departments and their people.
  const least = texts.length === 1 ? MOST : NEARLY_ALL
  const [names, ...more] = drafts.filter(({ holds, profile }) => holds === null && profile.people >= least)
  if (!names?.low || more.length > 0 || names.role !== 'other') return
  const { low } = names
  const first = headerWords(low.text.replace(IN_BRACKETS, '')).meaning
  if (low.rest || first === 'subject' || first === 'surname') setAbout(names, 'subject', 0.6)
}

/** `Department / worker`: one column for the headings of groups and for their people. */
function isOfBoth({ role, low }: ColumnDraft): boolean {
  return GROUPS.has(role) && (low?.text.split('/').some((part) => NAMED.has(wholeMeaning(part) ?? '')) ?? false)
}

/**
 * Whether each code belongs to one person. `R-101` of both Abbot and Burns is a task. One name may have several codes:
 * these are namesakes.
 */
function areOfOneEach(names: readonly string[], codes: ReturnType<CellsOf>): boolean {
  const owners = new Map<string, string>()
  const shared = new Set<string>()
  names.forEach((name, row) => {
    const [text, code] = [nameKey(name), codes[row]?.text.trim() ?? '']
    if (!text || !code) return
    if ((owners.get(code) ?? text) !== text) shared.add(code)
    owners.set(code, text)
  })
  // `5` of two people is a count or a measurement. A long number may be one person's under two spellings.
  if ([...shared].some((code) => code.length <= SHORT_CODE)) return false
  return shared.size <= owners.size * (NAMESAKES - 1)
}

/** Whether cells are numbers, or codes that all contain a digit: `00012`, `P-7`. */
function isOfNumbers({ profile: { numbers, people, filled, samples } }: ColumnDraft): boolean {
  return numbers >= NEARLY_ALL || (filled > 0 && people === 0 && samples.every((text) => /\d/u.test(text)))
}

/** Drops counts of people, such as `Monitored workers` next to departments with one row each. */
function dropCounts(drafts: readonly ColumnDraft[]): void {
  const apart = drafts.filter(({ profile }) => profile.distinct === profile.filled)
  const groups = apart.filter(({ role, index }) => GROUPS.has(role) && (role !== 'unit' || isLeftmost(index, drafts)))
  const machines = apart.filter(({ role }) => MACHINES.has(role))
  const known = groups.length > 0 ? groups : machines
  if (known.length === 0 || drafts.some((draft) => draft.profile.people >= MOST && !known.includes(draft))) return
  for (const draft of drafts) {
    const { role, profile, low } = draft
    if (role !== 'subject' || !profile.integers || profile.numbers < NEARLY_ALL) continue
    if (groups.length > 0 || low?.exact === false) setAbout(draft, 'other', 0.7)
  }
}

/** Whether a column is the leftmost, such as `Unit` over «Radiology», «Surgery». */
function isLeftmost(index: number, drafts: readonly ColumnDraft[]): boolean {
  return drafts.every((draft) => draft.index >= index)
}

/** Whether a column contains a different code for each person and its header has no known meaning. */
function isCode(draft: ColumnDraft, persons: number): boolean {
  const { low, role, holds, profile, path } = draft
  if (holds !== null || path.length === 0 || low === null) return false
  // «Таб.», `Code`: the word alone says nothing of whose number it is, nor that it is a weight.
  const coded = low.meaning === 'other_number' && isOfLetters(draft)
  const open = low.rest || low.meaning === null || coded || NUMBERS.test(low.text)
  if (
    !open ||
    low.meaning === 'row_number' ||
    low.dose ||
    low.units.some(({ kind }) => RADIATION_KINDS.has(kind)) ||
    low.period !== null
  )
    return false
  if (role !== 'other' && role !== 'row_number') return false
  const { filled, distinct, integers, years, people, sizes } = profile
  // A numbering begins with 1.
  const counting = profile.counting && (sizes.find((size) => typeof size === 'number') ?? 0) < LEAST_NUMBER
  const codes = (profile.kinds.get('code') ?? 0) + (profile.kinds.get('text') ?? 0)
  // Weeks, ages and shifts of people may all differ too, but they aren't in order.
  const small = integers && sizes.every((size) => typeof size !== 'number' || size < LEAST_CODE)
  if (small && !profile.counting && !NUMBERS.test(low.text)) return false
  const likeCodes =
    integers || (codes >= filled * NEARLY_ALL && people === 0 && profile.samples.every((text) => /\d/.test(text)))
  return (
    filled >= 3 &&
    distinct >= persons * NUMBERED &&
    !profile.samples.some((text) => PHONE.test(text)) &&
    distinct <= persons * NAMESAKES + 1 &&
    likeCodes &&
    !counting &&
    !years
  )
}
