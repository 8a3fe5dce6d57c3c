import { headerWords } from '../columns/header-words'
import { type NamedPeriod, namedPeriod } from '../columns/periods'
import { hasInitials, isPersonName, nameAtStart, namesAmong } from '../columns/person-name'
import { labelFacts } from '../evidence/label-facts'
import { sourceOf } from '../language/header-patterns'
import type { Period } from '../layout-model'

/** «ФИО: Иванов И.И.», `Name: Ion Popescu`, «Карточка учёта доз Петрова П.П.» */
const NAME = new RegExp(
  String.raw`${sourceOf('holder')}\s*[:–—-]?\s+((?:\p{Lu}\.\s?){1,2}(?:St\.\s)?\p{Lu}[\p{L}'’-]+|(?:St\.\s)?\p{Lu}[\p{L}'’-]+,?(?:\s(?!\p{L}+\.?\s?[:№])(?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.|\p{L}(?=\s{2}|\s*(?:$|[,;(])))){0,3}(?:\s?\p{Lu}\.)*)`,
  'iu',
)
/** «Иванов Иван Иванович», «Анна Олеговна Петрова, медсестра»: nobody but a person has a patronymic. */
const PATRONYMIC = String.raw`\p{Lu}\p{Ll}+${sourceOf('patronymic')}(?!\p{L})|\p{Lu}\p{Ll}+\s${sourceOf('patronymicWord')}`
const CAPITALISED = String.raw`\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?`
const IN_FULL = `${CAPITALISED}\\s${CAPITALISED}\\s(?:${PATRONYMIC})|${CAPITALISED}\\s(?:${PATRONYMIC})\\s${CAPITALISED}`
const ITS_END = String.raw`(?=\s*(?:$|[,(;—–]|-\s))`
const BARE_NAME = new RegExp(`^(${IN_FULL})${ITS_END}`, 'u')
/** «Карточка учёта доз: Петров П. П.» */
const OF_CARD = new RegExp(
  String.raw`^${sourceOf('card')}[^:]{0,80}:\s*(${IN_FULL}|${CAPITALISED}\s\p{Lu}\.\s?(?:\p{Lu}\.)?)${ITS_END}`,
  'u',
)
/** Over somebody's name: who has signed or approved it. */
const SIGNED = new RegExp(sourceOf('signed'), 'iu')
const ID = new RegExp(
  String.raw`(?<!\p{L})${sourceOf('number')}(?!\p{L})\.?\s*[:№#]?\s*([\p{L}\d][\p{L}\d/-]{0,20})`,
  'iu',
)
const LEAST_NAME = 2
/** Names in full are as like those of departments: of so many sheets nearly all have to be called so. */
const FEWEST_SHEETS = 3
const NEARLY_ALL = 0.8
/** Initials make up for a surname that is a word as well. */
const SOMEWHAT = 0.3

/**
 * The period that the titles or the sheet's name give; a day alone is that of a signature or a printing, and `Classified since 2018`
 * is the beginning of something else.
 * @param fileYear the year that the file says elsewhere, for a sheet called `Jan`
 */
export function titlePeriod(
  titles: readonly string[],
  sheetName: string,
  fileYear: number | null = null,
): Period | null {
  const texts = [...titles, sheetName].filter((text) => headerWords(text).meaning !== 'other_date')
  const year = yearIn(texts) ?? fileYear
  const named = texts.flatMap((text) => namedPeriod(withoutUnits(text)) ?? []).filter(({ level }) => level !== 'day')
  const inYear = ({ year: own, in: inOf }: NamedPeriod) => ((own ?? year) === null ? null : inOf(own ?? year ?? 0))
  const [first, ...more] = named.flatMap((each) => inYear(each) ?? [])
  if (!first) return null
  // The year in the title, the month on the sheet's tab.
  const inner = more.find((each) => each.from >= first.from && each.to <= first.to)
  return inner ?? first
}

/** The one period that lines below a table say its badges were worn in: `Wear period 06/01/2024 - 06/30/2024`. Other lines have days of all kinds. */
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

/** Whom the titles name: `Ф.И.О. Иванов И.И., таб. № 123`. */
export function titleSubject(titles: readonly string[]): { name: string | null; id: string | null } | null {
  let name: string | null = null
  let id: string | null = null
  // Cells of one line stand wider apart.
  for (const text of titles.flatMap((each) => [each, ...each.split(/\s{2,}/u)])) {
    // The number may be in its own line, over the name or below it.
    const found = NAME.exec(text)?.[1]
    if (name === null && found && isName(found.trim())) name = found.trim()
    const code = numberIn(text) ?? ID.exec(text)?.[1]
    if (id === null && code && /\d/.test(code)) id = code
  }
  return name === null ? numberedSubject(titles) : { name, id }
}

/** `Ionescu Ion – marca 112 – medic`: a title that begins with a name and says that one's number. */
function numberedSubject(titles: readonly string[]): { name: string; id: string } | null {
  for (const text of titles) {
    const named = nameAtStart(text)
    const id = named ? ID.exec(named.rest)?.[1] : undefined
    if (named && id !== undefined && /\d/.test(id) && headerWords(named.name).meaning === null)
      return { name: named.name, id }
  }
  return null
}

/** `Employee ID: 841`, «Nr. matricol: 17»: a line of a card that says a person's number. */
export function numberIn(text: string): string | null {
  const [, label = '', colon = '', value = ''] = /^([^:]{2,60}?)(:|\s)\s*(\S{1,20})$/.exec(text) ?? []
  if (!/\d/.test(value)) return null
  const { meaning, exact } = headerWords(label)
  return meaning === 'subject_id' && (exact || colon === ':') ? value : null
}

/** Whom a sheet is called after, where its name is a person's and so are those of the others. */
export function sheetSubject(name: string, sheets: ReadonlySet<string>): { name: string; id: null } | null {
  const text = name.trim()
  const loose = namesAmong([...sheets].map((each) => each.trim()))
  if (!isPersonName(text))
    return loose(text) && [...sheets].every((each) => loose(each.trim())) ? { name: text, id: null } : null
  if (hasInitials(text)) return isSomebody(text, SOMEWHAT) ? { name: text, id: null } : null
  const texts = [...sheets].map((each) => each.trim()).filter(isPersonName)
  const sure = texts.filter((each) => isSomebody(each, NEARLY_ALL))
  const alike = texts.length >= sheets.size * NEARLY_ALL && sure.length * 2 > texts.length
  return alike && sheets.size >= FEWEST_SHEETS ? { name: text, id: null } : null
}

function isSomebody(text: string, least: number): boolean {
  return headerWords(text).meaning === null && labelFacts(text).person >= least
}

/** Not the `ID R-` of `Employee ID R-679`. */
function isName(text: string): boolean {
  if (/[-'’]$/.test(text)) return false
  return isPersonName(text) || (/^\p{Lu}[\p{Ll}'’-]/u.test(text) && text.length > LEAST_NAME)
}

/** Whom a title names that is nothing but a person's name in full, and what that one is; unless somebody signs or approves there. */
export function bareSubject(titles: readonly string[]): { name: string; id: null } | null {
  if (titles.some((text) => SIGNED.test(text))) return null
  const names = titles.flatMap((text) => (BARE_NAME.exec(text.trim()) ?? OF_CARD.exec(text.trim()))?.[1] ?? [])
  const [name] = names
  return name !== undefined && names.length === 1 ? { name, id: null } : null
}

/** The cells of a line in one text, wider apart where another label begins: «ФИО | Петров Пётр | Отделение | КТ» names no one «Петров Пётр Отделение». */
export function lineText(cells: readonly string[]): string {
  return cells
    .reduce(
      (line, text) => `${line}${headerWords(text).meaning === null && !text.endsWith(':') ? ' ' : '  '}${text}`,
      '',
    )
    .trimStart()
}

/** Whether a title is said of one person, or of that one's doses: `Name: Ion Popescu`, «Таб. № 12», «Период: I кв. 2025». */
export function saysOfOne(title: string): boolean {
  // «Единица измерения: мЗв» holds for all.
  if (NAME.test(title) || ID.test(title)) return true
  const [, label = '', value = ''] = /^([^:]*):\s*(\S.*)$/.exec(title) ?? []
  if (value === '' || headerWords(title).units.length > 0) return false
  // `Occupational exposure: 2024` is a title with its year.
  return headerWords(label).meaning !== null || namedPeriod(value)?.whole !== true
}

/** `Hp(10)` and units aren't periods. */
function withoutUnits(text: string): string {
  return headerWords(text).quantities.length > 0 ? text.replace(/H?[p\u0440*]\(?[\d.,]+\)?/giu, ' ') : text
}
