import { describe, expect, test } from '@jest/globals'
import { readCase, type ReadCase } from '../test-support/read-case'

const MONTHS = ['Январь 2025', 'Февраль 2025']

describe('a unit beside the word for persons', () => {
  test.each([
    'ФИО, мЗв',
    'ФИО (мЗв)',
    'Фамилия, имя, отчество, мЗв',
    'Сотрудник / доза, мЗв',
    'Name, mSv',
    'Nume (mSv)',
  ])('applies to the doses and isn’t part of a name: %s', (corner) => {
    const rows = [
      [corner, ...MONTHS],
      ['Орлов А. А.', 0.12, 0.3],
      ['Седов К. Л.', 0.2, 0.31],
    ]
    expect(readCase(rows)).toEqual({
      doses: [
        'B2 H 0.12 mSv; Орлов А. А.; 2025-01',
        'C2 H 0.3 mSv; Орлов А. А.; 2025-02',
        'B3 H 0.2 mSv; Седов К. Л.; 2025-01',
        'C3 H 0.31 mSv; Седов К. Л.; 2025-02',
      ],
      asked: [],
      balanced: true,
    })
  })
})

const ELSEWHERE: readonly ReadCase[] = [
  [
    'behind the department',
    [
      ['Отдел', 'ФИО, мЗв', ...MONTHS],
      ['КТ', 'Орлов А. А.', 0.12, 0.3],
      ['МРТ', 'Седов К. Л.', 0.2, 0.31],
    ],
    [
      'C2 H 0.12 mSv; Орлов А. А.; 2025-01',
      'D2 H 0.3 mSv; Орлов А. А.; 2025-02',
      'C3 H 0.2 mSv; Седов К. Л.; 2025-01',
      'D3 H 0.31 mSv; Седов К. Л.; 2025-02',
    ],
  ],
  [
    'behind the number of each, in Romanian',
    [
      ['Marca', 'Nume și prenume, µSv', 'Hp(10)', 'Hp(3)'],
      ['0012', 'Ion Popescu', 120, 300],
      ['0015', 'Ana Rusu', 200, 310],
    ],
    [
      'C2 Hp(10) 120 uSv; Ion Popescu [0012]; -',
      'D2 Hp(3) 300 uSv; Ion Popescu [0012]; -',
      'C3 Hp(10) 200 uSv; Ana Rusu [0015]; -',
      'D3 Hp(3) 310 uSv; Ana Rusu [0015]; -',
    ],
  ],
  [
    'behind the doses, in English',
    [
      ['No.', 'January 2025', 'February 2025', 'Name, mSv'],
      [1, 0.12, 0.3, 'John Adams'],
      [2, 0.2, 0.31, 'Mary Brown'],
    ],
    [
      'B2 H 0.12 mSv; John Adams; 2025-01',
      'C2 H 0.3 mSv; John Adams; 2025-02',
      'B3 H 0.2 mSv; Mary Brown; 2025-01',
      'C3 H 0.31 mSv; Mary Brown; 2025-02',
    ],
  ],
  [
    'no unit of the numbers: asked',
    [
      ['ФИО, сотые мЗв', ...MONTHS],
      ['Орлов А. А.', 12.5, 30.5],
      ['Седов К. Л.', 20.5, 31],
    ],
    [],
    ['B x4 unitUnknown'],
  ],
  [
    'two units: asked',
    [
      ['ФИО, мкЗв (мбэр)', ...MONTHS],
      ['Орлов А. А.', 120, 300],
      ['Седов К. Л.', 200, 310],
    ],
    [],
    ['B x4 unitUnknown'],
  ],
  [
    'a quarter and a year across',
    [
      ['ФИО, мЗв', 'Квартал', 'Год'],
      ['Орлов А. А.', 0.12, 0.3],
      ['Седов К. Л.', 0.2, 0.31],
    ],
    [
      'B2 H 0.12 mSv; Орлов А. А.; -',
      'C2 H 0.3 mSv cumulative; Орлов А. А.; -',
      'B3 H 0.2 mSv; Седов К. Л.; -',
      'C3 H 0.31 mSv cumulative; Седов К. Л.; -',
    ],
  ],
  [
    'units in two headers of texts that differ: asked',
    [
      ['Отдел, мкЗв', 'ФИО, мЗв', ...MONTHS],
      ['КТ', 'Орлов А. А.', 0.12, 0.3],
      ['МРТ', 'Седов К. Л.', 0.2, 0.31],
    ],
    [],
    ['C x4 unitUnknown'],
  ],
]

describe('a unit in a header of texts, wherever that is', () => {
  test.each(ELSEWHERE)('%s', (_, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })
})
