import { describe, expect, test } from '@jest/globals'
import { readCase, type ReadCase } from '../test-support/read-case'

const PERSON = 'Иванов И. И.'

/** The first column after the name is the dose; what the others are is known from their role, or by a decision. */
const HEADERS: readonly (readonly [dose: string, others: readonly (readonly [header: string, said: string])[]])[] = [
  [
    'Доза, мЗв',
    [
      ['С нараст., мЗв', 'cumulative'],
      ['С нач. года, мЗв', 'cumulative'],
      ['За посл. 12 мес., мЗв', 'cumulative'],
      ['За стаж, мЗв', 'cumulative'],
      ['АППГ, мЗв', 'cumulative'],
      ['За всю жизнь, мЗв', 'cumulative'],
      ['За трудовой стаж, мЗв', 'cumulative'],
      ['За предшествующие годы, мЗв', 'cumulative'],
      ['С начала учёта, мЗв', 'cumulative'],
      ['За 10 лет, мЗв', 'cumulative'],
      ['До поступления, мЗв', 'cumulative'],
      ['ЕРФ, мЗв', 'control'],
      ['Доза на 01.04.2025, мЗв', 'cumulative'],
      ['Доза с 01.01.2021, мЗв', 'cumulative'],
      ['Мин., мЗв', 'total'],
      ['Макс., мЗв', 'total'],
      ['Ср., мЗв', 'total'],
      ['Медиана, мЗв', 'total'],
      ['в том числе за счёт КТ, мЗв', 'total'],
      ['из них аварийная, мЗв', 'total'],
      ['Остаток, мЗв', 'none'],
      ['Запас, мЗв', 'none'],
      ['Превышение, мЗв', 'none'],
      ['Изменение, мЗв', 'none'],
      ['Расчётная доза, мЗв', 'asked'],
      ['Ожидаемая, мЗв', 'asked'],
    ],
  ],
  [
    'Dose (mSv)',
    [
      ['Running (mSv)', 'cumulative'],
      ['12-mo (mSv)', 'cumulative'],
      ['Rolling 12 months (mSv)', 'cumulative'],
      ['Dose as of 31 Mar 2025 (mSv)', 'cumulative'],
      ['Dose since 01-Jan-2021 (mSv)', 'cumulative'],
      ['Last year (mSv)', 'cumulative'],
      ['All-time (mSv)', 'cumulative'],
      ['Accrued (mSv)', 'cumulative'],
      ['Historical (mSv)', 'cumulative'],
      ['Bkg (mSv)', 'control'],
      ['Bkgd dose (mSv)', 'control'],
      ['BG (mSv)', 'control'],
      ['Max (mSv)', 'total'],
      ['Min (mSv)', 'total'],
      ['Average (mSv)', 'total'],
      ['Median (mSv)', 'total'],
      ['of which at CT (mSv)', 'total'],
      ['Expected dose (mSv)', 'limit'],
      ['Target (mSv)', 'limit'],
      ['Remaining (mSv)', 'none'],
      ['Available dose (mSv)', 'none'],
      ['Margin (mSv)', 'none'],
      ['Excess (mSv)', 'none'],
      ['Change (mSv)', 'none'],
      ['Calculated dose (mSv)', 'asked'],
    ],
  ],
  [
    'Doza (mSv)',
    [
      ['Cumulat (mSv)', 'cumulative'],
      ['Ultimele 12 luni (mSv)', 'cumulative'],
      ['Anul trecut (mSv)', 'cumulative'],
      ['Pe toată viața (mSv)', 'cumulative'],
      ['De la începutul activității (mSv)', 'cumulative'],
      ['Doza la data de 31.03.2025 (mSv)', 'cumulative'],
      ['Media (mSv)', 'total'],
      ['Maxim (mSv)', 'total'],
      ['din care la CT (mSv)', 'total'],
      ['Rămas (mSv)', 'none'],
      ['Rest disponibil (mSv)', 'none'],
      ['Depășire (mSv)', 'none'],
      ['Doza calculată (mSv)', 'asked'],
    ],
  ],
]
const PAIRS = HEADERS.flatMap(([dose, others]) => others.map(([header, said]) => [dose, header, said] as const))

const CASES: readonly ReadCase[] = [
  [
    'summary columns without doses aren’t added to each other',
    [
      ['Отделение', 'Средняя доза, мЗв', 'Макс. доза, мЗв'],
      ['Хирургия', 0.4, 1.5],
    ],
    ['B2 H 0.4 mSv total; -; -', 'C2 H 1.5 mSv total; -; -'],
  ],
  [
    'the parts of a sum are the doses',
    [
      ['ФИО', 'Всего, мЗв', 'в том числе внешнее, мЗв', 'в том числе внутреннее, мЗв'],
      [PERSON, 0.4, 0.3, 0.1],
    ],
    [`B2 H 0.4 mSv total; ${PERSON}; -`, `C2 H 0.3 mSv; ${PERSON}; -`, `D2 H 0.1 mSv; ${PERSON}; -`],
  ],
  [
    'running sums between columns of months',
    [
      ['ФИО', 'янв 2025, мЗв', 'янв 2025, с нач. года, мЗв', 'фев 2025, мЗв', 'фев 2025, с нач. года, мЗв'],
      [PERSON, 0.1, 0.1, 0.2, 0.3],
    ],
    [
      `B2 H 0.1 mSv; ${PERSON}; 2025-01`,
      `C2 H 0.1 mSv cumulative; ${PERSON}; 2025-01`,
      `D2 H 0.2 mSv; ${PERSON}; 2025-02`,
      `E2 H 0.3 mSv cumulative; ${PERSON}; 2025-02`,
    ],
  ],
  ...(
    [
      ['ФИО', 'РОД, Гр', 'СОД, Гр'],
      ['ФИО', 'Разовая очаговая доза, Гр', 'Суммарная очаговая доза, Гр'],
      ['Name', 'Dose per fraction (Gy)', 'Total dose (Gy)'],
      ['Nume', 'Doza pe fracție (Gy)', 'Doza totală (Gy)'],
    ] as const
  ).map((headers): ReadCase => [
    `the dose of one fraction isn’t added to that of all fractions: ${headers[1]}`,
    [headers, [PERSON, 2.5, 51.25]],
    [`B2 D 2.5 Gy total; ${PERSON}; -`, `C2 D 51.25 Gy; ${PERSON}; -`],
  ]),
  [
    'a dose including its background counts if no other column excludes it',
    [
      ['Name', 'Period', 'Gross (mSv)', 'Bkg (mSv)'],
      ['John Smith', 'Q1 2024', 0.55, 0.25],
    ],
    ['C2 H 0.55 mSv; John Smith; 2024-Q1', 'D2 H 0.25 mSv control; John Smith; 2024-Q1'],
  ],
  [
    'asks whether a column is the background or the remaining dose',
    [
      ['Name', 'Period', 'Gross (mSv)', 'Env (mSv)'],
      ['John Smith', 'Q1 2024', 0.55, 0.25],
    ],
    [],
    ['C x1 perhapsDoses', 'D x1 perhapsDoses'],
  ],
  ...(
    [
      ['Name', 'BG-corrected dose (mSv)', 'BG (mSv)'],
      ['Name', 'Background subtracted dose (mSv)', 'Background (mSv)'],
      ['Nume', 'Doza fără fond (mSv)', 'Fond (mSv)'],
    ] as const
  ).map((headers): ReadCase => [
    `a dose without its background isn’t a background: ${headers[1]}`,
    [headers, ['John Smith', 0.55, 0.25]],
    ['B2 H 0.55 mSv; John Smith; -', 'C2 H 0.25 mSv control; John Smith; -'],
  ]),
  [
    'minutes aren’t a minimum, and a rate belongs to its day',
    [
      ['Точка', 'МАД на 01.04.2025, мкЗв/ч'],
      ['Пульт', 0.12],
    ],
    ['B2 rate 0.12 uSv/h single; Пульт; 2025-04-01/2025-04-01'],
  ],
  [
    'a year’s twelve months are that year',
    [
      ['Name', 'Dose, 12 months 2024 (mSv)'],
      ['John Smith', 0.4],
    ],
    ['B2 H 0.4 mSv; John Smith; 2024'],
  ],
]

describe('columns next to doses that aren’t added to them', () => {
  test.each(PAIRS)('%s | %s: %s', (dose, header, said) => {
    const { doses, asked, balanced } = readCase([
      ['ФИО', dose, header],
      [PERSON, 0.12, 0.48],
      ['Петров П. П.', 0.2, 0.6],
    ])
    const others = doses.filter((line) => line.startsWith('C'))
    expect(doses.filter((line) => line.startsWith('B'))).toEqual([
      `B2 H 0.12 mSv; ${PERSON}; -`,
      'B3 H 0.2 mSv; Петров П. П.; -',
    ])
    expect(others.map((line) => /mSv (\w+);/.exec(line)?.[1])).toEqual(
      said === 'none' || said === 'asked' ? [] : [said, said],
    )
    expect(asked).toEqual(said === 'asked' ? ['C x2 perhapsDoses'] : [])
    expect(balanced).toBe(true)
  })

  test.each(CASES)('%s', (_, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })
})
