import { describe, expect, test } from '@jest/globals'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'

function read(rows: Rows) {
  const { doses, decisions } = readSheets({ A: rows })
  return {
    doses: doses.map((dose) => doseLine(dose).split(' ')[0]),
    asked: decisions.map(({ cell, reason }) => `${cell} ${reason}`),
  }
}

describe('rows without a person’s name among persons', () => {
  test('are asked about if each is the sum of the rows below it', () => {
    const rows: Rows = [
      ['ФИО', 'Доза за 2025 г., мЗв'],
      ['Рентгенология', 0.5],
      ['Орлов А. А.', 0.2],
      ['Седов К. Л.', 0.3],
      ['Хирургия', 0.7],
      ['Белова Т. А.', 0.3],
      ['Котов И. И.', '0,4'],
    ]
    expect(read(rows)).toEqual({ doses: ['B3', 'B4', 'B6', 'B7'], asked: ['B2 unnamedRow', 'B5 unnamedRow'] })
  })

  test('are asked about if each is the sum of the rows above it, or of all', () => {
    const rows: Rows = [
      ['Name', 'Dose 2025 (mSv)'],
      ['Adams John', 0.2],
      ['Brown Ann', 0.3],
      ['Radiology', 0.5],
      ['Clark Mary', 0.1],
      ['Davis Paul', 0.1],
      ['Evans Lucy', 0.2],
      ['Surgery', 0.4],
      ['Everybody', 0.9],
    ]
    expect(read(rows).asked).toEqual(['B4 unnamedRow', 'B8 unnamedRow', 'B9 unnamedRow'])
  })

  test.each([
    ['one of them is no sum', 0.8],
    ['one of them cannot be read', 'см. журнал'],
  ])('are doses where %s', (_, dose) => {
    const rows: Rows = [
      ['ФИО', 'Доза за 2025 г., мЗв'],
      ['Рентгенология', 0.5],
      ['Орлов А. А.', 0.2],
      ['Седов К. Л.', 0.3],
      ['Хирургия', dose],
      ['Белова Т. А.', 0.3],
      ['Котов И. И.', 0.4],
    ]
    expect(read(rows).doses).toContain('B2')
  })

  test('are doses where only bounds could make them sums', () => {
    const rows: Rows = [
      ['ФИО', 'Доза за 2025 г., мЗв'],
      ['Орлов А. А.', '<0,1'],
      ['Седов К. Л.', '<0,1'],
      ['Белова Т. А.', '<0,1'],
      ['Котов И. И.', '<0,1'],
      ['Зуев', 0.25],
    ]
    expect(read(rows).doses).toContain('B6')
  })

  test('are asked about if names have a comma after the surname', () => {
    const rows: Rows = [
      ['Name', 'Dose 2025 (mSv)'],
      ['Radiology', 0.5],
      ['Adams, John', 0.2],
      ['Brown, Ann', 0.3],
    ]
    expect(read(rows).asked).toEqual(['B2 unnamedRow'])
  })

  test('are people’s doses if most names are single words', () => {
    const rows: Rows = [
      ['Фамилия', 'Доза за 2025 г., мЗв'],
      ['Орлов', 0.5],
      ['Седов', 0.2],
      ['Белова', 0.3],
    ]
    expect(read(rows)).toMatchObject({ doses: { length: 3 }, asked: [] })
  })
})
