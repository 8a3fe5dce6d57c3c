import { describe, expect, test } from '@jest/globals'
import { readinessOf } from './readiness'
import { INITIAL_STATE, type GeneratorState } from './state'
import { INITIAL_OPTIONS } from './options'
import { causesOf } from './causes'
import { tallyOf, withoutUnchanged } from './tally'
import { answer, column, match, worded } from './test-support/made-up'

const WARN = { missing: 'warn', groupBy: [] } as const
const BLOCK = { missing: 'block', groupBy: [] } as const
const BLANK = { missing: 'blank', groupBy: [] } as const
const leftEmpty = { lead: { kind: 'empty', before: 'none' } } as const

const empty = (row: number) => worded('CELL_EMPTY', { row, cell: `A${row}` })
const noColumn = (name: string) => worded('TAG_NO_COLUMN', { file: 'template', params: { name } })
const known = match('name', 'exact', { column: column(0, 'Name') })

describe('rows with empty cells', () => {
  const problems = [empty(2), empty(2), empty(4)]

  test('are created with a warning, each once, if the user is to be warned', () => {
    expect(tallyOf(answer({ problems }), {}, WARN)).toMatchObject({ create: 3, blocked: 0, noted: 2, obstacle: null })
  })

  test('are not made where nothing may be missing', () => {
    const tally = tallyOf(answer({ problems }), {}, BLOCK)
    expect(tally).toMatchObject({ create: 1, blocked: 2, noted: 0 })
    expect(tally.problems.map(({ tone }) => tone)).toEqual(['error', 'error', 'error'])
  })

  test('are nothing to speak of where they are to be printed empty', () => {
    expect(tallyOf(answer({ problems }), {}, BLANK)).toMatchObject({ create: 3, noted: 0, problems: [] })
  })

  test('stop a run that nothing would come of', () => {
    expect(tallyOf(answer({ problems: [2, 3, 4].map(empty) }), {}, BLOCK).obstacle).toBe('allRows')
  })
})

describe('a tag without a column', () => {
  const problems = [noColumn('lead')]
  const matches = [known, match('lead', 'none')]

  test('is asked about, and no run begins until it is decided', () => {
    const tally = tallyOf(answer({ problems, matches }), {}, WARN)
    expect(tally).toMatchObject({ create: 3, obstacle: 'undecided', blank: 0 })
    expect(tally.undecided.map(({ name }) => name)).toEqual(['lead'])
  })

  test('is decided and said no more once its place stays empty, which is counted', () => {
    expect(tallyOf(answer({ problems, matches }), leftEmpty, WARN)).toMatchObject({
      undecided: [],
      problems: [],
      blank: 1,
      obstacle: null,
    })
  })

  test('is decided by a text that all documents print', () => {
    const same = { lead: { kind: 'same', text: 'Petrova', before: 'none' } } as const
    expect(tallyOf(answer({ problems, matches }), same, WARN)).toMatchObject({ undecided: [], blank: 0 })
  })

  test('is not asked about where the template says what happens without a value', () => {
    const foreseen = [known, match('lead', 'none', { asks: false })]
    expect(tallyOf(answer({ problems, matches: foreseen }), {}, WARN)).toMatchObject({ undecided: [], obstacle: null })
  })

  test('stops a run where nothing may be missing, until its place is left empty', () => {
    const files = answer({ problems, matches })
    expect(tallyOf(files, {}, BLOCK)).toMatchObject({ obstacle: 'undecided' })
    expect(tallyOf(files, leftEmpty, BLOCK)).toMatchObject({ create: 3, undecided: [], obstacle: null })
  })

  test('is used and blue where a column is supposed, and asked about where one is only similar', () => {
    const near = column(1, 'Lead, mm')
    const told = [worded('TAG_COLUMN_SUPPOSED', { file: 'template' })]
    const used = answer({
      problems: told,
      matches: [known, match('lead', 'supposed', { suggestion: near, column: near })],
    })
    expect(tallyOf(used, {}, WARN)).toMatchObject({ undecided: [], obstacle: null, problems: [{ tone: 'decide' }] })
    const similar = answer({ problems, matches: [known, match('lead', 'supposed', { suggestion: near })] })
    expect(tallyOf(similar, {}, WARN)).toMatchObject({ obstacle: 'undecided' })
  })

  test('stops a run when it is every tag', () => {
    expect(tallyOf(answer({ problems, matches: [match('lead', 'none')] }), {}, WARN).obstacle).toBe('noColumns')
  })
})

describe('rows with a question', () => {
  const date = (row: number, kind: 'impossible' | 'ambiguous') => ({
    row,
    column: 'B',
    kind,
    text: '31.11.2026',
    month: null,
    readings: [],
    others: null,
  })
  const review = { dates: [date(3, 'impossible')], doubtful: [4], totals: [5], out: 1, changes: [] }
  const problems = [worded('DATES_IMPOSSIBLE', { row: 3 }), worded('ROWS_OF_TOTALS'), worded('ROWS_LEFT_OUT')]

  test('wait while the others can be created, and are shown only in the rows', () => {
    const tally = tallyOf(answer({ review, problems }), {}, WARN)
    expect(tally).toMatchObject({ rows: 3, create: 1, blocked: 2, out: 1, obstacle: null, problems: [] })
    expect(tally.waiting).toEqual([
      { row: 3, reason: 'impossible' },
      { row: 4, reason: 'total' },
    ])
  })

  test('with those that are ready and left out, are all rows', () => {
    const { create, waiting, out, rows } = tallyOf(answer({ review, problems: [empty(2)] }), {}, BLOCK)
    expect((create ?? 0) + waiting.length + out).toBe(rows + out)
  })

  test('hold back documents of several rows, which would be others without them', () => {
    const grouped = { missing: 'warn', groupBy: 'all' } as const
    expect(tallyOf(answer({ review }), {}, grouped, 1).obstacle).toBe('questions')
  })
})

describe('rows that are grouped', () => {
  const byRoom = { missing: 'warn', groupBy: [{ letter: 'A', header: 'Room' }] } as const
  const all = { missing: 'block', groupBy: 'all' } as const

  test('come to as many documents as the server counts, and to an unknown number until it has', () => {
    expect(tallyOf(answer(), {}, byRoom, 2)).toMatchObject({ rows: 3, create: 2, blocked: 0, noted: 0 })
    expect(tallyOf(answer(), {}, byRoom, null)).toMatchObject({ create: null, obstacle: null })
  })

  test('with errors leave open which documents are made', () => {
    const files = answer({ problems: [empty(2)] })
    expect(tallyOf(files, {}, { ...byRoom, missing: 'block' }, 2)).toMatchObject({ create: null, blocked: null })
  })

  test('stop the one document of all of them', () => {
    expect(tallyOf(answer(), {}, all, 1)).toMatchObject({ create: 1, obstacle: null })
    const files = answer({ problems: [empty(2)] })
    expect(tallyOf(files, {}, all, 1)).toMatchObject({ create: 0, blocked: 1, obstacle: 'oneDocument' })
  })
})

describe('problems', () => {
  test('of one cause share its number', () => {
    const inColumn = (row: number, letter: string) => worded('CELL_EMPTY', { row, column: letter })
    const { problems } = tallyOf(answer({ problems: [inColumn(2, 'A'), inColumn(3, 'A'), inColumn(3, 'B')] }), {}, WARN)
    expect(problems.map(({ number }) => number)).toEqual([1, 1, 2])
    expect(causesOf(problems).map(({ number, rows }) => [number, rows])).toEqual([
      [1, [2, 3]],
      [2, [3]],
    ])
  })

  test('are numbered through both files, errors before notes', () => {
    const problems = [
      worded('TAG_UNCLOSED', { file: 'template', severity: 'error' }),
      worded('ROWS_HIDDEN', { severity: 'info' }),
      worded('TOO_MANY_ROWS', { severity: 'error' }),
      worded('COLUMN_UNUSED', { severity: 'info' }),
    ]
    const { problems: checked, obstacle } = tallyOf(answer({ problems }), {}, WARN)
    expect(checked.map(({ number, problem }) => `${number} ${problem.code}`)).toEqual([
      '1 TOO_MANY_ROWS',
      '2 ROWS_HIDDEN',
      '3 TAG_UNCLOSED',
    ])
    expect(obstacle).toBe('data')
  })

  test('of a header do not count as those of a row', () => {
    const problems = [worded('SHEET_QUOTES', { row: 2 })]
    expect(tallyOf(answer({ problems }), {}, WARN).noted).toBe(0)
  })
})

describe('the action', () => {
  const stored = (name: string) => ({ kind: 'stored' as const, file: new File(['a'], name), name })
  const filled: GeneratorState = { ...INITIAL_STATE, slots: { data: stored('a.csv'), template: stored('a.docx') } }
  const tally = tallyOf(answer(), {}, WARN)

  test('says how many documents it makes', () => {
    expect(readinessOf(filled, tally, false)).toEqual({ kind: 'ready', count: 3, blank: 0 })
  })

  test('says what is missing first', () => {
    expect(readinessOf(INITIAL_STATE, null, false)).toEqual({ kind: 'waiting', reason: 'files' })
    const half = { ...filled, slots: { ...filled.slots, template: { kind: 'empty' as const } } }
    expect(readinessOf(half, tally, false)).toEqual({ kind: 'waiting', reason: 'templateMissing' })
    expect(readinessOf(filled, tally, true)).toEqual({ kind: 'waiting', reason: 'inspecting' })
    expect(readinessOf(filled, null, false)).toEqual({ kind: 'waiting', reason: 'unread' })
  })
})

describe('where only what has changed is made', () => {
  test('the others are not counted', () => {
    expect(withoutUnchanged(tallyOf(answer(), {}, WARN), 2)).toMatchObject({ create: 1, obstacle: null })
  })

  test('nothing is made of files that say what they said', () => {
    expect(withoutUnchanged(tallyOf(answer(), {}, WARN), 3)).toMatchObject({ create: 0, obstacle: 'unchanged' })
  })

  test('another obstacle takes precedence', () => {
    const tally = tallyOf(answer({ problems: [2, 3, 4].map(empty) }), {}, BLOCK)
    expect(withoutUnchanged(tally, 3).obstacle).toBe('allRows')
  })
})

describe('an action is ready', () => {
  const stored = { kind: 'stored', file: new File([], 'a'), name: 'a' } as const
  const state = (options: object): GeneratorState => ({
    ...INITIAL_STATE,
    slots: { data: stored, template: stored },
    options: { ...INITIAL_OPTIONS, ...options },
  })
  const readiness = (options: object, patternWrong = false) =>
    readinessOf(state(options), tallyOf(answer(), {}, WARN), false, patternWrong)

  test('once there is a recipient, if email is chosen', () => {
    expect(readiness({ mailing: 'addresses', email: ' ' })).toEqual({ kind: 'waiting', reason: 'address' })
    expect(readiness({ mailing: 'rows' })).toEqual({ kind: 'waiting', reason: 'mailColumn' })
    expect(readiness({ mailing: 'rows', mailColumn: column(1, 'Mail') })).toEqual({ kind: 'ready', count: 3, blank: 0 })
    expect(readiness({ email: '' })).toEqual({ kind: 'ready', count: 3, blank: 0 })
  })

  test('once the rows are few enough for PDFs, where those must fit into a request', () => {
    const asPdf = (mostPdfs: number | null) =>
      readinessOf(state({ format: 'pdf' }), tallyOf(answer(), {}, WARN), false, false, mostPdfs)
    expect(asPdf(2)).toEqual({ kind: 'waiting', reason: 'pdfs', limit: 2 })
    expect(asPdf(3)).toEqual({ kind: 'ready', count: 3, blank: 0 })
    expect(asPdf(null)).toEqual({ kind: 'ready', count: 3, blank: 0 })
    expect(readinessOf(state({}), tallyOf(answer(), {}, WARN), false, false, 2)).toMatchObject({ kind: 'ready' })
  })

  test('once the pattern of the names can be read', () => {
    expect(readiness({}, true)).toEqual({ kind: 'waiting', reason: 'pattern' })
  })
})
