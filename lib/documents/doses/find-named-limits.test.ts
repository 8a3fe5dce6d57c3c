import { describe, expect, test } from '@jest/globals'
import { sheetOf } from '../spreadsheets/test-support/sheet-of'
import { findDosesIn } from './find-doses'
import { LIMIT_PROFILES, type LimitProfile } from './limits/profiles'
import type { DoseOptions } from './options'
import type { Rows } from './test-support/read-sheets'

const [GROUP_A = null] = LIMIT_PROFILES
const ROWS: Rows = [
  ['Дозы персонала группы А, 2026 год'],
  ['ФИО', 'Hp(10), мЗв, I квартал 2026', 'Hp(10), мЗв, II квартал 2026', 'С начала года, мЗв'],
  ['Озерецкая Н. П.', 0.31, 0.28, 0.59],
  ['Кедров Р. Т.', 0.12, '<0,05', 0.12],
  ['Щёголева Ю. Я.', 11.4, 12.15, 23.55],
  ['Жданов Ф. Э.', 0.4, 0.5, 0.9],
  ['Среднее', 3.06, 4.31, 6.29],
]
const PATIENTS: Rows = [
  ['Пациент', 'DLP, мГр·см'],
  ['П-1', 310],
  ['П-2', 420],
  ['П-3', 280],
]

async function found(
  sheets: Readonly<Record<string, Rows>>,
  { profile = null, ...options }: Omit<DoseOptions, 'profile'> & { readonly profile?: LimitProfile | null } = {},
) {
  const all = Object.entries(sheets).map(([name, rows]) => {
    const sheet = sheetOf(rows, { name })
    return { name, hidden: false, sheet, captions: [] }
  })
  return (await findDosesIn({ kind: 'xlsx', sheets: all }, [], { profile, ...options }, {})).extraction
}

describe('limits that the file names', () => {
  test('are compared with when they are to be suggested', async () => {
    const { exceedances, profile, profileSuggested, named } = await found({ Год: ROWS }, { suggestLimits: true })
    expect(profile?.name).toBe('ru-nrb-99-2009-a')
    expect([profileSuggested, named?.cell, exceedances.map(({ subject }) => subject.name)]).toEqual([
      true,
      'A1',
      ['Щёголева Ю. Я.'],
    ])
  })

  test('are otherwise only named, and are overridden by limits that the user chose', async () => {
    expect(await found({ Год: ROWS })).toMatchObject({ profile: null, profileSuggested: false, exceedances: [] })
    expect((await found({ Год: ROWS }, { suggestLimits: true, profile: GROUP_A })).profileSuggested).toBe(false)
  })
})

describe('a line for each sheet', () => {
  const sheets = async () => (await found({ Год: ROWS, КТ: PATIENTS }, { suggestLimits: true })).sheets ?? []

  test('accounts for every cell of its dose columns', async () => {
    for (const { cells, doses, censored, waiting, excluded } of await sheets()) {
      expect(cells).toBeGreaterThan(0)
      expect(doses + censored + waiting + excluded).toBe(cells)
    }
    expect((await sheets())[0]).toMatchObject({ cells: 15, doses: 7, censored: 1, waiting: 0, excluded: 7 })
  })

  test('counts exceedances where something was compared, and says why nothing was', async () => {
    expect((await sheets()).map(({ sheet, exceedances, notCompared }) => [sheet, exceedances, notCompared])).toEqual([
      ['Год', 1, null],
      ['КТ', null, 'noLimitForQuantity'],
    ])
    const { sheets: without = [] } = await found({ Год: ROWS })
    expect(without).toMatchObject([{ exceedances: null, notCompared: 'noLimits' }])
  })
})

describe('what is decided from the file', () => {
  test('has a cell as its reason, each with its words', async () => {
    const { decided = [] } = await found({ Год: ROWS })
    const told = decided.map(({ kind, because: { cell, text } }) => `${kind} ${cell} ${text}`)
    expect(told).toEqual([
      'header B2 Hp(10), мЗв, I квартал 2026',
      'unit B2 Hp(10), мЗв, I квартал 2026',
      'decimal C4 <0,05',
      'role D2 С начала года, мЗв',
      'excluded A7 Среднее',
      'censored C4 <0,05',
    ])
  })

  test('can be a row that is left out, which the user can restore', async () => {
    const { decided = [] } = await found({ Год: ROWS })
    expect(decided).toContainEqual(expect.objectContaining({ kind: 'excluded', what: 'statistic', rows: [7] }))
    const { decided: after = [], doses } = await found({ Год: ROWS }, { includedRows: [{ sheet: 'Год', row: 7 }] })
    expect(after.some(({ kind }) => kind === 'excluded')).toBe(false)
    expect(doses.filter(({ row, role }) => row === 6 && role === 'period')).toHaveLength(2)
  })
})
