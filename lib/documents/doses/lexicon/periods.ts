/**
 * Calendar words in English, Russian and Romanian, in the form used for comparison: lowercase, Latin letters without
 * diacritics.
 */

/**
 * The names, cases and abbreviations of each month, from January. Source: CLDR 44, months in en, ru and ro;
 * abbreviations in use.
 */
export const MONTH_WORDS: readonly (readonly string[])[] = [
  ['january', 'jan', 'январь', 'января', 'январе', 'янв', 'ianuarie', 'ian', 'enero', 'ene'],
  ['february', 'feb', 'февраль', 'февраля', 'феврале', 'февр', 'фев', 'februarie', 'febr', 'febrero'],
  ['march', 'mar', 'март', 'марта', 'марте', 'мар', 'martie', 'mart', 'marzo'],
  ['april', 'apr', 'апрель', 'апреля', 'апреле', 'апр', 'aprilie', 'abril', 'abr'],
  ['may', 'май', 'мая', 'мае', 'mai', 'mayo'],
  ['june', 'jun', 'июнь', 'июня', 'июне', 'июн', 'iunie', 'iun', 'junio'],
  ['july', 'jul', 'июль', 'июля', 'июле', 'июл', 'iulie', 'iul', 'julio'],
  ['august', 'aug', 'август', 'августа', 'августе', 'авг', 'agosto', 'ago'],
  ['september', 'sept', 'sep', 'сентябрь', 'сентября', 'сентябре', 'сент', 'сен', 'septembrie', 'septiembre'],
  ['october', 'oct', 'октябрь', 'октября', 'октябре', 'окт', 'octombrie', 'octubre'],
  ['november', 'nov', 'ноябрь', 'ноября', 'ноябре', 'нояб', 'ноя', 'noiembrie', 'noi', 'noiem', 'noviembre'],
  ['december', 'dec', 'декабрь', 'декабря', 'декабре', 'дек', 'decembrie', 'diciembre', 'dic'],
]

/** Own collection. A word ending in `*` represents all words that begin with it. */
export const PERIOD_WORDS = {
  quarter: ['quarter', 'qtr', 'q', 'кв', 'кв-л', 'квартал*', 'trim', 'trimestr*', 'tr'],
  half: ['half', 'h', 'half-year', 'полугоди*', 'полуг', 'п/г', 'semestr*', 'sem'],
  year: ['year', 'yr', 'calendar year', 'год', 'года', 'году', 'годы', 'гг', 'г', 'anul', 'an', 'anului', 'ano'],
  week: ['week', 'weeks', 'wk', 'wks', 'недел*', 'нед', 'saptaman*', 'sapt'],
  season: [
    ...['spring', 'summer', 'autumn', 'fall', 'winter'],
    ...['весна', 'весны', 'весной', 'лето', 'лета', 'летом', 'осень', 'осени', 'осенью', 'зима', 'зимы', 'зимой'],
    ...['primavara', 'vara', 'toamna', 'iarna'],
  ],
  months: ['months', 'месяцев', 'месяца', 'месяцы', 'мес', 'luni', 'lunile'],
  /** Between a period and its year. */
  of: ['of'],
  /** Behind a year in digits. */
  yearMark: ['г', 'год', 'года', 'году'],
  /** A week as such, not several of them. */
  weekAlone: ['week', 'неделя'],
  /** After the number of a day, of a week, and of a longer period. */
  dayEnding: ['st', 'nd', 'rd', 'th', 'го', '-го'],
  weekEnding: ['st', 'nd', 'rd', 'th', 'я', 'й', 'ю', 'ой', 'ая'],
  ordinalEnding: ['st', 'nd', 'rd', 'th', 'й', 'ый', 'ой', 'ий', 'е', 'ое', 'го', 'a', 'lea'],
  /** Before a list of numbers of periods. */
  before: ['for', 'in', 'from', 'за', 'в', 'с', 'pe'],
  /** Words next to a period that don't change it. */
  filler: [
    ...['from', 'for', 'in', 'of', 'the', 'month', 'period'],
    ...['за', 'на', 'в', 'с', 'месяц', 'период'],
    ...['pe', 'luna', 'perioada', 'de'],
  ],
  /** Beginnings of words after a Roman numeral. */
  numbered: ['qu', 'qtr', 'кв', 'полуг', 'trim', 'sem'],
  /** Between the two ends. */
  through: ['to', 'until', 'till', 'through', 'thru', 'по', 'до', 'pana la', 'pina la', 'la'],
  /** Between the word for a period and its last day. */
  ending: ['ending', 'ended', 'ending on', 'ended on', 'incheiat la', 'care se incheie la', 'заканчивающийся'],
  /** Between two periods that form one. */
  and: ['and', 'и', 'si', 'y'],
} as const

/** Ordinals in words, first to fourth. Own collection. */
export const ORDINAL_WORDS: readonly (readonly string[])[] = [
  ['first', 'первый', 'первое', 'первого', 'первом', 'primul', 'intai', 'i'],
  ['second', 'второй', 'второе', 'второго', 'втором', 'al doilea', 'doilea', 'ii', 'п'],
  ['third', 'третий', 'третье', 'третьего', 'третьем', 'al treilea', 'treilea', 'iii', 'ш'],
  ['fourth', 'четвертый', 'четвертого', 'четвертом', 'al patrulea', 'patrulea', 'iv', 'iy'],
]

/** Phrases for the length of time that a dose is of. Own collection. */
export const LENGTH_WORDS = {
  month: [
    'month',
    'monthly',
    'this month',
    'за месяц',
    'месяц',
    'месячная',
    'ежемесячная',
    'luna',
    'lunar',
    'lunara',
    'pe luna',
  ],
  quarter: [
    'quarter',
    'quarterly',
    'qtr',
    'qtd',
    'quarter to date',
    'за квартал',
    'квартал',
    'квартальная',
    'trimestru',
    'trimestrial',
    'trimestriala',
    'pe trimestru',
  ],
  half: ['half year', 'semiannual', 'за полугодие', 'полугодие', 'semestru', 'semestrial'],
  year: [
    'year',
    'annual',
    'yearly',
    'ytd',
    'year to date',
    'за год',
    'год',
    'годовая',
    'годовой',
    'с начала года',
    'an',
    'anual',
    'anuala',
    'pe an',
    'de la inceputul anului',
  ],
  other: [
    'life',
    'lifetime',
    'life to date',
    'ltd',
    'career',
    'since hire',
    '5 years',
    'five year',
    'за все время',
    'за весь период',
    'за весь стаж',
    'за 5 лет',
    'пожизненная',
    'pe viata',
    'pe 5 ani',
  ],
} as const
