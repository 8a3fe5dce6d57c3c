import type { DoseLanguage } from './types'

/**
 * What the doses below a title, or below a line above rows, count as by its words. They aren't added to the doses of a
 * period.
 */
export type LineRole = 'cumulative' | 'total' | 'limit' | 'control'

/** `lasting`: a long period, whose doses are cumulative unless columns or rows are of shorter periods. */
type Words = Readonly<Record<LineRole | 'lasting', readonly string[]>>

/**
 * Phrases of titles and of lines above rows. There are fewer than for headers, since a line also has other words. Own
 * collection.
 */
export const LINE_ROLES: Readonly<Record<DoseLanguage, Words>> = {
  en: {
    cumulative: [
      'cumulative',
      'accumulated',
      'running total',
      'year to date',
      'ytd',
      'quarter to date',
      'qtd',
      'life to date',
      'ltd',
      'inception to date',
    ],
    lasting: [
      'to date',
      'lifetime',
      'life time',
      'since',
      'since hire',
      'since start',
      'since employment',
      'since inception',
      'whole career',
      'last 5 years',
      'last five years',
    ],
    total: [
      'total',
      'totals',
      'annual',
      'yearly',
      'sum',
      'full year',
      'whole year',
      'for the year',
      'year total',
      'grand total',
    ],
    limit: [
      'limit',
      'dose limit',
      'constraint',
      'dose constraint',
      'reference level',
      'diagnostic reference level',
      'investigation level',
      'action level',
      'alert level',
      'planned',
      'maximum permissible',
    ],
    control: ['background', 'control', 'transit'],
  },
  ru: {
    cumulative: ['накопленная', 'накопленные', 'накопительная', 'накопительные', 'нарастающим итогом', 'нарастающая'],
    lasting: [
      'пожизненная',
      'с начала',
      'с начала года',
      'с начала контроля',
      'с начала работы',
      'за все время',
      'за все время работы',
      'за весь период',
      'за весь период работы',
      'за весь стаж',
      'за 5 лет',
      'за пять лет',
      'за последние 5 лет',
      'за последние пять лет',
    ],
    total: [
      'итого',
      'всего',
      'итог',
      'сумма',
      'суммарная',
      'суммарные',
      'суммарно',
      'за год',
      'за весь год',
      'за календарный год',
      'за полугодие',
      'годовая',
      'годовые',
    ],
    limit: [
      'предел',
      'пределы',
      'лимит',
      'лимиты',
      'норматив',
      'нормативы',
      'контрольный уровень',
      'контрольные уровни',
      'допустимый уровень',
      'допустимые уровни',
      'референтный уровень',
      'референтные уровни',
      'предельно допустимая',
      'предельно допустимые',
      'планируемая',
      'планируемые',
      'плановая',
      'плановые',
      'прогнозируемая',
      'прогнозируемые',
    ],
    control: [
      'фон',
      'фоновый',
      'фоновые',
      'контрольный',
      'контрольные',
      'транзитный',
      'транзитные',
      'транспортный',
      'транспортные',
      'свидетель',
      'свидетели',
    ],
  },
  ro: {
    cumulative: [
      'cumulat',
      'cumulata',
      'cumulate',
      'cumulativ',
      'cumulativa',
      'cumulative',
      'acumulat',
      'acumulata',
      'acumulate',
    ],
    lasting: ['de la inceputul', 'de la inceputul anului', 'de la angajare', 'pe viata', 'ultimii 5 ani', 'pe 5 ani'],
    total: ['total', 'total general', 'total anual', 'anual', 'anuala', 'anuale', 'pe an', 'suma', 'intregul an'],
    limit: [
      'limita',
      'limite',
      'limitele',
      'constrangere',
      'constrangeri',
      'nivel de referinta',
      'niveluri de referinta',
      'nivel de investigare',
      'niveluri de investigare',
      'nivel de actiune',
      'planificat',
      'planificata',
      'planificate',
    ],
    control: ['fond', 'de fond', 'control', 'de control', 'martor', 'tranzit'],
  },
}

/** Words that may accompany such a phrase without changing its meaning, in the form used for comparison. */
export const LINE_FILLERS =
  /^(?:доз\p{L}*|dos(?:e|es|a|age|imet\p{L}*)|doz(?:a|ele|e|imet\p{L}*)|облучени\p{L}*|мощност\p{L}*|персонал\p{L}*|работник\p{L}*|сотрудник\p{L}*|индивидуальн\p{L}*|эффективн\p{L}*|эквивалентн\p{L}*|тлд|значени\p{L}*|показани\p{L}*|уровн\p{L}*|год\p{L}*|г|гг|период\p{L}*|квартал\p{L}*|кв|месяц\p{L}*|полугоди\p{L}*|работы|за|на|в|по|с|для|badges?|tld|readings?|values?|levels?|years?|period|quarter|qtr|q|months?|staff|personnel|workers?|employees?|individual\p{L}*|effective|equivalent|for|of|the|in|from|per|personalului|lucratorilor|efectiv\p{L}*|echivalent\p{L}*|citiri\p{L}*|valori\p{L}*|niveluri\p{L}*|an|anul|anului|ani|trim|trimestr\p{L}*|luna|lunii|de|la|pe|pentru|din|a|al|i|ii|iii|iv)$/u
