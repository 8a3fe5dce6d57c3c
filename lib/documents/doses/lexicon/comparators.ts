import type { DoseLanguage } from './types'

export type Comparator = '<' | '<=' | '>' | '>=' | '~'

/** Signs before a number. */
export const COMPARATOR_SIGNS: Readonly<Record<string, Comparator>> = {
  '<': '<',
  '‹': '<',
  '＜': '<',
  '﹤': '<',
  '˂': '<',
  '〈': '<',
  '<=': '<=',
  '=<': '<=',
  '≤': '<=',
  '⩽': '<=',
  '≦': '<=',
  '>': '>',
  '›': '>',
  '＞': '>',
  '﹥': '>',
  '˃': '>',
  '>=': '>=',
  '=>': '>=',
  '≥': '>=',
  '⩾': '>=',
  '~': '~',
  '∼': '~',
  '≈': '~',
  '≅': '~',
}

/** Words before a number; everyday wording of reports and prescriptions, own collection. */
export const COMPARATOR_WORDS: Readonly<Record<DoseLanguage, Readonly<Record<Comparator, readonly string[]>>>> = {
  en: {
    '<': ['less than', 'below', 'under', 'lower than', 'smaller than'],
    '<=': [
      'up to',
      'at most',
      'not more than',
      'no more than',
      'not exceeding',
      'not to exceed',
      'maximum',
      'max',
      'max.',
    ],
    '>': ['more than', 'above', 'over', 'greater than', 'exceeding', 'exceeds'],
    '>=': ['at least', 'not less than', 'no less than', 'minimum', 'min.'],
    '~': ['about', 'approximately', 'approx', 'approx.', 'circa', 'ca.'],
  },
  ru: {
    '<': ['менее', 'меньше', 'ниже', 'не достигает', 'менее чем', 'меньше чем'],
    '<=': ['до', 'не более', 'не больше', 'не выше', 'не свыше', 'максимум', 'макс.', 'не превышает', 'не более чем'],
    '>': ['более', 'больше', 'свыше', 'выше', 'превышает', 'более чем'],
    '>=': ['не менее', 'не меньше', 'не ниже', 'минимум', 'как минимум'],
    '~': ['около', 'примерно', 'приблизительно', 'порядка', 'ок.', 'прибл.'],
  },
  ro: {
    '<': [
      'sub',
      'mai mic de',
      'mai mică de',
      'mai mica de',
      'mai puțin de',
      'mai putin de',
      'mai mic decât',
      'mai mic decat',
      'inferior',
    ],
    '<=': ['până la', 'pana la', 'cel mult', 'maxim', 'maximum', 'nu mai mult de', 'max.'],
    '>': ['peste', 'mai mare de', 'mai mult de', 'mai mare decât', 'mai mare decat', 'superior'],
    '>=': ['cel puțin', 'cel putin', 'minim', 'minimum', 'nu mai puțin de', 'nu mai putin de'],
    '~': ['aproximativ', 'aprox.', 'circa', 'cca', 'cca.', 'în jur de', 'in jur de'],
  },
}

/** Before the words of a comparator: «не менее чем», `not greater than`. */
export const NEGATIONS: readonly string[] = ['not', 'no', 'не', 'nu']

/** Words after a number and its unit. */
export const COMPARATOR_WORDS_AFTER: Readonly<Record<string, Comparator>> = {
  'or more': '>=',
  'or above': '>=',
  'or greater': '>=',
  'and more': '>=',
  'and above': '>=',
  'or less': '<=',
  'or below': '<=',
  'and below': '<=',
  'и более': '>=',
  'и выше': '>=',
  'или более': '>=',
  'или больше': '>=',
  'или выше': '>=',
  'и менее': '<=',
  'и ниже': '<=',
  'или менее': '<=',
  'или меньше': '<=',
  'или ниже': '<=',
  'sau mai mult': '>=',
  'sau mai mare': '>=',
  'sau mai mic': '<=',
  'sau mai puțin': '<=',
  'sau mai putin': '<=',
}

/** Text between the ends of a range. `opened` only counts together with the word before the first end. */
export const RANGE_WORDS = {
  between: ['to', 'up to', 'до', 'по', 'până la', 'pana la', 'through'],
  opened: ['and', 'и', 'și', 'si', 'şi', 'la', 'to', 'до', 'по'],
  openers: ['from', 'between', 'от', 'с', 'между', 'в пределах от', 'de la', 'între', 'intre', 'dintre'],
} as const
