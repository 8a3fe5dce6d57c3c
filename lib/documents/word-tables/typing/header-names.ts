/**
 * The names of columns and lines whose numbers count nothing: they name, and stay texts as they are written. In Russian, Romanian and
 * English. A missed type is a miss, a wrong one a defect: so the words are taken widely.
 */
const IDENTIFIER_WORDS: readonly string[] = [
  // Russian
  '№(?!\\s*\\d)',
  'номера?',
  'инв\\.',
  'коды?',
  'шифры?',
  'артикулы?',
  'телефон\\p{L}*',
  'тел\\.?',
  '^контакты?(?=:?$)',
  'моб\\.',
  'сотовый',
  'факс',
  'инн',
  'кпп',
  'огрн(?:ип)?',
  'бик',
  'окпо',
  'октмо',
  'оквэд',
  'окпд',
  'снилс',
  'индекс(?=:?$)',
  'р/с',
  'к/с',
  'паспорт\\p{L}*',
  'серия',
  'верси[яи]',
  '^(?:ревизия|ред\\.|изм\\.)(?=:?$)',
  'гост',
  'кбк',
  'мкб',
  'ip',
  // English
  'codes?',
  'ids?',
  'phones?',
  'telephone',
  'tel\\.?',
  'mobile',
  'mob\\.',
  '^(?:contacts?|cell)(?=:?$)',
  'fax',
  'zip',
  'postcode',
  'serial',
  's/n',
  'sku',
  'isbn',
  'issn',
  'ssn',
  'badge',
  'versions?',
  'editions?',
  '^(?:revisions?|rev\\.|release|rule)(?=:?$)',
  'identifier',
  // Romanian
  'cod(?:ul|uri)?',
  'cnp',
  'idn[po]',
  'cui',
  'cif',
  'iban',
  'telefon(?:ul)?',
  'telefoane(?:le)?',
  'mobil(?=:?$)',
  '^contacte(?=:?$)',
  'seri[ae]',
  'versiun(?:ea?|i)',
  '^(?:revizi[ae]|punct(?:ul)?)(?=:?$)',
  'inventar',
]
/** The same of what as a line of a table has amounts beside it: «Кабинет рентгена | 0,11 | 0,12». */
const THING_WORDS: readonly string[] = [
  // Russian
  'сч[её]та?',
  'полис\\p{L}*',
  'кабинет(?:ы|а|ов)?',
  'каб\\.',
  'комнат[аы]',
  'палат[аы]',
  'аудитори[яи]',
  'помещени[еяй]',
  'глав[аы]',
  'параграфы?',
  '(?:под)?раздел(?:ы|а)?',
  'пункт(?:ы|а|ов)?',
  'подпункт(?:ы|а)?',
  'приложени[ея]',
  'стать[яи]',
  // English
  'account',
  'room',
  'ward',
  'chapters?',
  '(?:sub)?sections?',
  'clauses?',
  'paragraphs?',
  'appendix',
  // Romanian
  'cont(?:ul)?',
  'camera',
  'cabinet(?:ul)?',
  'salon(?:ul)?',
  'capitol(?:ul|e)?',
  'sec[tțţ]iun(?:ea?|i)',
  'articol(?:ul|e)?',
  'paragraf(?:ul|e)?',
  'alineat(?:ul|e)?',
  'anex(?:a|ă|e)',
]

const THING = identifiers(THING_WORDS)
const IDENTIFIER = identifiers([...IDENTIFIER_WORDS, ...THING_WORDS])
/** «Nr. contract», “Contract no.”, “Serial number”: a number's name beside the thing that it names. */
const NAMED_NUMBER =
  /^(?:(?:no\.|nr\.|#)\s*|(?:nr|num[aă]r(?:ul)?|number)\s+)\p{L}|\p{L}[.:]?\s+(?:no\.?|nr\.?|number|num[aă]r|#)\s*:?$/iu
const QUANTITY =
  /^(?:кол(?:ичество|-во|\.)|число|сумма|стоимость|доля|всего|итого|(?:total\s+)?(?:number|no\.?) of|count|amount|total|num[aă]r(?:ul)? (?:de|total)|nr\.? (?:de|total)|cantitate)(?!\p{L})/iu
const COUNTER =
  /^(?:№|n|no\.?|#|nr\.?|№\s*п[./\s]*п\.?|п[./]\s*п\.?|nr\.?\s*crt\.?|s\.?\s*no\.?|item(?: no\.?)?|number|num[aă]r|номер|номер по порядку|поз\.?|№ строки)$/iu
const MOMENT_WORDS: readonly string[] = [
  'дат[аы]|время|срок\\p{L}*|начало|окончание|период|день|отправление|прибытие|расписание|часы при[её]ма',
  'date|time|day|departure|arrival|expir(?:y|es|ation)',
  'dat[ae]|ora|termen|perioad[aă]|ziua|plecarea?|sosirea?|orar(?:ul)?',
]
const MOMENT = new RegExp(`(?<!\\p{L})(?:${MOMENT_WORDS.join('|')})(?!\\p{L})`, 'iu')
/** What names hours of the day and amounts alike: only where all numbers under it look like «9.30» are they times. */
const HOURS = wholeName(
  'час(?:ы|ы работы)?|режим(?: работы)?|график(?: работы)?|смен[аы]|при[её]м|интервал|перерыв|открытие|закрытие',
  'понедельник|вторник|среда|четверг|пятница|суббота|воскресенье|пн|вт|ср|чт|пт|сб|вс',
  '(?:(?:opening|office|working) )?hours?|opening|opens|closing|closes|starts?|ends?|schedule|timetable|shifts?|interval',
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
/** Longer ones are sentences that happen to have such a word. */
const LONGEST = 60

export type NameKind = 'identifier' | 'counter' | 'moment' | null

/** What the name of a column says of the numbers in it: `counter` counts its lines, `identifier` names, `moment` is a date or a time. */
export function nameKind(text: string): NameKind {
  if (text === '' || text.length > LONGEST || QUANTITY.test(text)) return null
  if (COUNTER.test(text)) return 'counter'
  if (IDENTIFIER.test(text) || NAMED_NUMBER.test(text)) return 'identifier'
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

/** Whether a line of this name has amounts as often as names beside it. */
export function namesThing(text: string): boolean {
  return THING.test(text)
}

function identifiers(words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}])`, 'iu')
}

function wholeName(...words: readonly string[]): RegExp {
  return new RegExp(`^(?:${words.join('|')}):?$`, 'iu')
}

/** Whether a column's name says that there are dates or times in it, whatever else it says: «№ и дата приказа». */
export function namesMoment(text: string): boolean {
  return MOMENT.test(text)
}
