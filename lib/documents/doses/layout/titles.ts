import { headerWords, wholeMeaning } from '../columns/header-words'
import { type NamedPeriod, namedPeriod } from '../columns/periods'
import { hasInitials, isPersonName, nameAtStart, namesAmong } from '../columns/person-name'
import { labelFacts } from '../evidence/label-facts'
import { sourceOf } from '../language/header-patterns'
import type { Period } from '../layout-model'
import type { HeaderMeaning } from '../lexicon/headers'
import { saysPlace } from '../linking/place-rows'

/** A label with a person's name: «ФИО: Иванов И.И.», `Name: Ion Popescu`, «Карточка учёта доз Петрова П.П.». */
const NAME = new RegExp(
  String.raw`${sourceOf('holder')}\s*[:–—-]?\s+((?:\p{Lu}\.\s?){1,2}(?:St\.\s)?\p{Lu}[\p{L}'’-]+|(?:St\.\s)?\p{Lu}[\p{L}'’-]+,?(?:\s(?!\p{L}+\.?\s?[:№])(?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.|\p{L}(?=\s{2}|\s*(?:$|[,;(])))){0,3}(?:\s?\p{Lu}\.)*)`,
  'iu',
)
/** A patronymic, which only a person has: «Иванов Иван Иванович», «Анна Олеговна Петрова, медсестра». */
const PATRONYMIC = String.raw`\p{Lu}\p{Ll}+${sourceOf('patronymic')}(?!\p{L})|\p{Lu}\p{Ll}+\s${sourceOf('patronymicWord')}`
const CAPITALISED = String.raw`\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?`
const IN_FULL = `${CAPITALISED}\\s${CAPITALISED}\\s(?:${PATRONYMIC})|${CAPITALISED}\\s(?:${PATRONYMIC})\\s${CAPITALISED}`
const ITS_END = String.raw`(?=\s*(?:$|[,(;—–]|-\s))`
const BARE_NAME = new RegExp(`^(${IN_FULL})${ITS_END}`, 'u')
/** The title of a card with a person's name: «Карточка учёта доз: Петров П. П.». */
const OF_CARD = new RegExp(
  String.raw`^(?:\p{L}+\s){0,3}${sourceOf('card')}[^:]{0,80}:\s*(${IN_FULL}|${CAPITALISED}\s\p{Lu}\.\s?(?:\p{Lu}\.)?)${ITS_END}`,
  'u',
)
/** Words above the name of a person who has signed or approved the file. */
const SIGNED = new RegExp(sourceOf('signed'), 'iu')
const ID = new RegExp(
  String.raw`(?<!\p{L})${sourceOf('number')}(?!\p{L})\.?\s*[:№#]?\s*([\p{L}\d][\p{L}\d/-]{0,20})`,
  'iu',
)
const LEAST_NAME = 2
const DIGITS = /^\d+$/
/**
 * Full names look like those of departments, so at least this many sheets are needed, and nearly all must have such
 * names.
 */
const FEWEST_SHEETS = 3
const FEWEST_OF_BADGES = 2
const MOSTLY = 0.6
const NEARLY_ALL = 0.8
/** The score that a name with initials needs. Initials make up for a surname that is also a word. */
const SOMEWHAT = 0.3

/** `Classified since 2018`, «Год рождения 1987» in the lines of a card. */
const OF_OTHER_DAYS: ReadonlySet<HeaderMeaning | null> = new Set<HeaderMeaning>(['other_date', 'birth'])

/**
 * Returns the period in the titles or the sheet's name. A date alone is that of a signature or a printout. `Classified
 * since 2018` is the start of something else.
 * @param fileYear the year that the file gives elsewhere, for a sheet called `Jan`
 */
export function titlePeriod(
  titles: readonly string[],
  sheetName: string,
  fileYear: number | null = null,
): Period | null {
  const texts = [...titles, sheetName]
    .flatMap((text) => text.split(/\s{2,}/u))
    .filter((text) => !OF_OTHER_DAYS.has(headerWords(text).meaning))
  const year = yearIn(texts) ?? fileYear
  const named = texts.flatMap((text) => namedPeriod(withoutUnits(text)) ?? []).filter(({ level }) => level !== 'day')
  const inYear = ({ year: own, in: inOf }: NamedPeriod) => ((own ?? year) === null ? null : inOf(own ?? year ?? 0))
  const [first, ...more] = named.flatMap((each) => inYear(each) ?? [])
  if (!first) return null
  // The title gives the year, and the sheet's tab the month.
  const inner = more.find((each) => each.from >= first.from && each.to <= first.to)
  return inner ?? first
}

/**
 * Returns the wear period that the lines below a table give, if there is exactly one: `Wear period 06/01/2024 -
 * 06/30/2024`. Other lines contain all kinds of dates.
 */
export function notePeriod(notes: readonly string[]): Period | null {
  const periods = notes.flatMap((note) => {
    const named = headerWords(note).meaning === 'period' ? namedPeriod(note) : null
    return named !== null && named.level !== 'day' && named.year !== null ? (named.in(named.year) ?? []) : []
  })
  const [period] = periods
  return period !== undefined && periods.length === 1 ? period : null
}

function yearIn(texts: readonly string[]): number | null {
  for (const text of texts) {
    const year = namedPeriod(text)?.year
    if (year !== null && year !== undefined) return year
  }
  return null
}

/** Returns the person named in the titles: `Ф.И.О. Иванов И.И., таб. № 123`. */
export function titleSubject(titles: readonly string[]): { name: string | null; id: string | null } | null {
  let name: string | null = null
  let id: string | null = null
  // Wider gaps separate the cells of one line.
  for (const text of titles.flatMap((each) => [each, ...each.split(/\s{2,}/u)])) {
    // The number may be on its own line, above the name or below it.
    const [, label = '', value = ''] = /^([^:]{2,60}):\s*(.+)$/.exec(text) ?? []
    const labelled = isPersonName(value) && wholeMeaning(label) === 'subject' ? value : null
    const found = labelled ?? NAME.exec(text)?.[1]
    if (name === null && found && isName(found.trim())) name = found.trim()
    const code = numberIn(text) ?? ID.exec(text)?.[1]
    if (id === null && code && /\d/.test(code)) id = code
  }
  return name === null ? numberedSubject(titles) : { name, id }
}

/**
 * Returns the person from a title that begins with a name and gives that person's number: `Ionescu Ion – marca 112 –
 * medic`.
 */
function numberedSubject(titles: readonly string[]): { name: string; id: string } | null {
  for (const text of titles) {
    const named = nameAtStart(text)
    const id = named ? ID.exec(named.rest)?.[1] : undefined
    if (named && id !== undefined && /\d/.test(id) && headerWords(named.name).meaning === null)
      return { name: named.name, id }
  }
  return null
}

/** Returns a person's number from a line of a card: `Employee ID: 841`, «Nr. matricol: 17». */
export function numberIn(text: string): string | null {
  const [, label = '', colon = '', value = ''] = /^([^:]{2,60}?)(:|\s)\s*(\S{1,20})$/.exec(text) ?? []
  if (!/\d/.test(value)) return null
  const { meaning, exact } = headerWords(label)
  return meaning === 'subject_id' && (exact || colon === ':') ? value : null
}

/**
 * Returns the person a sheet is named after, if its name and those of the others are persons' names.
 * @param ofBadges the doses are those of badges on a body, so fewer sheets are enough, and others may be a summary
 */
export function sheetSubject(
  name: string,
  sheets: ReadonlySet<string>,
  ofBadges = false,
): { name: string; id: null } | null {
  const text = name.trim()
  const loose = namesAmong([...sheets].map((each) => each.trim()))
  if (!isPersonName(text))
    return loose(text) && [...sheets].every((each) => loose(each.trim())) ? { name: text, id: null } : null
  if (hasInitials(text)) return isSomebody(text, SOMEWHAT) ? { name: text, id: null } : null
  const texts = [...sheets].map((each) => each.trim()).filter(isPersonName)
  // A sheet called `Cath Room` shows that `Blue Wing` beside it is a place too.
  if (texts.some(saysPlace)) return null
  const sure = texts.filter((each) => isSomebody(each, NEARLY_ALL))
  const alike = texts.length >= sheets.size * (ofBadges ? MOSTLY : NEARLY_ALL) && sure.length * 2 > texts.length
  return alike && sheets.size >= (ofBadges ? FEWEST_OF_BADGES : FEWEST_SHEETS) ? { name: text, id: null } : null
}

/**
 * Returns the person whose name with initials is a line by itself above a table in a document, such as the sheet's name
 * in the header of a printed page.
 */
export function captionSubject(captions: readonly string[]): { name: string; id: null } | null {
  if (captions.some((text) => SIGNED.test(text))) return null
  const names = captions
    .map((text) => text.trim())
    .filter((text) => isPersonName(text) && hasInitials(text) && isSomebody(text, SOMEWHAT))
  const [name] = names
  return name === undefined || names.length > 1 ? null : { name, id: null }
}

function isSomebody(text: string, least: number): boolean {
  return headerWords(text).meaning === null && labelFacts(text).person >= least
}

/** Whether a text is a name, and not the `ID R-` of `Employee ID R-679`. */
function isName(text: string): boolean {
  if (/[-'’]$/.test(text)) return false
  return isPersonName(text) || (/^\p{Lu}[\p{Ll}'’-]/u.test(text) && text.length > LEAST_NAME)
}

/**
 * Returns the person from a title that is only a full name, perhaps with the person's job and number. Null if a title
 * mentions signing or approval.
 */
export function bareSubject(titles: readonly string[]): { name: string; id: string | null } | null {
  if (titles.some((text) => SIGNED.test(text))) return null
  const named = titles.flatMap((text) => {
    const name = (BARE_NAME.exec(text.trim()) ?? OF_CARD.exec(text.trim()))?.[1]
    return name === undefined ? [] : [{ name, text }]
  })
  const [first] = named
  if (first === undefined || named.length > 1) return null
  const id = ID.exec(first.text)?.[1] ?? ''
  return { name: first.name, id: /\d/.test(id) ? id : null }
}

/**
 * Joins the cells of a line, with a wider gap before another label. This way «ФИО | Петров Пётр | Отделение | КТ»
 * doesn't name a «Петров Пётр Отделение».
 */
export function lineText(cells: readonly string[]): string {
  return cells
    .reduce((line, text, at) => {
      // What a number follows is the number's label, although no list has it.
      const label = headerWords(text).meaning !== null || text.endsWith(':') || DIGITS.test(cells[at + 1] ?? '')
      // Of a label that no title has without a colon, such as `Holder`, the list of headers says that a person follows.
      const ofPerson = label && wholeMeaning(text) === 'subject' && isPersonName(cells[at + 1] ?? '')
      return `${line}${label ? '  ' : ' '}${text}${ofPerson && !text.endsWith(':') ? ':' : ''}`
    }, '')
    .trimStart()
}

/**
 * Whether a title is about one person or that person's doses: `Name: Ion Popescu`, «Таб. № 12», «Период: I кв. 2025».
 */
export function saysOfOne(title: string): boolean {
  // «Единица измерения: мЗв» applies to everybody.
  if (NAME.test(title) || ID.test(title)) return true
  const [, label = '', value = ''] = /^([^:]*):\s*(\S.*)$/.exec(title) ?? []
  if (value === '' || headerWords(title).units.length > 0) return false
  // `Occupational exposure: 2024` is a title with its year.
  return headerWords(label).meaning !== null || namedPeriod(value)?.whole !== true
}

/** Removes `Hp(10)` and the like, which aren't periods. */
function withoutUnits(text: string): string {
  return headerWords(text).quantities.length > 0 ? text.replace(/H?[p\u0440*]\(?[\d.,]+\)?/giu, ' ') : text
}
