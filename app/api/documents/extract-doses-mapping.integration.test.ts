import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { book } from '@/lib/documents/doses/test-support/book'
import { openTestApplication } from '@/lib/http/test-support/application'
import { newWorkspace, type Fields } from '@/lib/http/test-support/workspace'
import { POST as extractDoses } from './extract-doses/route'
import { POST as inspect } from './inspect/route'
import { asked, options, RECORD } from './test-support/doses'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

/** Doses without a unit. */
const unknownUnit = (name: string, first: number) =>
  book(name, [
    {
      name: 'Лист1',
      rows: [
        ['ФИО', 'Hp(10)'],
        ['Озерецкая Н. П.', first],
        ['Кедров Р. Т.', 0.12],
      ],
    },
  ])

const UNIT_MAPPING = [
  { sheet: 'Лист1', column: 'B', header: 'Hp(10)', role: 'single', quantity: 'Hp(10)', unit: 'mSv' },
]

describe('a mapping', () => {
  test('is remembered for files of the same shape, said, and given up again', async () => {
    const workspace = await newWorkspace()
    const run = (file: Fields[string], settings: object = {}) =>
      asked(workspace, extractDoses, { excel: file, ...options(settings) })
    const unknown = await run(unknownUnit('Январь.xlsx', 0.31))
    expect(unknown.body.report).toMatchObject({
      doses: { count: 0 },
      decisions: { rows: [{ cell: null, column: 'B', reason: 'unitUnknown', count: 2 }] },
    })
    const mapped = await run(unknownUnit('Январь.xlsx', 0.31), { mapping: UNIT_MAPPING, rememberMapping: true })
    expect(mapped.body.report).toMatchObject({ doses: { count: 2 }, mappingRemembered: false })
    expect(mapped.body.report.columns.rows.find(({ column }) => column === 'B')).toMatchObject({
      unit: 'mSv',
      chosen: true,
    })

    const february = unknownUnit('Февраль.xlsx', 0.44)
    const looked = await asked(workspace, inspect, { excel: february, tool: 'doses' })
    expect(looked.body.doses).toMatchObject({ doses: { count: 2 }, mappingRemembered: true })
    const again = await run(february)
    expect(again.body.report).toMatchObject({ doses: { count: 2 }, mappingRemembered: true })
    expect((await run(RECORD)).body.report.mappingRemembered).toBe(false)

    const overruled = await run(february, { mapping: [] })
    expect(overruled.body.report).toMatchObject({ doses: { count: 0 }, mappingRemembered: false })
    expect((await run(february)).body.report.mappingRemembered).toBe(true)
    await run(february, { mapping: [], rememberMapping: true })
    expect((await run(february)).body.report).toMatchObject({ doses: { count: 0 }, mappingRemembered: false })
  }, 60_000)

  test('is one’s own: it is not applied to another’s file of the same shape', async () => {
    const one = await newWorkspace()
    const mapped = { excel: unknownUnit('а.xlsx', 1), ...options({ mapping: UNIT_MAPPING, rememberMapping: true }) }
    await asked(one, extractDoses, mapped)
    const other = await asked(await newWorkspace(), extractDoses, { excel: unknownUnit('б.xlsx', 2) })
    expect(other.body.report).toMatchObject({ doses: { count: 0 }, mappingRemembered: false })
  })

  test('can be the columns as they were answered', async () => {
    const workspace = await newWorkspace()
    const looked = await asked(workspace, inspect, { excel: RECORD, tool: 'doses' })
    const mapping = looked.body.doses.columns.rows
    const { status, body } = await asked(workspace, extractDoses, { excel: RECORD.name, ...options({ mapping }) })
    expect(status).toBe(200)
    // Everything except the reason, which is now the user's choice.
    const withoutRules = ({ rows }: { rows: readonly object[] }) => rows.map((row) => ({ ...row, rules: [] }))
    expect(withoutRules(body.report.doses)).toEqual(withoutRules(looked.body.doses.doses))
  })

  test.each([
    ['a role that there is none of', { mapping: [{ sheet: 'ИДК', column: 'C', role: 'dose' }] }],
    ['no column', { mapping: [{ sheet: 'ИДК', column: '3', role: 'period' }] }],
    ['a unit that there is none of', { mapping: [{ sheet: 'ИДК', column: 'C', role: 'period', unit: 'мЗв' }] }],
    ['a header that no file has', { mapping: [{ sheet: 'ИДК', column: 'C', role: 'period', header: 'Hp\u0000' }] }],
    ['half of a character', { mapping: [{ sheet: 'ИДК', column: 'C', role: 'period', header: '\ud83d' }] }],
    ['a cell that there is none of', { resolutions: [{ sheet: 'ИДК', cell: 'C\u0000', column: null, choice: 0 }] }],
    [
      'a question that no one asks',
      { resolutions: [{ sheet: 'ИДК', cell: 'C3', column: 'C', reason: 'why', choice: 0 }] },
    ],
    ['a letter that is none', { resolutions: [{ sheet: 'ИДК', cell: null, column: '\ud83d', choice: 0 }] }],
    ['nothing to remember', { rememberMapping: true }],
  ])('with %s is refused', async (_what, settings) => {
    const { status, body } = await asked(await newWorkspace(), extractDoses, { excel: RECORD, ...options(settings) })
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST'])
  })
})
