import { describe, expect, test } from '@jest/globals'
import { readSheets } from '../test-support/read-sheets'

/** What is read of patients with these columns of activities, and what is asked. */
function read(headers: readonly string[], amounts: readonly number[]) {
  const { doses, decisions } = readSheets({
    A: [
      ['Patient', 'Date', 'Procedure', ...headers],
      ['Adams Eve', '2024-03-01', 'PET', ...amounts],
      ['Brown Tom', '2024-03-02', 'PET', ...amounts.map((amount) => amount + 1)],
      ['Clark Ann', '2024-03-03', 'PET', ...amounts.map((amount) => amount + 2)],
    ],
  })
  return {
    read: doses.filter(({ row }) => row === 1).map(({ reading }) => `${reading.value} ${reading.unit}`),
    asked: decisions.map(({ column: { letter }, reason }) => `${letter} ${reason}`),
  }
}

describe('activities given to patients', () => {
  test('exclude the rest in the syringe and a prepared activity next to a given one', () => {
    expect(
      read(['Measured activity, MBq', 'Residual activity, MBq', 'Administered activity, MBq'], [380, 12, 368]),
    ).toEqual({ read: ['368 MBq'], asked: [] })
    expect(read(['Остаточная активность, МБк', 'Введённая активность, МБк'], [12, 368])).toEqual({
      read: ['368 MBq'],
      asked: [],
    })
    expect(read(['Activitate reziduală, MBq', 'Activitate administrată, MBq'], [12, 368])).toEqual({
      read: ['368 MBq'],
      asked: [],
    })
  })

  test('ask about an activity next to the rest in the syringe if no word says that it was given', () => {
    const { read: doses, asked } = read(['Activity, MBq', 'Residual activity, MBq'], [380, 12])
    expect(doses).toEqual([])
    expect(asked).toEqual(['D perhapsDoses'])
  })

  test('without it they stay as they were', () => {
    expect(read(['Activity, MBq'], [380])).toEqual({ read: ['380 MBq'], asked: [] })
  })
})
