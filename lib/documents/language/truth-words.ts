/**
 * How a cell says yes, no or unknown, in Russian, Romanian and English. All are compared as `normaliseName` returns
 * names; punctuation at the end of a cell is dropped first.
 */
export const TRUE_WORDS: readonly string[] = ['true', 'yes', 'да', 'истина', 'da', 'adevărat', 'adevarat', '1']

export const FALSE_WORDS: readonly string[] = ['false', 'no', 'not', 'нет', 'ложь', 'nu', 'fals', '0', 'off']

/** Words in place of a value that was never recorded. */
export const UNKNOWN_WORDS: readonly string[] = [
  ...['н/д', 'н.д', 'н. д', 'нет данных', 'данных нет', 'данные отсутствуют', 'неизвестно', 'не известно'],
  ...['n/a', 'n.a', 'n/d', 'n.d', 'no data', 'unknown', 'not available', 'not known'],
  ...['fără date', 'fara date', 'nu sunt date', 'nu există date', 'lipsă date', 'necunoscut', 'nu se cunoaște'],
]

/** The words of a condition, besides the signs. */
export const LOGIC_WORDS: Readonly<Record<'and' | 'or' | 'not', readonly string[]>> = {
  and: ['and', 'и', 'și', 'si', 'şi'],
  or: ['or', 'или', 'sau'],
  not: ['not', 'не', 'nu'],
}

/** How a function that rounds is called. */
export const ROUND_WORDS: readonly string[] = ['round', 'округлить', 'округл', 'rotunjește', 'rotunjeste', 'rotund']

/** Words before a number that make it a bound. The longer come first. */
export const BOUND_WORDS: Readonly<Record<'<' | '<=' | '>' | '>=', readonly string[]>> = {
  '<': ['less than', 'below', 'under', 'менее', 'меньше', 'ниже', 'mai puțin de', 'mai mic de', 'sub'],
  '<=': ['at most', 'up to', 'no more than', 'не более', 'не больше', 'до', 'cel mult', 'până la', 'pana la'],
  '>': ['more than', 'above', 'over', 'более', 'больше', 'свыше', 'выше', 'mai mult de', 'peste'],
  '>=': ['at least', 'no less than', 'не менее', 'не меньше', 'от', 'cel puțin', 'cel putin'],
}

/** Words between the two ends of a range. */
export const RANGE_WORDS: readonly string[] = ['to', 'до', 'la', 'până la']

/** Names of simple units in any of the languages, by the symbol that they share. */
export const BASE_UNITS: ReadonlyMap<string, string> = new Map([
  ['Зв', 'Sv'],
  ['Sv', 'Sv'],
  ['Гр', 'Gy'],
  ['Gy', 'Gy'],
  ['Бк', 'Bq'],
  ['Bq', 'Bq'],
  ['г', 'g'],
  ['g', 'g'],
  ['м', 'm'],
  ['m', 'm'],
  ['л', 'L'],
  ['l', 'L'],
  ['L', 'L'],
])

/** Other units that a column of units contains, without a point at their end. */
export const UNIT_NAMES: readonly string[] = [
  ...[
    'шт',
    'штук',
    'уп',
    'упак',
    'кор',
    'флак',
    'фл',
    'амп',
    'табл',
    'час',
    'ч',
    'мин',
    'сут',
    'т',
    'кв. м',
    'м2',
    'м²',
  ],
  ...['pcs', 'pc', 'pack', 'box', 'h', 'hr', 'min', 'kg', 't', 'm2', 'm²'],
  ...['buc', 'bucăți', 'cutie', 'flacon', 'ore', 'oră', 'zile'],
]

/** What comes before a simple unit, by the power of ten that it means (SI brochure, 9th edition, table 7). */
export const UNIT_PREFIXES: ReadonlyMap<string, number> = new Map([
  ['н', -9],
  ['n', -9],
  ['мк', -6],
  ['µ', -6],
  ['μ', -6],
  ['mc', -6],
  ['м', -3],
  ['m', -3],
  ['с', -2],
  ['c', -2],
  ['к', 3],
  ['k', 3],
  ['М', 6],
  ['M', 6],
  ['Г', 9],
  ['G', 9],
])
