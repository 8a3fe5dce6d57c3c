import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { book } from '@/lib/documents/doses/test-support/book'
import { docx, paragraph, table } from '@/lib/documents/generation/test-support/files'
import { run } from './run'

let folder = ''

/** A record with limits passed, a mark, and a text that reads two ways. */
const RECORD = book('doses.xlsx', [
  {
    name: 'ИДК',
    rows: [
      ['ФИО', 'Hp(10), мЗв, I квартал 2026', 'Hp(10), мЗв, II квартал 2026'],
      ['Озерецкая Н. П.', 31.4, 22.15],
      ['Кедров Р. Т.', 'НПО', '1,234'],
    ],
  },
])

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'actum-doses-'))
  await writeFile(path.join(folder, 'doses.xlsx'), RECORD.bytes)
  const noUnit = book('unknown.xlsx', [
    {
      name: 'Лист1',
      rows: [
        ['ФИО', 'Hp(10)'],
        ['Кедров Р. Т.', 0.12],
      ],
    },
  ])
  await writeFile(path.join(folder, 'unknown.xlsx'), noUnit.bytes)
  const nothing = book('nothing.xlsx', [
    {
      name: 'Лист1',
      rows: [
        ['Товар', 'Цена, руб.'],
        ['Стол', 1200],
      ],
    },
  ])
  await writeFile(path.join(folder, 'nothing.xlsx'), nothing.bytes)
  const word = docx(paragraph('Таблица 1') + table(['ФИО', 'Hp(10), мЗв'], ['Кедров Р. Т.', '0,35']))
  await writeFile(path.join(folder, 'word.docx'), word)
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function doses(...words: string[]) {
  const [out, err]: string[][] = [[], []]
  const terminal = { folder, out: (text: string) => out?.push(text), err: (text: string) => err?.push(text) }
  const code = await run(['doses', ...words, '--lang', 'ru-RU'], terminal, {})
  return { code, out: out?.join('\n') ?? '', err: err?.join('\n') ?? '' }
}

const written = () => readdir(folder).then((names) => names.filter((name) => name.startsWith('out')))

describe('actum doses', () => {
  test('writes a workbook and, as JSON, every dose with every key', async () => {
    const { code, out, err } = await doses('--in', 'doses.xlsx', '--out', 'out.xlsx', '--json', 'out.json')
    expect({ code, out }).toEqual({ code: 0, out: '' })
    expect(err).toContain('Записаны 3 дозы: out.xlsx. Нужно решить 1 вопрос')
    expect((await readFile(path.join(folder, 'out.xlsx'))).subarray(0, 2).toString()).toBe('PK')
    const report = JSON.parse(await readFile(path.join(folder, 'out.json'), 'utf8'))
    expect(Object.keys(report)).toEqual([
      'doses',
      'needsDecision',
      'columns',
      'totals',
      'exceedances',
      'reconciliation',
      'excluded',
      'messages',
    ])
    expect(report.doses[2]).toEqual({
      id: 'd3',
      sheet: 'ИДК',
      cell: 'B3',
      subject: 'Кедров Р. Т.',
      subjectId: null,
      date: null,
      periodFrom: '2026-01-01',
      periodTo: '2026-03-31',
      quantity: 'Hp(10)',
      position: null,
      drug: null,
      raw: 'НПО',
      value: null,
      min: null,
      max: null,
      comparator: null,
      uncertainty: null,
      censor: 'below_limit',
      rawUnit: 'мЗв',
      unit: 'mSv',
      canonicalValue: null,
      canonicalUnit: 'mSv',
      frequency: null,
      perDay: null,
      duration: null,
      asNeeded: false,
      route: null,
      role: 'period',
      unitSource: 'header',
      confidence: expect.any(Number),
      warnings: [],
      rules: ['unit.header', 'quantity.column'],
    })
    expect(report.needsDecision).toMatchObject([{ sheet: 'ИДК', cell: 'C3', raw: '1,234', reason: 'groupOrDecimal' }])
    expect(report.reconciliation).toEqual({
      numericCells: 4,
      doses: 2,
      censored: 1,
      rejected: 1,
      balanced: true,
      rows: { data: 2, totals: 0, statistics: 0, controls: 0, limits: 0, unsure: 0 },
      unexplained: 0,
    })
    expect(report.totals).toContainEqual({
      subject: 'Озерецкая Н. П.',
      quantity: 'Hp(10)',
      position: null,
      period: '2026',
      lower: '53.55',
      upper: '53.55',
      unit: 'mSv',
      n: 2,
      censored: 0,
    })
  })

  test('with --json - prints only the report to stdout', async () => {
    const { out } = await doses('--in', 'doses.xlsx', '--out', 'out.xlsx', '--json', '-')
    expect(JSON.parse(out)).toMatchObject({ doses: [{}, {}, {}], exceedances: [] })
  })

  test('compares with limits by name, or from a file of one’s own', async () => {
    const limits = async (profile: string) => {
      const words = ['--in', 'doses.xlsx', '--out', 'out.xlsx', '--json', '-', '--profile', profile]
      return JSON.parse((await doses(...words)).out).exceedances
    }
    expect(await limits('ru-nrb-99-2009-a')).toContainEqual(
      expect.objectContaining({ subject: 'Озерецкая Н. П.', limit: '50', profile: 'ru-nrb-99-2009-a' }),
    )
    const own = { name: 'наш', limits: [{ id: 'own', quantities: ['Hp(10)'], value: '40', unit: 'mSv' }] }
    await writeFile(path.join(folder, 'own.json'), JSON.stringify(own))
    expect(await limits('own.json')).toMatchObject([{ limit: '40', profile: 'наш', period: '2026' }])
  })

  test('reads columns as a mapping says: the columns of a report that were corrected, or the report itself', async () => {
    const words = ['--in', 'unknown.xlsx', '--out', 'out.xlsx', '--json', 'found.json']
    expect((await doses(...words)).code).toBe(0)
    const found = JSON.parse(await readFile(path.join(folder, 'found.json'), 'utf8'))
    expect([found.doses, found.needsDecision.length]).toEqual([[], 1])
    const columns = found.columns.map((column: { column: string }) =>
      column.column === 'B' ? { ...column, unit: 'mSv' } : column,
    )
    for (const map of [columns, { ...found, columns }]) {
      await writeFile(path.join(folder, 'map.json'), JSON.stringify(map))
      const { out } = await doses('--in', 'unknown.xlsx', '--out', 'out.xlsx', '--map', 'map.json', '--json', '-')
      expect(JSON.parse(out)).toMatchObject({ doses: [{ cell: 'B2', value: '0.12', unit: 'mSv' }], needsDecision: [] })
    }
  })

  test('reads the tables of a Word file, each named by its id', async () => {
    const { out } = await doses('--in', 'word.docx', '--out', 'out.xlsx', '--json', '-')
    expect(JSON.parse(out).doses).toMatchObject([{ sheet: 't1', cell: 'B2', value: '0.35' }])
  })

  test('ends with 0 for a file without doses, and says so', async () => {
    const { code, out, err } = await doses('--in', 'nothing.xlsx', '--out', 'out.xlsx', '--json', '-')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ doses: [], columns: expect.any(Array), messages: [{ code: 'DOSES_NONE' }] })
    expect(err).toContain('Доз не найдено')
    expect(await written()).toEqual(['out.xlsx'])
  })

  test('exits with 1 for a file that doesn’t exist or isn’t what it should be; the report has every key and nothing else is written', async () => {
    await writeFile(path.join(folder, 'a.pdf'), '%PDF-1.7')
    for (const [words, code] of [
      [['--in', 'a.pdf'], 'PDF_DAMAGED'],
      [['--in', 'none.xlsx'], 'FILE_NOT_READ'],
      [['--in', 'doses.xlsx', '--map', 'none.json'], 'FILE_NOT_READ'],
      [['--in', 'doses.xlsx', '--map', 'a.pdf'], 'DOSE_MAPPING_WRONG'],
      [['--in', 'doses.xlsx', '--profile', 'a.pdf'], 'LIMIT_PROFILE_WRONG'],
    ] as const) {
      const refused = await doses(...words, '--out', 'out.xlsx', '--json', '-')
      expect(refused.code).toBe(1)
      expect(JSON.parse(refused.out)).toEqual({
        doses: [],
        needsDecision: [],
        columns: [],
        totals: [],
        exceedances: [],
        reconciliation: { numericCells: 0, doses: 0, censored: 0, rejected: 0, balanced: true },
        excluded: [],
        messages: [expect.objectContaining({ code, severity: 'error' })],
      })
    }
    expect(await written()).toEqual([])
  })

  test.each([
    ['another kind of result', ['--in', 'doses.xlsx', '--out', 'out.csv']],
    ['no result', ['--in', 'doses.xlsx']],
    ['no file', ['--out', 'out.xlsx']],
    ['an unknown profile', ['--in', 'doses.xlsx', '--out', 'out.xlsx', '--profile', 'mars-2030']],
    ['an unknown language', ['--in', 'doses.xlsx', '--out', 'out.xlsx', '--data-lang', 'de']],
    ['an unknown option', ['--in', 'doses.xlsx', '--out', 'out.xlsx', '--sheet', '1']],
  ])('ends with 2 for %s', async (_what, words) => {
    const { code, out, err } = await doses(...words)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain('actum doses --in')
    expect(await written()).toEqual([])
  })

  test('says how it is used', async () => {
    expect(await doses('--help')).toMatchObject({ code: 0, out: expect.stringContaining('--profile P') })
  })
})
