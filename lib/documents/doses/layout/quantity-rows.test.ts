import { expect, test } from '@jest/globals'
import { readCase, type ReadCase } from '../test-support/read-case'

const CASES: readonly ReadCase[] = [
  [
    'they make doses of columns of periods, whatever the title says',
    [
      ['ФИО', 'Показатель', 'I кв. 2024', 'II кв. 2024', 'Итого'],
      ['Иванов И. И.', 'Hp(10), мЗв', 0.1, 0.2, 0.3],
      [null, 'Hp(3), мЗв', 0.2, 0.3, 0.5],
    ],
    [
      'C2 Hp(10) 0.1 mSv; Иванов И. И.; 2024-Q1',
      'D2 Hp(10) 0.2 mSv; Иванов И. И.; 2024-Q2',
      'E2 Hp(10) 0.3 mSv total; Иванов И. И.; -',
      'C3 Hp(3) 0.2 mSv; Иванов И. И.; 2024-Q1',
      'D3 Hp(3) 0.3 mSv; Иванов И. И.; 2024-Q2',
      'E3 Hp(3) 0.5 mSv total; Иванов И. И.; -',
    ],
  ],
  [
    'a count between them is no dose in the unit of the title',
    [
      ['Doses 2024, mSv'],
      ['Name', 'Quantity', 'Q1 2024', 'Q2 2024'],
      ['John Adams', 'Hp(10), mSv', 0.1, 0.2],
      ['John Adams', 'Examinations', 20, 25],
      ['Mary Brown', 'Hp(10), mSv', 0.3, 0.4],
      ['Mary Brown', 'Examinations', 10, 15],
    ],
    [
      'C3 Hp(10) 0.1 mSv; John Adams; 2024-Q1',
      'D3 Hp(10) 0.2 mSv; John Adams; 2024-Q2',
      'C5 Hp(10) 0.3 mSv; Mary Brown; 2024-Q1',
      'D5 Hp(10) 0.4 mSv; Mary Brown; 2024-Q2',
    ],
  ],
  [
    'what no word says is asked',
    [
      ['Дозы персонала за 2024 год, мЗв'],
      ['ФИО', 'Показатель', 'I кв.', 'II кв.'],
      ['Иванов И. И.', 'Hp(10)', 0.1, 0.2],
      [null, 'Прочее', 0.3, 0.25],
      ['Петров П. П.', 'Hp(10)', 0.1, 0.2],
      [null, 'Прочее', 0.1, 0.3],
    ],
    [
      'C3 Hp(10) 0.1 mSv; Иванов И. И.; 2024-Q1',
      'D3 Hp(10) 0.2 mSv; Иванов И. И.; 2024-Q2',
      'C5 Hp(10) 0.1 mSv; Петров П. П.; 2024-Q1',
      'D5 Hp(10) 0.2 mSv; Петров П. П.; 2024-Q2',
    ],
    ['C4 perhapsDoses', 'D4 perhapsDoses', 'C6 perhapsDoses', 'D6 perhapsDoses'],
  ],
  [
    'a sum of a person’s rows is no dose, whatever it is called, if every figure adds them up; one that differs is asked about',
    [
      ['Personal dose equivalent 2024, mSv'],
      ['Name', 'Radiation', 'Jan', 'Feb'],
      ['Adams, R.', 'Photon Hp(10)', 0.3, 0.4],
      [null, 'Neutron', 0.1, 0.15],
      [null, 'Sum', 0.4, 0.55],
      ['Brown, S.', 'Photon Hp(10)', 0.2, 0.35],
      ['Brown, S.', 'Neutron', 0.05, '<0.05'],
      ['Brown, S.', 'Xyz', 0.25, 0.35],
      ['Clark, T.', 'Photon Hp(10)', 0.5, 0.6],
      [null, 'Neutron', 0.1, 0.2],
      [null, 'Sum', 0.6, 0.9],
    ],
    [
      'C3 Hp(10) 0.3 mSv; Adams, R.; 2024-01',
      'D3 Hp(10) 0.4 mSv; Adams, R.; 2024-02',
      'C4 neutron 0.1 mSv; Adams, R.; 2024-01',
      'D4 neutron 0.15 mSv; Adams, R.; 2024-02',
      'C5 H 0.4 mSv total; -; 2024-01',
      'D5 H 0.55 mSv total; -; 2024-02',
      'C6 Hp(10) 0.2 mSv; Brown, S.; 2024-01',
      'D6 Hp(10) 0.35 mSv; Brown, S.; 2024-02',
      'C7 neutron 0.05 mSv; Brown, S.; 2024-01',
      'D7 neutron <0.05 mSv !below_limit; Brown, S.; 2024-02',
      'C8 H 0.25 mSv total; -; 2024-01',
      'D8 H 0.35 mSv total; -; 2024-02',
      'C9 Hp(10) 0.5 mSv; Clark, T.; 2024-01',
      'D9 Hp(10) 0.6 mSv; Clark, T.; 2024-02',
      'C10 neutron 0.1 mSv; Clark, T.; 2024-01',
      'D10 neutron 0.2 mSv; Clark, T.; 2024-02',
    ],
    ['C11 perhapsDoses', 'D11 perhapsDoses'],
  ],
]

const KINDS: readonly ReadCase[] = [
  [
    'of two such columns the one that names quantities counts, in Russian',
    [
      ['ФИО', 'Вид дозы', 'Показатель', 'Значение, мЗв'],
      ['Орлов А. А.', 'текущая', 'Hp(10)', 0.12],
      ['Орлов А. А.', 'разовая', 'Hp(3)', 0.31],
    ],
    ['D2 Hp(10) 0.12 mSv; Орлов А. А.; -', 'D3 Hp(3) 0.31 mSv; Орлов А. А.; -'],
  ],
  [
    'of two such columns the one that names quantities counts, in English',
    [
      ['Name', 'Type of dose', 'Parameter', 'Q1 2025', 'Q2 2025'],
      ['John Adams', 'routine', 'Hp(10), mSv', 0.12, 0.3],
      ['John Adams', 'routine', 'Examinations', 20, 25],
      ['Mary Brown', 'special', 'Hp(10), mSv', 0.2, 0.31],
      ['Mary Brown', 'special', 'Examinations', 10, 15],
    ],
    [
      'D2 Hp(10) 0.12 mSv; John Adams; 2025-Q1',
      'E2 Hp(10) 0.3 mSv; John Adams; 2025-Q2',
      'D4 Hp(10) 0.2 mSv; Mary Brown; 2025-Q1',
      'E4 Hp(10) 0.31 mSv; Mary Brown; 2025-Q2',
    ],
  ],
  [
    'of two such columns the one that names quantities counts, persons across, in Romanian',
    [
      ['Tipul dozei', 'Parametru', 'Ion Popescu', 'Ana Rusu'],
      ['curentă', 'Hp(10), mSv', 0.12, 0.3],
      ['curentă', 'Hp(3), mSv', 0.2, 0.31],
    ],
    [
      'C2 Hp(10) 0.12 mSv; Ion Popescu; -',
      'D2 Hp(10) 0.3 mSv; Ana Rusu; -',
      'C3 Hp(3) 0.2 mSv; Ion Popescu; -',
      'D3 Hp(3) 0.31 mSv; Ana Rusu; -',
    ],
  ],
  [
    'words that say no more than dose leave the columns’ own quantities',
    [
      ['ФИО', 'Вид дозы', 'Hp(10), мЗв', 'Hp(3), мЗв'],
      ['Орлов А. А.', 'индивидуальная доза', 0.12, 0.3],
      ['Седов К. Л.', 'эквивалентная доза', 0.2, 0.31],
      ['Белов Д. Е.', 'доза', 0.1, 0.2],
    ],
    [
      'C2 Hp(10) 0.12 mSv; Орлов А. А.; -',
      'D2 Hp(3) 0.3 mSv; Орлов А. А.; -',
      'C3 Hp(10) 0.2 mSv; Седов К. Л.; -',
      'D3 Hp(3) 0.31 mSv; Седов К. Л.; -',
      'C4 Hp(10) 0.1 mSv; Белов Д. Е.; -',
      'D4 Hp(3) 0.2 mSv; Белов Д. Е.; -',
    ],
  ],
  [
    'unknown words leave the columns’ own quantities',
    [
      ['Дозы, мЗв'],
      ['ФИО', 'Величина', 'Hp(10)', 'Hp(3)'],
      ['Орлов А. А.', 'текущая', 0.12, 0.3],
      ['Седов К. Л.', 'разовая', 0.2, 0.31],
    ],
    [
      'C3 Hp(10) 0.12 mSv; Орлов А. А.; -',
      'D3 Hp(3) 0.3 mSv; Орлов А. А.; -',
      'C4 Hp(10) 0.2 mSv; Седов К. Л.; -',
      'D4 Hp(3) 0.31 mSv; Седов К. Л.; -',
    ],
  ],
  [
    'the title’s nearer name is theirs, not «эквивалент дозы» before it',
    [
      ['Индивидуальный эквивалент дозы Hp(10) за 2025 год, мЗв'],
      ['ФИО', 'Вид дозы', 'I кв.', 'II кв.'],
      ['Орлов А. А.', 'текущая', 0.12, 0.3],
    ],
    ['C3 Hp(10) 0.12 mSv; Орлов А. А.; 2025-Q1', 'D3 Hp(10) 0.3 mSv; Орлов А. А.; 2025-Q2'],
  ],
]

test.each(KINDS)('kinds of doses beside persons: %s', (_, rows, doses, asked = []) => {
  expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
})

test.each(CASES)('quantities beside persons: %s', (_, rows, doses, asked = []) => {
  expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
})
