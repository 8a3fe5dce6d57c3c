import { describe, expect, test } from '@jest/globals'
import { doseLine, readSheets } from '../test-support/read-sheets'

const PLAIN = [
  ['Орлов А. А.', 'Эналаприл 10 мг 2 раза в день'],
  ['Седов К. Л.', 'Аспирин 100 мг 1 раз в сутки вечером'],
]
const sheet = (text: string) => ({ Назначения: [['Пациент', 'Назначение'], ...PLAIN, ['Белова Т. А.', text]] })

describe('instructions in words', () => {
  test('two amounts are asked, each with what it makes a day, and both', () => {
    const open = readSheets(sheet('Левотироксин 100 мкг 50 мкг утром'))
    expect(open.decisions).toMatchObject([
      { cell: 'B4', reason: 'perhapsDoses', alternatives: ['100 ug', '50 ug', '100 ug + 50 ug'] },
    ])
    const chosen = { sheet: 'Назначения', cell: 'B4', column: 'B', reason: 'perhapsDoses', choice: 1 } as const
    const { doses, decisions } = readSheets(sheet('Левотироксин 100 мкг 50 мкг утром'), { resolutions: [chosen] })
    expect(decisions).toEqual([])
    expect(doses.at(-1)).toMatchObject({ reading: { value: '50', perDay: { min: '50', max: '50', unit: 'ug' } } })
  })

  test('a medicine that is stopped is reported with each of the choices', () => {
    const text = 'Левотироксин 100 мкг 50 мкг утром; аспирин 75 мг отменить'
    const chosen = { sheet: 'Назначения', cell: 'B4', column: 'B', reason: 'perhapsDoses', choice: 1 } as const
    const { doses } = readSheets(sheet(text), { resolutions: [chosen] })
    expect(doses.at(-1)).toMatchObject({ reading: { value: '50', warnings: ['POSOLOGY_NOT_TAKEN'] } })
  })

  test('what else the cell prescribes comes with each of the choices', () => {
    const { decisions } = readSheets(sheet('Левотироксин 100 мкг 50 мкг утром; Аспирин 75 мг вечером'))
    expect(decisions[0]?.alternatives).toEqual(['100 ug + 75 mg', '50 ug + 75 mg', '100 ug + 50 ug + 75 mg'])
  })

  test('two open instructions are settled in the file', () => {
    const { decisions } = readSheets(sheet('Левотироксин 100 мкг 50 мкг утром; Аспирин 75 мг 100 мг вечером'))
    expect(decisions).toMatchObject([{ reason: 'perhapsDoses', alternatives: [] }])
  })

  test('steps by which a dose changes are no dose, and are reported with the one that changes', () => {
    const { doses } = readSheets(sheet('Преднизолон 20 мг утром, затем снижать на 5 мг каждые 3 дня'))
    expect(doses.map(doseLine).slice(2)).toHaveLength(1)
    expect(doses.at(-1)).toMatchObject({ reading: { value: '20', warnings: ['POSOLOGY_DOSE_CHANGE'] } })
    expect(readSheets(sheet('снижать на 5 мг каждые 3 дня')).decisions).toMatchObject([
      { cell: 'B4', reason: 'notUnderstood', alternatives: [] },
    ])
  })

  test('a medicine that is stopped isn’t a dose, and is reported with the others of its cell', () => {
    const { doses } = readSheets(sheet('Аспирин 75 мг отменить; клопидогрел 75 мг утром'))
    expect(doses.map(doseLine).slice(2)).toEqual(['B4 dose 75 mg single; Белова Т. А.; -'])
    expect(doses.at(-1)).toMatchObject({ reading: { drug: 'клопидогрел', warnings: ['POSOLOGY_NOT_TAKEN'] } })
    expect(readSheets(sheet('Не принимать аспирин 100 мг')).decisions).toMatchObject([{ reason: 'notUnderstood' }])
  })

  test('a maximum in another unit leaves the day open and is reported', () => {
    const { doses } = readSheets(sheet('Ибупрофен 400 мг каждые 6 ч, не более 3 таблеток в сутки'))
    expect(doses.at(-1)).toMatchObject({
      reading: { value: '400', perDay: null, warnings: ['POSOLOGY_MAXIMUM_NOT_APPLIED'] },
    })
  })
})
