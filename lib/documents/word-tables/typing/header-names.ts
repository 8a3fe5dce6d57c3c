import { CODE_WORDS, NAME_WORDS, PLURAL_WORDS, THING_WORDS, VERSION_WORDS } from './identifier-words'

const THING = identifiers(THING_WORDS)
const VERSION = identifiers(VERSION_WORDS)
const CODE = identifiers([...VERSION_WORDS, ...CODE_WORDS])
const IDENTIFIER = identifiers([...VERSION_WORDS, ...CODE_WORDS, ...NAME_WORDS, ...THING_WORDS])
const PLURAL = identifiers(PLURAL_WORDS)
/** «Nr. contract», “Contract no.”, “Serial number”: a number's name next to the thing that it names. */
const NAMED_NUMBER =
  /^(?:(?:no\.|nr\.|#)\s*|(?:nr|num[aă]r(?:ul)?|number)\s+)\p{L}|\p{L}[.:]?\s+(?:no\.?|nr\.?|number|num[aă]r|#)\s*:?$/iu
const QUANTITY =
  /^(?:кол(?:ичество|-во|\.)|число|сумма|стоимость|доля|всего|итого|(?:total\s+)?(?:number|no\.?) of|count|amount|total|num[aă]r(?:ul)? (?:de|total)|nr\.? (?:de|total)|cantitate)(?!\p{L})/iu
/** “Version count”, “Mobile phones sold”. */
const COUNTED = /(?<!\p{L})(?:counts?|sold|qty\.?|quantity|total|количество|кол-во|продано|всего|v[aâ]ndute)$/iu
const COUNTER =
  /^(?:№|n|no\.?|#|nr\.?|№\s*п[./\s]*п\.?|п[./]\s*п\.?|nr\.?\s*crt\.?|s\.?\s*no\.?|item(?: no\.?)?|number|num[aă]r|номер|номер по порядку|поз\.?|№ строки)$/iu
const MOMENT_WORDS: readonly string[] = [
  'дат[аы]|время|срок\\p{L}*|начало|окончание|период|день|отправление|прибытие|расписание|часы при[её]ма',
  'date|time|day|departure|arrival|expir(?:y|es|ation)',
  'dat[ae]|ora|termen|perioad[aă]|ziua|plecarea?|sosirea?|orar(?:ul)?',
]
const MOMENT = new RegExp(`(?<!\\p{L})(?:${MOMENT_WORDS.join('|')})(?!\\p{L})`, 'iu')
/** What is done on a day, never at an hour. */
const DAY_WORDS: readonly string[] = [
  'выда(?:н[аоы]?|ч[аи])|постав(?:к[аи]|лен[аоы]?)|принят[аоы]?|отгру(?:жен[аоы]?|зк[аи])|получен[аоы]?|подписан[аоы]?',
  'опла(?:чен[аоы]?|т[аы])|сдан[аоы]?|утвержд[её]н[аоы]?|поверен[аоы]?',
  'issued|received|delivered|signed|due|deadline|paid|shipped|approved|sent',
  'emis[ăe]?|primit[ăe]?|scaden(?:t[ăe]?|[tțţ][ăae])|livrat[ăe]?|semnat[ăe]?|pl[aă]tit[ăe]?|expediat[ăe]?|aprobat[ăe]?',
]
const DAY = identifiers(DAY_WORDS)
/** What names hours of the day and amounts alike: only where all numbers under it look like «9.30» are they times. */
const HOURS = wholeName(
  'час(?:ы|ы работы)?|режим(?: работы)?|график(?: работы)?|смен[аы]|при[её]м|интервал|перерыв|открытие|закрытие',
  'понедельник|вторник|среда|четверг|пятница|суббота|воскресенье|пн|вт|ср|чт|пт|сб|вс',
  '(?:(?:opening|office|working) )?hours?|opening|opens|closing|closes|starts|ends|schedule|timetable|shifts?|interval',
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun',
  'or[eă]|orele|program(?:ul)?|intervalul|[iî]nceput(?:ul)?|sf[aâî]r[sșş]it(?:ul)?|schimb(?:ul)?|pauz[aă]',
  'luni|mar[tțţ]i|miercuri|joi|vineri|s[aâ]mb[aă]t[aă]|duminic[aă]',
)
/** What a comma or a space parts under such a name are several of it: «12,15» under «Стр.». Without one it may count them. */
const LISTED = wholeName(
  'стр\\.?|страниц[аы]|дни (?:при[её]ма|работы|недели)',
  'pages?|pp?\\.|rooms|weekdays',
  'pag\\.|pagin[aăi]|saloane(?:le)?|zile(?:le)? de (?:lucru|primire)',
)
/** What kind of telephone or address there is, and no thing to buy. */
const ADJECTIVE =
  '(?:(?:контактный|мобильный|рабочий|домашний|служебный|городской|внутренний|почтовый|contact|office|home|work|mobile|cell|postal)\\s+)?'
const ANY_WORD = `(?:${[...VERSION_WORDS, ...CODE_WORDS, ...NAME_WORDS, ...THING_WORDS, ...PLURAL_WORDS].join('|')})`
const ALONE = new RegExp(`^${ADJECTIVE}${ANY_WORD}(?:\\s*(?:[/,&]|и|and|[sșş]i)\\s*${ANY_WORD})*:?$`, 'iu')
/** The head of a name is first in Russian and Romanian, last in English and after an adjective. */
const CODE_AT_EDGE = new RegExp(
  `^(?:№|номера?|инв\\.|коды?|шифры?|артикулы?|cod(?:ul|uri)?)(?!\\p{L})|(?<!\\p{L})(?:${CODE_WORDS.join('|')}):?$`,
  'iu',
)
/** Longer ones are sentences that happen to have such a word. */
const LONGEST = 60

/** A name as it reads: where a line may break in it (U+00AD) says nothing. */
export function plainName(text: string): string {
  return text.replaceAll('\u00ad', '')
}

export type NameKind = 'identifier' | 'plural' | 'counter' | 'moment' | null

/**
 * What the name of a column says of the numbers in it: `counter` counts its lines, `identifier` names, `plural` names where they have
 * parts and counts otherwise, `moment` is a date or a time.
 */
export function nameKind(text: string): NameKind {
  if (text === '' || text.length > LONGEST || QUANTITY.test(text)) return null
  if (COUNTER.test(text)) return 'counter'
  const isCounted = COUNTED.test(text)
  if (!isCounted && (IDENTIFIER.test(text) || NAMED_NUMBER.test(text))) return 'identifier'
  if (!isCounted && PLURAL.test(text)) return 'plural'
  return MOMENT.test(text) ? 'moment' : null
}

/** Whether a column's name says that there may be hours of the day in it. */
export function namesHours(text: string): boolean {
  return HOURS.test(text)
}

/** Whether a column's name says that a comma or a space in it parts a list. */
export function namesList(text: string): boolean {
  return LISTED.test(text)
}

/** Whether a name is of versions, which no amount is. */
export function namesVersion(text: string): boolean {
  return VERSION.test(text)
}

/** Whether a name is of numbers or codes, which may have parts. */
export function namesCode(text: string): boolean {
  return CODE.test(text) || NAMED_NUMBER.test(text)
}

/** Whether a name says nothing more than that: «Контактный телефон», “Serial number”, but not “Phone case”. */
export function isIdentifierAlone(text: string): boolean {
  return ALONE.test(text) || CODE_AT_EDGE.test(text) || NAMED_NUMBER.test(text)
}

/** Whether a line of this name has amounts as often as names next to it. */
export function namesThing(text: string): boolean {
  return THING.test(text)
}

function identifiers(words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}])`, 'iu')
}

function wholeName(...words: readonly string[]): RegExp {
  return new RegExp(`^(?:${words.join('|')}):?$`, 'iu')
}

/** Returns whether a column's name mentions dates or times, possibly with other things: «№ и дата приказа». */
export function namesMoment(text: string): boolean {
  return MOMENT.test(text)
}

/** Whether a column's name says that what looks like dates in it are dates: «Выдан», «Дата». */
export function namesDay(text: string): boolean {
  return DAY.test(text) || MOMENT.test(text)
}
