/**
 * The words of columns and lines whose numbers count nothing: they name, and stay texts as they are written. In Russian, Romanian and
 * English. A missed type is a miss, a wrong one a defect: so the words are taken widely.
 */

/** Versions: 1.10 is above 1.9. */
export const VERSION_WORDS: readonly string[] = [
  'версия',
  '^(?:ревизия|ред\\.|изм\\.)(?=:?$)',
  'version',
  'edition',
  '^(?:revision|rev\\.|release|rule)(?=:?$)',
  'versiunea?',
  '^revizi[ae](?=:?$)',
]

/** Numbers and codes, which may have parts: 1.10, 1.9. */
export const CODE_WORDS: readonly string[] = [
  // Russian
  '№(?!\\s*\\d)',
  'номера?',
  'инв\\.',
  'коды?',
  'шифры?',
  'артикулы?',
  'гост',
  'кбк',
  'мкб',
  // English
  'codes?',
  'ids?',
  'ip',
  'identifier',
  // Romanian
  'cod(?:ul|uri)?',
  '^punct(?:ul)?(?=:?$)',
]

/** Telephones, papers and the like, which have no decimal mark. */
export const NAME_WORDS: readonly string[] = [
  // Russian
  'телефон\\p{L}*',
  'тел\\.?',
  '^контакт(?=:?$)',
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
  // English
  'phone',
  'telephone',
  'tel\\.?',
  'mobile(?!\\s+phones)',
  'mob\\.',
  '^(?:contact|cell)(?=:?$)',
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
  // Romanian
  'cnp',
  'idn[po]',
  'cui',
  'cif',
  'iban',
  'telefon(?:ul)?',
  'mobil(?=:?$)',
  'seri[ae]',
  'inventar',
]

/** The same of what as a line of a table has amounts next to it: «Кабинет рентгена | 0,11 | 0,12». */
export const THING_WORDS: readonly string[] = [
  // Russian
  'сч[её]та?',
  'полис\\p{L}*',
  'кабинет(?:ы|а|ов)?',
  'каб\\.',
  'комнат[аы]',
  'палата',
  'аудитория',
  'помещени[еяй]',
  'глава',
  'параграф',
  '(?:под)?раздела?',
  'пункт(?:ы|а|ов)?',
  'подпункта?',
  'приложение',
  'стать[яи]',
  // English
  'account',
  'room',
  'ward',
  'chapter',
  '(?:sub)?section',
  'clause',
  'paragraph',
  'appendix',
  // Romanian
  'cont(?:ul)?',
  'camera',
  'cabinet(?:ul)?',
  'salon(?:ul)?',
  'capitol(?:ul)?',
  'sec[tțţ]iunea?',
  'articol(?:ul)?',
  'paragraf(?:ul)?',
  'alineat(?:ul)?',
  'anex[aă]',
]

/** Several of them are counted as often as named: «Главы» has 12, or 1.2. */
export const PLURAL_WORDS: readonly string[] = [
  // Russian
  '^контакты(?=:?$)',
  'версии',
  'палаты',
  'аудитории',
  'главы',
  'параграфы',
  '(?:под)?разделы',
  'подпункты',
  'приложения',
  // English
  'phones',
  '^contacts(?=:?$)',
  'versions',
  'editions',
  '^revisions(?=:?$)',
  'chapters',
  '(?:sub)?sections',
  'clauses',
  'paragraphs',
  // Romanian
  'telefoane(?:le)?',
  '^contacte(?=:?$)',
  'versiuni',
  'capitole',
  'sec[tțţ]iuni',
  'articole',
  'paragrafe',
  'alineate',
  'anexe',
]
