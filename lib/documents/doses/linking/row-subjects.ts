import { namedPeriod } from '../columns/periods'
import { isPersonName, nameAtStart } from '../columns/person-name'
import { labelFacts } from '../evidence/label-facts'
import { lineText, numberIn, titleSubject } from '../layout/titles'
import type { DoseTable } from '../layout-model'
import type { AboutCells } from './about-cells'
import { withoutCorrection } from '../columns/corrections'
import { sheetText } from './sheet-text'
import { namesPlaces } from './place-rows'
import type { Subjects } from './subjects'
import { dayIn } from './period-cells'
import { isNamedAfterPeriod } from './unsure-rows'

/**
 * If at least this share of the names have blank rows below them, those rows belong to the names: persons with many
 * rows, not forgotten names.
 */
const ONE_NAME_MANY_ROWS = 0.5

/** Columns that only the first row of an examination fills. */
const SAID_ONCE = ['date', 'row_number'] as const
/** A person's number after the name: digits, perhaps with letters and slashes. */
const NUMBER = /(?<![\p{L}\d])(?:\p{L}{1,3}[-/]?)?\d[\p{L}\d/-]*/u
/** In `Quigley, A. (0031)`, «Орлов П. П. [№ 12]» the number in brackets is the person's. */
const NUMBERED_NAME = /^(.{3,}?)\s*[([](?:(?:\p{L}{2,4}\.?|№)\s?)?(\d[\d-]*)[)\]]$/u
/** `(blank)`, «(пусто)»: what a pivot writes in place of a name. */
const IN_BRACKETS = /^\([^()]*\)$/
/** The score of a text that looks like a name and has no words with another meaning. */
const SURELY_NAMED = 0.9

/** The person of each row of a table, as keys of `Subjects`, starting with the table's first row. */
export type RowSubjects = readonly (string | null)[]

/**
 * Returns whose the rows of a table are: by its columns of names and identifiers, by group rows that name a person, or
 * by the table's title. A name applies to the blank rows below it if the table works that way. A merged name applies to
 * the rows that it covers.
 */
export function rowSubjects(table: DoseTable, about: AboutCells, subjects: Subjects): RowSubjects {
  const named = about.has('subject') || about.has('surname') || about.has('subject_id') || about.has('given_name')
  const readers = named ? personOf : namesPlaces(table, about) ? placeOf : nobodyOf
  const titled = table.subject ? subjects.note(table.subject.name, table.subject.id) : null
  const keys: (string | null)[] = []
  const own: boolean[] = []
  let group: Named = NOBODY
  for (let row = table.first; row <= table.last; row += 1) {
    const kind = table.rows.get(row)
    if (kind === 'group')
      group = entered(group, named ? null : groupName(table, row), table.rows.get(row - 1) === 'group')
    const plain = kind === undefined || kind === 'control'
    const { name, id } = plain ? readers(about, row) : NOBODY
    if (name !== null && IN_BRACKETS.test(name)) {
      keys.push(null)
      own.push(true)
      continue
    }
    const key = subjects.note(name, id, named && id === null && name !== null ? birthIn(about, row) : null)
    keys.push(key ?? (plain ? (subjects.note(group.name, group.id) ?? titled) : null))
    own.push(key !== null)
  }
  const holds = isCarried(table, own) || saysRestAbove(table, about, own)
  return named && group.name === null && holds ? carried(table, keys, own) : keys
}

/** Returns the day of birth in a row as an ISO day; null if there is none, or it can't be read. */
function birthIn(about: AboutCells, row: number): string | null {
  return dayIn(about.first(row, 'birth'))
}

interface Named {
  readonly name: string | null
  readonly id: string | null
}

/**
 * Returns the person that the group rows name so far. Rows directly below each other name one person together: «ФИО: …»
 * and «Таб. №: …».
 */
function entered(before: Named, line: Named | null, together: boolean): Named {
  if (line === null) return before
  const known = together || line.name === null ? before : NOBODY
  return { name: line.name ?? known.name, id: line.id ?? known.id }
}

const NOBODY: Named = { name: null, id: null }

function personOf(about: AboutCells, row: number): Named {
  if (isNamedAfterPeriod(about, row)) return { name: null, id: about.text(row, 'subject_id') }
  const said = (role: 'subject' | 'surname') => {
    const text = about.text(row, role)
    return text === null ? null : withoutCorrection(text)
  }
  const whole = said('subject')
  const [surname, given] = [said('surname'), about.texts(row, 'given_name')]
  // «Apellidos», «Nombre»: if there is a surname column, the column called name contains the given name.
  const apart = whole !== null && surname !== null && given === null && !whole.includes(surname)
  const parts = apart ? [surname, whole] : [surname, given]
  const joined = parts.filter((part) => part !== null).join(' ')
  const name = whole === null || parts.includes(whole) ? joined : whole
  const id = about.text(row, 'subject_id')
  const numbered = id === null ? NUMBERED_NAME.exec(name) : null
  if (numbered && isPersonName(numbered[1] ?? '')) return { name: numbered[1] ?? null, id: numbered[2] ?? null }
  return { name: name === '' ? null : name, id }
}

function placeOf(about: AboutCells, row: number): Named {
  return { name: about.text(row, 'place'), id: null }
}

function nobodyOf(): Named {
  return NOBODY
}

/**
 * Returns the person or group that a group row names: «Хирургия», «ФИО: Петров П. П., таб. № 12». Null if it names a
 * period.
 */
function groupName(table: DoseTable, row: number): Named | null {
  const cells = table.source.sheet.rows[row]?.filter((each) => each && each.text.trim() !== '') ?? []
  const texts = cells.map((cell) => (cell ? sheetText(cell) : ''))
  const [first] = texts
  if (first === undefined) return null
  return (
    personLine(texts) ??
    numberLine(first) ??
    titleSubject([lineText(texts)]) ??
    (namedPeriod(first)?.whole ? null : { name: first, id: null })
  )
}

/** Returns the number from a line of a card that gives no name: `Employee ID: 841`. */
function numberLine(text: string): Named | null {
  const id = numberIn(text)
  return id === null ? null : { name: null, id }
}

/**
 * Returns the person from a row that begins with a name, with a number after it or next to it: `Lark, C., ID R-464`.
 */
function personLine([first = '', ...beside]: readonly string[]): Named | null {
  const { name, rest } = nameAtStart(first) ?? { name: '', rest: '' }
  if (name === '' || labelFacts(name).person < SURELY_NAMED) return null
  const behind = [rest, ...beside].map((text) => NUMBER.exec(text)?.[0]).find((number) => number !== undefined)
  return { name, id: behind ?? null }
}

/**
 * Whether blank rows below names are the rule: at least half of the names have some, and the first row has a name.
 * @param own whether each row has its own name
 */
export function isCarried(table: DoseTable, own: readonly boolean[]): boolean {
  let names = 0
  let withBlanks = 0
  let open = false
  for (const [index, has] of own.entries()) {
    const row = table.first + index
    if (table.rows.has(row)) continue
    if (has) {
      names += 1
      open = true
    } else if (holdsDoses(table, row)) {
      if (names === 0) return false
      if (open) withBlanks += 1
      open = false
    }
  }
  return names > 0 && withBlanks / names >= ONE_NAME_MANY_ROWS
}

/**
 * Whether rows without a name also leave their date or number to the row above, and rows with a name have one: phases
 * of an examination.
 */
function saysRestAbove(table: DoseTable, about: AboutCells, own: readonly boolean[]): boolean {
  const rows = own.map((has, index) => ({ has, row: table.first + index })).filter(({ row }) => !table.rows.has(row))
  const [first] = rows
  if (!first?.has) return false
  return SAID_ONCE.some(
    (role) => about.has(role) && rows.every(({ has, row }) => (about.first(row, role) !== undefined) === has),
  )
}

function carried(table: DoseTable, keys: readonly (string | null)[], own: readonly boolean[]): RowSubjects {
  let last: string | null = null
  return keys.map((key, index) => {
    if (own[index]) last = key
    else if (!table.rows.has(table.first + index) && last !== null) return last
    return key
  })
}

function holdsDoses(table: DoseTable, row: number): boolean {
  const cells = table.source.sheet.rows[row]
  return cells !== undefined && table.columns.some(({ holds, index }) => holds !== null && cells[index] !== undefined)
}
