import type { DataLanguage } from '@/lib/documents/spreadsheets/language'

/** A value and a format as written in a tag, from the format's name on. */
export type FormatText = readonly [value: string | number, format: string]

type Texts = Readonly<Partial<Record<DataLanguage, readonly FormatText[]>>>

/** Further uses of a format; its first example is in the core itself. What it prints is never written here. */
export const FORMAT_TEXTS: Readonly<Record<string, Texts>> = {
  date: {
    ru: [
      ['03.11.2026', 'date:"«DD» MMMM YYYY"'],
      ['03.11.2026', 'date:"dddd, D.MM.YY"'],
      ['03.11.2026', 'дата:"ММММ ГГГГ"'],
    ],
    ro: [
      ['03.11.2026', 'date:"DD.MM.YYYY"'],
      ['03.11.2026', 'date:"dddd, D.MM.YY"'],
      ['03.11.2026', 'data:"llll aaaa"'],
    ],
    en: [
      ['2026-11-03', 'date:"DD/MM/YYYY"'],
      ['2026-11-03', 'date:"dddd, MMMM D"'],
      ['2026-11-03', 'date:"MMM YYYY"'],
    ],
  },
  number: {
    ru: [
      [1234.5, 'number:2'],
      [7, 'number:"000"'],
    ],
    ro: [
      [1234.5, 'number'],
      [7, 'number:"000"'],
    ],
    en: [
      [1234.5, 'number:0'],
      [7, 'number:"000"'],
    ],
  },
  words: {
    ru: [
      [121, 'words'],
      [121, 'прописью:"ж"'],
      [22, 'прописью:"прибор|прибора|приборов"'],
      [3, 'прописью:"порядковое","родительный"'],
      [121.5, 'words:"rub","полностью"'],
      ['03.11.2026', 'прописью'],
    ],
    ro: [
      [121, 'words'],
      [22, 'words:„f”'],
      [22, 'words:„aparat|aparate”'],
      [3, 'words:„ordinal”'],
      [121.5, 'words:„ron”,„complet”'],
      ['03.11.2026', 'words'],
    ],
    en: [
      [121, 'words'],
      [22, 'words:"device|devices"'],
      [3, 'words:"ordinal"'],
      [121.5, 'words:"usd","full"'],
      ['2026-11-03', 'words'],
    ],
  },
  initials: {
    ru: [
      ['Иванов Иван Иванович', 'инициалы:"впереди"'],
      ['Иван Иванович Иванов', 'initials:"surname last"'],
    ],
    ro: [['Popescu Ion', 'initials:„înainte”']],
    en: [['John Smith', 'initials:"after"']],
  },
  case: {
    ru: [
      ['Иванова Анна Петровна', 'case:"родительный"'],
      ['Иванова Анна Петровна', 'падеж:"творительный"'],
      ['заместитель главного врача', 'падеж:"дательный"'],
    ],
    ro: [['Maria Popescu', 'caz:„genitiv”']],
  },
}
