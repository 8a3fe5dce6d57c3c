import { describe, expect, test } from '@jest/globals'
import { readCase } from '../test-support/read-case'

describe('a word for a total', () => {
  test('is a name if another name follows and the row is like the others', () => {
    const { doses, asked } = readCase([
      ['Name', 'Period', 'Hp(10), mSv'],
      ['Ivan Petrov', 'Q1 2024', 0.2],
      ['Maxim Sidorov', 'Q1 2024', 52.5],
      ['Maxim E. V.', 'Q1 2024', 0.1],
      ['Olga Orlova', 'Q1 2024', 0.3],
    ])
    expect(doses.slice(1, 3)).toEqual([
      'C3 Hp(10) 52.5 mSv; Maxim Sidorov; 2024-Q1',
      'C4 Hp(10) 0.1 mSv; Maxim E. V.; 2024-Q1',
    ])
    expect(asked).toEqual([])
  })

  test('is a given name beside a surname, and a surname beside a given name', () => {
    const { doses, asked } = readCase([
      ['Nume', 'Prenume', 'Perioada', 'Hp(10), mSv'],
      ['Rusu', 'Maxim', 'trim. I 2024', 52.5],
      ['Popa', 'Ana', 'trim. I 2024', 0.2],
      ['Ceban', 'Ion', 'trim. I 2024', 0.3],
      ['Maxim', 'Elena', 'trim. I 2024', 0.5],
    ])
    expect(doses).toEqual([
      'D2 Hp(10) 52.5 mSv; Rusu Maxim; 2024-Q1',
      'D3 Hp(10) 0.2 mSv; Popa Ana; 2024-Q1',
      'D4 Hp(10) 0.3 mSv; Ceban Ion; 2024-Q1',
      'D5 Hp(10) 0.5 mSv; Maxim Elena; 2024-Q1',
    ])
    expect(asked).toEqual([])
  })

  test('is asked about if it may or may not be a name', () => {
    const rows = [
      ['Nume', 'Perioada', 'Hp(10), mSv'],
      ['Ana', 'trim. I 2024', 0.2],
      ['Ion', 'trim. I 2024', 0.3],
      ['Maxim', 'trim. I 2024', 52.5],
      ['Elena', 'trim. I 2024', 0.1],
    ]
    expect(readCase(rows).asked).toEqual(['C4 unnamedRow'])
    const other = [...rows.slice(0, 3), ['Maxim Radiologie', null, 52.5], ['Elena', 'trim. I 2024', 0.1]]
    expect(readCase(other).asked).toEqual(['C4 unnamedRow'])
  })

  test('is a total among other statistics of all rows', () => {
    const { doses, asked } = readCase([
      ['Nume', 'Perioada', 'Hp(10), mSv'],
      ['Popa Ana', 'trim. I 2024', 0.2],
      ['Ceban Ion', 'trim. I 2024', 0.3],
      ['Media', 'trim. I 2024', 0.25],
      ['Maxim', 'trim. I 2024', 0.3],
      ['Minim', 'trim. I 2024', 0.2],
    ])
    expect(doses.slice(2).map((dose) => dose.split(';')[0])).toEqual([
      'C4 Hp(10) 0.25 mSv total',
      'C5 Hp(10) 0.3 mSv total',
      'C6 Hp(10) 0.2 mSv total',
    ])
    expect(asked).toEqual([])
  })

  test('begins the name of a place on the body', () => {
    const { doses } = readCase([
      ['Name', 'Wear position', 'Period', 'Hp(10) (mSv)'],
      ['Aron A', 'Total body', 'Q1 2024', 60],
      ['Bold B', 'Finger', 'Q1 2024', 3],
      ['Cook C', 'Finger', 'Q1 2024', 2],
    ])
    expect(doses[0]).toBe('D2 Hp(10) 60 mSv; Aron A; 2024-Q1; chest')
  })

  test('begins the name of an examination', () => {
    const { doses } = readCase([
      ['Patient ID', 'Exam', 'Date', 'DLP (mGy·cm)'],
      [701, 'Head CT', '2024-01-10', 900],
      [702, 'Total body CT', '2024-01-11', 1500],
      [703, 'Chest CT', '2024-01-12', 400],
    ])
    expect(doses.map((dose) => dose.split(';').slice(0, 2).join(';'))).toEqual([
      'D2 DLP 900 mGy.cm single; [701]',
      'D3 DLP 1500 mGy.cm single; [702]',
      'D4 DLP 400 mGy.cm single; [703]',
    ])
  })

  test('on its own in a column of places adds up a person’s badges', () => {
    const { doses } = readCase([
      ['ФИО', 'Место ношения', 'Hp(0,07), мЗв'],
      ['Орлов А. А.', 'левая рука', 1],
      ['Орлов А. А.', 'правая рука', 2],
      ['Орлов А. А.', 'Итого', 3],
    ])
    expect(doses.at(-1)).toMatch(/^C4 Hp\(0\.07\) 3 mSv total/)
  })
})
