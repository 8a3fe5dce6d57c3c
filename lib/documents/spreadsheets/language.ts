/** The language of the data, chosen apart from the interface's. */
export type DataLanguage = 'en' | 'ru' | 'ro'

/** How Excel shows values under the regional settings of a language (Windows' en-US, ru-RU, ro-RO). */
export interface LanguageFormats {
  readonly decimal: string
  readonly group: string
  /** What `/` in a format code represents: the system's date separator. */
  readonly dateSeparator: string
  /** Built-in format 14. */
  readonly shortDate: string
  /** `[$-F800]`. */
  readonly longDate: string
  /** `[$-F400]`. */
  readonly longTime: string
  readonly yes: string
  readonly no: string
  readonly am: string
  readonly pm: string
  readonly months: readonly string[]
  /** Next to a day: «3 ноября». */
  readonly monthsWithDay: readonly string[]
  readonly monthsShort: readonly string[]
  /** Next to a day, as texts have them (CLDR 46): «21 мая». */
  readonly monthsShortWithDay: readonly string[]
  /** From Sunday. */
  readonly weekdays: readonly string[]
  readonly weekdaysShort: readonly string[]
}

const EN_MONTHS = words('January February March April May June July August September October November December')
const EN_MONTHS_SHORT = words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec')
const RO_MONTHS_SHORT = words('ian. feb. mar. apr. mai iun. iul. aug. sept. oct. nov. dec.')
const RO_MONTHS = words(
  'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
)

const FORMATS: Readonly<Record<DataLanguage, LanguageFormats>> = {
  en: {
    decimal: '.',
    group: ',',
    dateSeparator: '/',
    shortDate: 'm/d/yyyy',
    longDate: 'dddd, mmmm d, yyyy',
    longTime: 'h:mm:ss AM/PM',
    yes: 'TRUE',
    no: 'FALSE',
    am: 'AM',
    pm: 'PM',
    months: EN_MONTHS,
    monthsWithDay: EN_MONTHS,
    monthsShort: EN_MONTHS_SHORT,
    monthsShortWithDay: EN_MONTHS_SHORT,
    weekdays: words('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    weekdaysShort: words('Sun Mon Tue Wed Thu Fri Sat'),
  },
  ru: {
    decimal: ',',
    group: '\u00a0',
    dateSeparator: '.',
    shortDate: 'dd.mm.yyyy',
    longDate: 'd mmmm yyyy "г."',
    longTime: 'h:mm:ss',
    yes: 'ИСТИНА',
    no: 'ЛОЖЬ',
    am: 'AM',
    pm: 'PM',
    months: words('Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь'),
    monthsWithDay: words('января февраля марта апреля мая июня июля августа сентября октября ноября декабря'),
    monthsShort: words('янв фев мар апр май июн июл авг сен окт ноя дек'),
    monthsShortWithDay: words('янв фев мар апр мая июн июл авг сен окт ноя дек'),
    weekdays: words('воскресенье понедельник вторник среда четверг пятница суббота'),
    weekdaysShort: words('Вс Пн Вт Ср Чт Пт Сб'),
  },
  ro: {
    decimal: ',',
    group: '.',
    dateSeparator: '.',
    shortDate: 'dd.mm.yyyy',
    longDate: 'dddd, d mmmm yyyy',
    longTime: 'hh:mm:ss',
    yes: 'ADEVĂRAT',
    no: 'FALS',
    am: 'a.m.',
    pm: 'p.m.',
    months: RO_MONTHS,
    monthsWithDay: RO_MONTHS,
    monthsShort: RO_MONTHS_SHORT,
    monthsShortWithDay: RO_MONTHS_SHORT,
    weekdays: words('duminică luni marți miercuri joi vineri sâmbătă'),
    weekdaysShort: words('dum. lun. mar. mie. joi vin. sâm.'),
  },
}

/** The regional settings of a language. */
export function languageFormats(language: DataLanguage): LanguageFormats {
  return FORMATS[language]
}

function words(list: string): readonly string[] {
  return list.split(' ')
}
