import type { UnitRecord } from './unit-record'

/** Units that follow a slash, or follow a dose in a product. */
export const BELOW_STROKE_UNITS: readonly UnitRecord[] = [
  {
    ucum: 's',
    spellings: {
      en: ['s', 'sec.', 'second', 'seconds'],
      ru: ['с', 'сек.', 'секунда', 'секунду'],
      ro: ['secundă', 'secunda', 'secunde'],
    },
    shown: { en: 's', ru: 'с', ro: 's' },
  },
  {
    ucum: 'min',
    spellings: {
      en: ['min.', 'mins', 'minute', 'minutes'],
      ru: ['мин.', 'минута', 'минуту', 'минуты', 'минут'],
      ro: ['minut', 'minute'],
    },
    shown: { en: 'min', ru: 'мин', ro: 'min' },
  },
  {
    ucum: 'h',
    spellings: {
      en: ['h', 'hr.', 'hrs.', 'hour', 'hours'],
      ru: ['ч.', 'час', 'часа', 'часов'],
      ro: ['oră', 'ora', 'ore'],
    },
    shown: { en: 'h', ru: 'ч', ro: 'h' },
  },
  {
    ucum: 'd',
    spellings: {
      en: ['d', 'day', 'days'],
      ru: ['сут.', 'сутки', 'суток', 'день', 'дня', 'дней', 'дн.'],
      ro: ['zi', 'zile'],
    },
    shown: { en: 'd', ru: 'сут', ro: 'd' },
  },
  {
    ucum: 'wk',
    spellings: {
      en: ['wk.', 'week', 'weeks'],
      ru: ['нед.', 'неделя', 'неделю', 'недели', 'недель'],
      ro: ['săptămână', 'saptamana', 'săptămâni', 'saptamani', 'săpt.', 'sapt.'],
    },
    shown: { en: 'wk.', ru: 'нед.', ro: 'wk.' },
  },
  {
    ucum: 'mo',
    spellings: {
      en: ['mo.', 'month', 'months'],
      ru: ['мес.', 'месяц', 'месяца', 'месяцев'],
      ro: ['lună', 'luna', 'luni'],
    },
    shown: { en: 'mo.', ru: 'мес.', ro: 'mo.' },
  },
  {
    ucum: 'a',
    spellings: { en: ['yr.', 'year', 'years', 'annum'], ru: ['год', 'года', 'лет'], ro: ['an', 'ani'] },
    shown: { en: 'yr.', ru: 'год', ro: 'yr.' },
  },
  {
    ucum: 'm',
    spellings: { en: ['m', 'metre', 'meter'], ru: ['м', 'метр'], ro: [] },
    shown: { en: 'm', ru: 'м', ro: 'm' },
  },
  { ucum: 'cm', spellings: { en: ['cm'], ru: ['см'], ro: [] }, shown: { en: 'cm', ru: 'см', ro: 'cm' } },
  { ucum: 'mm', spellings: { en: ['mm'], ru: ['мм'], ro: [] }, shown: { en: 'mm', ru: 'мм', ro: 'mm' } },
  {
    ucum: 'm2',
    spellings: {
      en: ['m2', 'sq m', 'square metre', 'square meter'],
      ru: ['м2', 'кв. м', 'кв.м', 'м кв.'],
      ro: ['mp', 'metru pătrat', 'metru patrat'],
    },
    shown: { en: 'm²', ru: 'м²', ro: 'm²' },
  },
  {
    ucum: 'cm2',
    spellings: {
      en: ['cm2', 'sq cm', 'square centimetre', 'square centimeter'],
      ru: ['см2', 'кв. см', 'кв.см', 'см кв.'],
      ro: ['cmp', 'centimetru pătrat'],
    },
    shown: { en: 'cm²', ru: 'см²', ro: 'cm²' },
  },
  { ucum: 'dm2', spellings: { en: ['dm2'], ru: ['дм2'], ro: [] }, shown: { en: 'dm²', ru: 'дм²', ro: 'dm²' } },
  { ucum: 'mm2', spellings: { en: ['mm2'], ru: ['мм2'], ro: [] }, shown: { en: 'mm²', ru: 'мм²', ro: 'mm²' } },
]
