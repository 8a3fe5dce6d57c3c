import { describe, expect, test } from '@jest/globals'
import { headerWords, positionOf } from './header-words'

describe('names of columns in databases', () => {
  test.each([
    ['PID', 'subject_id'],
    ['LST_NM', 'surname'],
    ['FRST_NM', 'given_name'],
    ['EMPID', 'subject_id'],
    ['STRT_DT', 'period_from'],
    ['GRP', 'department'],
    ['COD_ANG', 'subject_id'],
    ['DATA_SF', 'period_to'],
    ['FAMILIYA', 'surname'],
    ['DOLZHN', 'job'],
    ['MESTO_NOSH', 'position'],
    ['DATA_NACH', 'period_from'],
    ['DATA_KON', 'period_to'],
    ['DATA_ROZHD', 'birth'],
  ] as const)('%s is %s', (name, meaning) => {
    expect(headerWords(name).meaning).toBe(meaning)
  })

  test('may be of quantities and places on the body', () => {
    expect(headerWords('DP_DS_MSV').quantity).toBe('Hp(10)')
    expect(headerWords('WHL_BDY').position).toBe(positionOf('whole body'))
    for (const [name, position] of [
      ['CHST', 'chest'],
      ['LFT_RNG', 'ring_left'],
      ['GRUD', 'chest'],
      ['KIST_P', 'ring_right'],
      ['PET', null],
    ] as const)
      expect([name, positionOf(name)]).toEqual([name, position])
  })

  test('may have roles, quantities and units', () => {
    expect(headerWords('HP10_NAKOPL_GOD')).toMatchObject({ quantity: 'Hp(10)', role: 'role_cumulative' })
    expect(headerWords('DZ_TRIM')).toMatchObject({ role: 'role_period' })
    expect(headerWords('YTD_DDE_MREM').units.map(({ ucum }) => ucum)).toEqual(
      headerWords('mrem').units.map(({ ucum }) => ucum),
    )
  })

  test('stay as they are if no phrase or phrases of several meanings may be meant', () => {
    for (const name of ['REC_ID', 'XQZ', 'PR', 'LENS', 'RING']) expect(headerWords(name).meaning).toBeNull()
  })

  test('are no words that a person wrote', () => {
    expect(headerWords('Grp').meaning).toBeNull()
    expect(headerWords('data nach').meaning).toBe(headerWords('data').meaning)
  })
})
