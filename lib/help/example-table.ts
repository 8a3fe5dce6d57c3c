import type { DataLanguage } from '@/lib/documents/spreadsheets/language'

export interface ExampleTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The small spreadsheet that the examples of tags are printed from: the first row of data is row 2, as in a spreadsheet. */
export const EXAMPLE_TABLES: Readonly<Record<DataLanguage, ExampleTable>> = {
  ru: {
    columns: ['Средство', 'Отделение', 'Проверено', 'Доза', 'Норма', 'Замечания'],
    rows: [
      ['Фартук', 'Рентген', '03.11.2026', '0,42', '1', ''],
      ['Воротник', 'Рентген', '05.11.2026', '1,10', '1', 'трещина у застёжки'],
      ['Очки', 'Ангиография', '05.11.2026', '0,18', '1', ''],
    ],
  },
  ro: {
    columns: ['Echipament', 'Secție', 'Verificat', 'Doză', 'Limită', 'Observații'],
    rows: [
      ['Șorț', 'Radiologie', '03.11.2026', '0,42', '1', ''],
      ['Guler', 'Radiologie', '05.11.2026', '1,10', '1', 'fisură lângă închizătoare'],
      ['Ochelari', 'Angiografie', '05.11.2026', '0,18', '1', ''],
    ],
  },
  en: {
    columns: ['Item', 'Department', 'Checked', 'Dose', 'Limit', 'Remarks'],
    rows: [
      ['Apron', 'Radiology', '2026-11-03', '0.42', '1', ''],
      ['Collar', 'Radiology', '2026-11-05', '1.10', '1', 'crack beside the clasp'],
      ['Goggles', 'Angiography', '2026-11-05', '0.18', '1', ''],
    ],
  },
}
