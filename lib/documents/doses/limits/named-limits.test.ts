import { describe, expect, test } from '@jest/globals'
import { readSheets, type Rows } from '../test-support/read-sheets'
import { namedLimits } from './named-limits'

const HEADER = ['Таб. №', 'ФИО', 'Hp(10), мЗв, I квартал 2026']
const DATA: Rows = [
  ['0117', 'Озерецкая Н. П.', 0.31],
  ['0123', 'Кедров Р. Т.', 0.28],
  ['0131', 'Щёголева Ю. Я.', 0.35],
]
const named = (...titles: readonly string[]) => {
  const limits = namedLimits(readSheets({ Дозы: [...titles.map((title) => [title]), HEADER, ...DATA] }).layout)
  return limits && [limits.profile.name, limits.cell, limits.words]
}

describe('limits that a file names', () => {
  test.each([
    ['Индивидуальный дозиметрический контроль персонала группы А, 2026 год', 'ru-nrb-99-2009-a', 'персонала группы А'],
    ['Дозы облучения, персонал (группа A)', 'ru-nrb-99-2009-a', 'персонал (группа A'],
    ['Персонал группы Б', 'ru-nrb-99-2009-b', 'Персонал группы Б'],
    ['Doze individuale, conform normelor CNCAN', 'ro-cncan-2018', 'normelor CNCAN'],
    ['Annual doses compared with ICRP Publication 103', 'icrp-103', 'with ICRP Publication 103'],
  ])('are found in «%s»', (title, profile, words) => {
    expect(named('Больница № 9', title)).toEqual([profile, 'A2', words])
  })

  test.each([
    ['no limits', 'Personal dosimetry of radiation workers, 2026'],
    ['both groups', 'Дозы персонала групп А и Б: группа А, группа Б'],
    ['a group of something else', 'Смена А, 2026 год'],
  ])('are not suggested where the title names %s', (_, title) => {
    expect(named(title)).toBeNull()
  })

  test('are not suggested for patients, who have none', () => {
    const rows: Rows = [['Отделение группы А'], ['Пациент', 'DLP, мГр·см'], ['П-1', 310], ['П-2', 420], ['П-3', 280]]
    expect(namedLimits(readSheets({ КТ: rows }).layout)).toBeNull()
  })

  test('are not taken from the rows of data', () => {
    const rows: Rows = [HEADER, ...DATA, ['0140', 'Жданов Ф. Э., группа А', 0.2]]
    expect(namedLimits(readSheets({ Дозы: rows }).layout)).toBeNull()
  })
})
