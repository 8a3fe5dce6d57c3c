import { describe, expect, test } from '@jest/globals'
import { readCase } from '../test-support/read-case'
import { doseLine, readSheets } from '../test-support/read-sheets'

const STAGES = [
  ['Дата', 'Пациент', 'Этап', 'ПДП, Гр·см²', 'Керма в реф. точке, мГр'],
  ['12.05.2024', 'Громов А. А.', 'Ангиография', 31.4, 410],
  [undefined, undefined, 'Стентирование', 52.3, 720],
  [undefined, undefined, 'Контроль', 6.1, 55],
  [undefined, undefined, 'Всего', 89.8, 1185],
  ['13.05.2024', 'Дятлов Б. Б.', 'Ангиография', 22.7, 305],
  ['13.05.2024', 'Ершов В. В.', 'Контроль', 4.4, 41],
]
const merges = ['A2:A5', 'B2:B5']

describe('stages of an examination', () => {
  test('a stage called control is no control badge, and is in the sum of its patient', () => {
    const { doses, decisions } = readSheets({ S: STAGES }, {}, { merges })
    expect(decisions).toEqual([])
    expect(doses.map(doseLine)).toEqual([
      'D2 DAP 31.4 Gy.cm2 single; Громов А. А.; 2024-05-12',
      'E2 Ka,r 410 mGy single; Громов А. А.; 2024-05-12',
      'D3 DAP 52.3 Gy.cm2 single; Громов А. А.; 2024-05-12',
      'E3 Ka,r 720 mGy single; Громов А. А.; 2024-05-12',
      'D4 DAP 6.1 Gy.cm2 single; Громов А. А.; 2024-05-12',
      'E4 Ka,r 55 mGy single; Громов А. А.; 2024-05-12',
      'D5 DAP 89.8 Gy.cm2 total; -; 2024-05-12',
      'E5 Ka,r 1185 mGy total; -; 2024-05-12',
      'D6 DAP 22.7 Gy.cm2 single; Дятлов Б. Б.; 2024-05-13',
      'E6 Ka,r 305 mGy single; Дятлов Б. Б.; 2024-05-13',
      'D7 DAP 4.4 Gy.cm2 single; Ершов В. В.; 2024-05-13',
      'E7 Ka,r 41 mGy single; Ершов В. В.; 2024-05-13',
    ])
  })

  test('a control badge among people’s badges stays one', () => {
    const { doses } = readCase([
      ['Name', 'Hp(10), mSv'],
      ['Edgar Linwood', 0.31],
      ['Control', 0.05],
    ])
    expect(doses).toEqual(['B2 Hp(10) 0.31 mSv; Edgar Linwood; -', 'B3 Hp(10) 0.05 mSv control; Control; -'])
  })
})
