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
  'сч[её]та?',
  'р/с',
  'к/с',
  'паспорт\\p{L}*',
  'полис\\p{L}*',
  'серия',
  'кабинет(?:ы|а|ов)?',
  'каб\\.',
  'комнат[аы]',
  'помещени[еяй]',
  'версия',
  'раздел(?:ы|а)?',
  'пункт(?:ы|а|ов)?',
  'стать[яи]',
  'гост',
  'кбк',
  'мкб',
  'ip',
  // English
  'codes?',
  'ids?',
  'phone',
  'telephone',
  'tel\\.?',
  'mobile',
  'fax',
  'zip',
  'postcode',
  'account',
  'serial',
  's/n',
  'sku',
  'isbn',
  'issn',
  'ssn',
  'badge',
  'version',
  'section',
  'clause',
  'chapter',
  'room',
  'identifier',
  // Romanian
  'cod(?:ul|uri)?',
  'cnp',
  'idn[po]',
  'cui',
  'cif',
  'iban',
  'telefon(?:ul)?',
  'seri[ae]',
  'cont(?:ul)?',
  'versiune(?:a)?',
  'capitol(?:ul)?',
  'articol(?:ul)?',
  'camera',
  'cabinet(?:ul)?',
  'inventar',
]

const IDENTIFIER = new RegExp(`(?<![\\p{L}\\d])(?:${IDENTIFIER_WORDS.join('|')})(?![\\p{L}])`, 'iu')
/** «Nr. contract», “Contract no.”, “Serial number”: a number's name beside the thing that it names. */
const NAMED_NUMBER =
  /^(?:(?:no\.|nr\.|#)\s*|(?:nr|num[aă]r(?:ul)?|number)\s+)\p{L}|\p{L}[.:]?\s+(?:no\.?|nr\.?|number|num[aă]r|#)\s*:?$/iu
const QUANTITY =
  /^(?:кол(?:ичество|-во|\.)|число|сумма|стоимость|доля|всего|итого|(?:total\s+)?(?:number|no\.?) of|count|amount|total|num[aă]r(?:ul)? (?:de|total)|nr\.? (?:de|total)|cantitate)(?!\p{L})/iu
const COUNTER =
  /^(?:№|n|no\.?|#|nr\.?|№\s*п[./\s]*п\.?|п[./]\s*п\.?|nr\.?\s*crt\.?|s\.?\s*no\.?|item(?: no\.?)?|number|num[aă]r|номер|номер по порядку|поз\.?|№ строки)$/iu
const MOMENT =
  /(?<!\p{L})(?:дат[аы]|время|срок\p{L}*|начало|окончание|период|день|date|time|day|dat[ae]|ora|termen|perioad[aă]|ziua)(?!\p{L})/iu
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

/** Whether a column's name says that there are dates or times in it, whatever else it says: «№ и дата приказа». */
export function namesMoment(text: string): boolean {
  return MOMENT.test(text)
}
