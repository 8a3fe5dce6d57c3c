import { expect, test } from '@jest/globals'
import type { Handed } from '../shared/hand-over'
import type { FoundDecision } from './answers'
import { handedState } from './handed-state'
import { questionOf } from './question'
import { doseReducer, type DoseAction } from './reducer'
import { inspection } from './test-support/inspection'
import type { DoseState, Inspected } from './state'

const DATA = { passed: true, name: 'doses.xlsx', size: 10 } as const
const RESOLUTIONS = [
  { sheet: 'Sheet1', cell: 'D33', column: 'D', choice: 1 as const },
  { sheet: 'Sheet1', cell: 'D34', column: 'D', choice: 'reject' as const },
]
const decision = (cell: string): FoundDecision => ({
  sheet: 'Sheet1',
  cell,
  column: 'D',
  header: 'Hp(10)',
  raw: '1.234',
  reason: 'groupOrDecimal',
  alternatives: ['1.234 mSv', '1234 mSv'],
  count: 1,
})

function found(state: DoseState, decisions: readonly FoundDecision[], sheets: readonly string[] = []): DoseState {
  const tables = sheets.map((sheet) => ({ sheet })) as unknown as NonNullable<Inspected['answer']['doses']>['tables']
  const doses = inspection({ decisions: { count: decisions.length, rows: [...decisions] }, tables })
  const question = questionOf(state, 'en-US')
  if (question === null) throw new Error('There is nothing to ask')
  return doseReducer(state, { type: 'inspected', inspected: { question, answer: { doses, problems: [], stored: {} } } })
}

test('What was decided in a run is decided again as it is found, of very many in several looks', () => {
  const state = handedState({ files: { data: DATA }, gone: {}, settings: { resolutions: RESOLUTIONS } })
  const first = found(state, [decision('D33')])
  expect(questionOf(first, 'en-US')?.resolved).toEqual([{ decision: decision('D33'), choice: 1 }])
  const second = found(first, [decision('D34')])
  expect(second.resolved).toHaveLength(2)
  expect(second.toResolve).toEqual([])
})

test('Answers to two questions of a cell are each taken once it is asked', () => {
  const corrects: FoundDecision = { ...decision('D33'), reason: 'correctedRow', alternatives: ['0.1 mSv', '1.234 mSv'] }
  const resolutions = (
    [
      ['correctedRow', 1],
      ['groupOrDecimal', 0],
    ] as const
  ).map(([reason, choice]) => ({
    ...RESOLUTIONS[0]!,
    reason,
    choice,
  }))
  const state = handedState({ files: { data: DATA }, gone: {}, settings: { resolutions } })
  const first = found(state, [decision('D33')])
  expect(first.resolved).toEqual([{ decision: decision('D33'), choice: 0 }])
  expect(found(first, [corrects]).resolved).toEqual([...first.resolved, { decision: corrects, choice: 1 }])
})

test('A decision that nothing is found for is let go', () => {
  const state = handedState({ files: { data: DATA }, gone: {}, settings: { resolutions: RESOLUTIONS } })
  const { resolved, toResolve } = found(state, [])
  expect([resolved, toResolve]).toEqual([[], []])
})

test('The file of the period before is named, and the settings are those of the run', () => {
  const before = { passed: true, name: 'before.xlsx', size: 5 } as const
  const settings = { language: 'ro', mapping: [], format: 'csv' } as const
  const state = handedState({ files: { data: DATA, before }, gone: {}, settings: { ...settings, mapping: [] } })
  expect(state).toMatchObject({
    before: { stored: 'before.xlsx' },
    reading: { language: 'ro' },
    writing: { format: 'csv', remember: false },
  })
  expect(questionOf(state, 'en-US')).toMatchObject({ data: 'doses.xlsx', mapping: [], before: { name: 'before.xlsx' } })
})

test('The limits of the run are compared with again, those that come with the product by their name', () => {
  const profileOf = (profile: Handed<'doses'>['settings']['profile']) =>
    handedState({ files: { data: DATA }, gone: {}, settings: { profile } }).reading.profile
  const own = { name: 'Контрольный уровень', validFrom: null, limits: [] }
  expect(profileOf('icrp-103')?.name).toBe('icrp-103')
  expect(profileOf(own)).toEqual(own)
  expect(profileOf('of an older version')).toBeNull()
})

test('The table of the sheet that was named is shown first', () => {
  const state = handedState({ files: { data: DATA }, gone: {}, settings: {}, sheet: '2025' })
  expect(found(state, [], ['Tables', '2025']).shown).toBe(1)
})

test('A file that has expired is read with the same settings when it is chosen again', () => {
  const settings = { language: 'ru', resolutions: [RESOLUTIONS[0]!] } as const
  const gone = handedState({
    files: {},
    gone: { data: { name: 'doses.xlsx', at: null } },
    settings: { ...settings, resolutions: [...settings.resolutions] },
  })
  const file = new File(['a'], 'again.xlsx')
  const question = {
    data: 'again.xlsx',
    before: null,
    reading: gone.reading,
    mapping: null,
    resolved: [],
    includedRows: [],
    locale: 'en-US',
  }
  const doses = inspection({ decisions: { count: 1, rows: [decision('D33')] } })
  const inspected = { question, answer: { doses, problems: [], stored: {} } }
  const sent: readonly DoseAction[] = [
    { type: 'fileChosen', file },
    { type: 'fileStored', file, inspected },
  ]
  const again = sent.reduce(doseReducer, gone)
  expect(again).toMatchObject({ reading: { language: 'ru' }, resolved: [{ choice: 1 }], gone: { data: undefined } })
})
