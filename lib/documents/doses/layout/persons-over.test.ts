import { describe, expect, test } from '@jest/globals'
import { readCase, type ReadCase } from '../test-support/read-case'

const REPEATED: readonly ReadCase[] = [
  [
    'surnames alone, a row of units below, in Russian',
    [
      ['Месяц', 'Иванов', 'Иванов', 'Петров', 'Петров'],
      [null, 'Hp(10)', 'Hp(3)', 'Hp(10)', 'Hp(3)'],
      [null, 'мЗв', 'мкЗв', 'мЗв', 'мкЗв'],
      ['Январь 2025', 0.12, 300, 0.4, 500],
      ['Февраль 2025', 0.2, 310, 0.3, 400],
    ],
    [
      'B4 Hp(10) 0.12 mSv; Иванов; 2025-01',
      'C4 Hp(3) 300 uSv; Иванов; 2025-01',
      'D4 Hp(10) 0.4 mSv; Петров; 2025-01',
      'E4 Hp(3) 500 uSv; Петров; 2025-01',
      'B5 Hp(10) 0.2 mSv; Иванов; 2025-02',
      'C5 Hp(3) 310 uSv; Иванов; 2025-02',
      'D5 Hp(10) 0.3 mSv; Петров; 2025-02',
      'E5 Hp(3) 400 uSv; Петров; 2025-02',
    ],
  ],
  [
    'surnames alone, with what all have together, in Romanian',
    [
      ['Luna', 'Popescu', 'Popescu', 'Rusu', 'Rusu', 'Total'],
      [null, 'Hp(10), mSv', 'Hp(3), mSv', 'Hp(10), mSv', 'Hp(3), mSv', 'Hp(10), mSv'],
      ['Ianuarie 2025', 0.12, 0.3, 0.4, 0.5, 0.52],
      ['Februarie 2025', 0.2, 0.31, 0.3, 0.4, 0.5],
    ],
    [
      'B3 Hp(10) 0.12 mSv; Popescu; 2025-01',
      'C3 Hp(3) 0.3 mSv; Popescu; 2025-01',
      'D3 Hp(10) 0.4 mSv; Rusu; 2025-01',
      'E3 Hp(3) 0.5 mSv; Rusu; 2025-01',
      'F3 Hp(10) 0.52 mSv total; -; 2025-01',
      'B4 Hp(10) 0.2 mSv; Popescu; 2025-02',
      'C4 Hp(3) 0.31 mSv; Popescu; 2025-02',
      'D4 Hp(10) 0.3 mSv; Rusu; 2025-02',
      'E4 Hp(3) 0.4 mSv; Rusu; 2025-02',
      'F4 Hp(10) 0.5 mSv total; -; 2025-02',
    ],
  ],
  [
    'whole names over one row of doses, in English',
    [
      ['Month', 'John Adams', 'John Adams', 'Mary Brown', 'Mary Brown'],
      [null, 'Hp(10)', 'Hp(3)', 'Hp(10)', 'Hp(3)'],
      [null, 'mSv', 'µSv', 'mSv', 'µSv'],
      ['January 2025', 0.12, 300, 0.4, 500],
    ],
    [
      'B4 Hp(10) 0.12 mSv; John Adams; 2025-01',
      'C4 Hp(3) 300 uSv; John Adams; 2025-01',
      'D4 Hp(10) 0.4 mSv; Mary Brown; 2025-01',
      'E4 Hp(3) 500 uSv; Mary Brown; 2025-01',
    ],
  ],
  [
    'what each line of the header is in the corner: its last word says nothing of the months below',
    [
      ['ФИО', 'Иванов', 'Иванов', 'Петров', 'Петров'],
      ['Величина', 'Hp(10)', 'Hp(3)', 'Hp(10)', 'Hp(3)'],
      ['Ед. изм.', 'мЗв', 'мЗв', 'мЗв', 'мЗв'],
      ['Январь 2025', 0.12, 0.3, 0.4, 0.5],
      ['Февраль 2025', 0.2, 0.31, 0.3, 0.4],
    ],
    [
      'B4 Hp(10) 0.12 mSv; Иванов; 2025-01',
      'C4 Hp(3) 0.3 mSv; Иванов; 2025-01',
      'D4 Hp(10) 0.4 mSv; Петров; 2025-01',
      'E4 Hp(3) 0.5 mSv; Петров; 2025-01',
      'B5 Hp(10) 0.2 mSv; Иванов; 2025-02',
      'C5 Hp(3) 0.31 mSv; Иванов; 2025-02',
      'D5 Hp(10) 0.3 mSv; Петров; 2025-02',
      'E5 Hp(3) 0.4 mSv; Петров; 2025-02',
    ],
  ],
  [
    'words over the quantities of the person whom the title names are no persons',
    [
      ['ФИО: Иванов И. И.'],
      ['Месяц', 'Хирургия', 'Хирургия', 'Терапия', 'Терапия'],
      [null, 'Hp(10), мЗв', 'Hp(3), мЗв', 'Hp(10), мЗв', 'Hp(3), мЗв'],
      ['Январь 2025', 0.12, 0.3, 0.4, 0.5],
    ],
    [
      'B4 Hp(10) 0.12 mSv; Иванов И. И.; 2025-01',
      'C4 Hp(3) 0.3 mSv; Иванов И. И.; 2025-01',
      'D4 Hp(10) 0.4 mSv; Иванов И. И.; 2025-01',
      'E4 Hp(3) 0.5 mSv; Иванов И. И.; 2025-01',
    ],
  ],
  [
    'words that may be anything are no persons, whoever wore what they name',
    [
      ['Месяц', 'Основной', 'Стационар'],
      [null, 'Hp(10), мЗв', 'Hp(10), мЗв'],
      ['Январь 2025', 0.12, 0.3],
    ],
    [],
    ['B x1 perhapsDoses', 'C x1 perhapsDoses'],
  ],
  [
    'places on the body and kinds of radiation are no persons',
    [
      ['Месяц', 'Грудь', 'Грудь', 'Кисть', 'Внешнее'],
      [null, 'Hp(10), мЗв', 'Hp(3), мЗв', 'Hp(10), мЗв', 'Hp(10), мЗв'],
      ['Январь 2025', 0.12, 0.3, 0.4, 0.5],
    ],
    [
      'B3 Hp(10) 0.12 mSv; -; 2025-01; chest',
      'C3 Hp(3) 0.3 mSv; -; 2025-01; chest',
      'D3 Hp(10) 0.4 mSv; -; 2025-01; extremity',
      'E3 Hp(10) 0.5 mSv; -; 2025-01',
    ],
  ],
]

test.each([
  ['Whole Body Hp(10), mSv', 'Left Hand Hp(0.07), mSv'],
  ['Whole Body, mSv', 'Left Hand, mSv'],
  ['Hp(10) Deep Penetrating, mSv', 'Hp(0.07) Surface Skin, mSv'],
])('a header that isn’t a name names no person: %s | %s', (...headers) => {
  const { doses } = readCase([
    ['Month', ...headers],
    ['January 2025', 0.1, 0.2],
    ['February 2025', 0.1, 0.2],
  ])
  expect(doses.map((dose) => dose.split('; ')[1])).toEqual(['-', '-', '-', '-'])
})

describe('names repeated over each quantity', () => {
  test.each(REPEATED)('%s', (_, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })
})

const WITH_UNITS: readonly ReadCase[] = [
  [
    'over months',
    [
      ['Месяц', 'Иванов И. И. мЗв', 'Петров П. П. (мЗв)'],
      ['Январь 2025', 0.12, 0.3],
      ['Февраль 2025', 0.2, 0.31],
    ],
    [
      'B2 H 0.12 mSv; Иванов И. И.; 2025-01',
      'C2 H 0.3 mSv; Петров П. П.; 2025-01',
      'B3 H 0.2 mSv; Иванов И. И.; 2025-02',
      'C3 H 0.31 mSv; Петров П. П.; 2025-02',
    ],
  ],
  [
    'surnames alone, the corner says that they are persons',
    [
      ['Месяц / ФИО', 'Иванов, мЗв', 'Петров, мЗв'],
      ['Январь 2025', 0.12, 0.3],
      ['Февраль 2025', 0.2, 0.31],
    ],
    [
      'B2 H 0.12 mSv; Иванов; 2025-01',
      'C2 H 0.3 mSv; Петров; 2025-01',
      'B3 H 0.2 mSv; Иванов; 2025-02',
      'C3 H 0.31 mSv; Петров; 2025-02',
    ],
  ],
  [
    'with the quantity as well',
    [
      ['Month', 'John Adams, Hp(10), mSv', 'Mary Brown (badge 12), mSv'],
      ['January 2025', 0.12, 0.3],
      ['February 2025', 0.2, 0.31],
    ],
    [
      'B2 Hp(10) 0.12 mSv; John Adams; 2025-01',
      'C2 H 0.3 mSv; Mary Brown (badge 12); 2025-01',
      'B3 Hp(10) 0.2 mSv; John Adams; 2025-02',
      'C3 H 0.31 mSv; Mary Brown (badge 12); 2025-02',
    ],
  ],
]

describe('units after names aren’t part of the names', () => {
  test.each(WITH_UNITS)('%s', (_, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })
})
