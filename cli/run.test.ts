import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { csvFile, docx, paragraph } from '@/lib/documents/generation/test-support/files'
import { run } from './run'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'actum-cli-'))
  await writeFile(
    path.join(folder, 'data.csv'),
    csvFile([
      ['№', 'ФИО'],
      ['1', 'Иванов'],
      ['2', ''],
    ]).bytes,
  )
  await writeFile(
    path.join(folder, 'one.csv'),
    csvFile([
      ['№', 'ФИО'],
      ['1', 'Иванов'],
    ]).bytes,
  )
  await writeFile(path.join(folder, 'act.docx'), docx(paragraph('Акт {№} {ФИО}')))
  await writeFile(path.join(folder, 'broken.docx'), docx(paragraph('Акт {№') + paragraph('{}')))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function actum(...words: string[]) {
  const [out, err]: string[][] = [[], []]
  const code = await run(words, { folder, out: (text) => out?.push(text), err: (text) => err?.push(text) }, {})
  return { code, out: out?.join('\n') ?? '', err: err?.join('\n') ?? '' }
}

const generate = (...words: string[]) => actum('generate', '--lang', 'ru-RU', '--template', 'act.docx', ...words)
const PROBLEM_KEYS = [
  'cell',
  'code',
  'column',
  'file',
  'paragraph',
  'part',
  'row',
  'severity',
  'sheet',
  'suggestion',
  'table',
  'tag',
  'text',
]

describe('actum generate', () => {
  test('writes the zip and the report, and says on stderr what it made and what is amiss', async () => {
    const { code, out, err } = await generate('--data', 'data.csv', '--out', 'acts.zip', '--json', 'report.json')
    expect({ code, out }).toEqual({ code: 0, out: '' })
    expect(err).toContain('Создано 2 документа: acts.zip')
    expect(err).toContain('B3 пуста, но нужна для тега {ФИО}.')
    const report = JSON.parse(await readFile(path.join(folder, 'report.json'), 'utf8'))
    expect(Object.keys(report)).toEqual(['documents', 'problems', 'stripped', 'timings'])
    expect(report.documents).toMatchObject([
      { name: 'act 1.docx', rows: [2], warnings: [] },
      {
        name: 'act 2.docx',
        rows: [3],
        warnings: [{ code: 'CELL_EMPTY', file: 'data', cell: 'B3', text: 'B3 пуста, но нужна для тега {ФИО}.' }],
      },
    ])
    expect(Object.keys(report.documents[1].warnings[0]).sort()).toEqual(PROBLEM_KEYS)
    expect(Object.values(report.timings).every((time) => typeof time === 'number')).toBe(true)
  })

  test('with --json - prints only the report to stdout', async () => {
    const { out } = await generate('--data', 'data.csv', '--out', 'acts.zip', '--json', '-')
    expect(JSON.parse(out)).toMatchObject({ problems: [], stripped: [] })
  })

  test('ends with 1 and the report of every problem when the template is wrong, and writes no result', async () => {
    const { code, out, err } = await generate(
      '--data',
      'data.csv',
      '--template',
      'broken.docx',
      '--out',
      'acts.zip',
      '--json',
      '-',
    )
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({
      documents: [],
      problems: [
        { code: 'TAG_UNCLOSED', file: 'template', part: 'word/document.xml', paragraph: 0, tag: '{№' },
        { code: 'TAG_EMPTY', paragraph: 1, tag: '{}' },
      ],
    })
    expect(err).toContain('Место: «Акт {№»')
    expect((await readdir(folder)).filter((name) => /zip|part/.test(name))).toEqual([])
  })

  test('makes one .docx of one row, and ends with 2 for several', async () => {
    expect((await generate('--data', 'one.csv', '--out', 'act-1.docx')).code).toBe(0)
    expect((await readFile(path.join(folder, 'act-1.docx'))).subarray(0, 2).toString()).toBe('PK')
    const several = await generate('--data', 'data.csv', '--out', 'acts.docx')
    expect(several).toMatchObject({ code: 2, err: expect.stringContaining('2 документа') })
  })

  test.each<[string, string[]]>([
    ['без значения', ['--data']],
    ['неизвестный ключ', ['--data', 'data.csv', '--out', 'a.zip', '--colour', 'red']],
    ['лишнее слово', ['--data', 'data.csv', '--out', 'a.zip', 'red']],
    ['не то окончание', ['--data', 'data.csv', '--out', 'a.rar']],
    ['нет ключа', ['--data', 'data.csv']],
    ['не та строка', ['--data', 'data.csv', '--out', 'a.zip', '--header-row', 'first']],
    ['не тот выбор', ['--data', 'data.csv', '--out', 'a.zip', '--missing', 'ask']],
    ['не та пара', ['--data', 'data.csv', '--out', 'a.zip', '--map', 'ФИО']],
  ])('ends with 2 and a sentence: %s', async (_, words) => {
    const { code, out, err } = await generate(...words)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/[а-я]/)
  })

  test('makes one merged document of several rows, and groups them', async () => {
    expect((await generate('--data', 'data.csv', '--out', 'all.docx', '--single')).code).toBe(0)
    expect((await readFile(path.join(folder, 'all.docx'))).subarray(0, 2).toString()).toBe('PK')
    const grouped = await generate('--data', 'data.csv', '--out', 'groups.zip', '--group-by', '*', '--json', '-')
    expect(JSON.parse(grouped.out).documents).toEqual([expect.objectContaining({ rows: [2, 3] })])
    expect((await generate('--data', 'data.csv', '--out', 'a.zip', '--group-by', 'Отдел')).code).toBe(1)
  })

  test('groups by a column whose name has a comma', async () => {
    await writeFile(
      path.join(folder, 'commas.csv'),
      csvFile([
        ['№', 'Имя, отдел'],
        ['1', 'А'],
        ['2', 'А'],
      ]).bytes,
    )
    const words = ['--data', 'commas.csv', '--out', 'groups.zip', '--map', 'ФИО=B', '--json', '-']
    const { out } = await generate(...words, '--group-by', '"Имя, отдел", A')
    expect(JSON.parse(out).documents.map(({ rows }: { rows: number[] }) => rows)).toEqual([[2], [3]])
    const one = await generate(...words, '--group-by', '"Имя, отдел"')
    expect(JSON.parse(one.out).documents.map(({ rows }: { rows: number[] }) => rows)).toEqual([[2, 3]])
  })

  test.each([
    ['the template as the result', ['--data', 'one.csv', '--out', './act.docx']],
    ['the data as the report', ['--data', 'one.csv', '--out', 'a.zip', '--json', 'one.csv']],
    ['the result as the report', ['--data', 'one.csv', '--out', 'a.zip', '--json', 'a.zip']],
    ['the template by a link', ['--data', 'one.csv', '--out', 'link.docx']],
  ])('ends with 2 and changes nothing for %s', async (_, words) => {
    await symlink('act.docx', path.join(folder, 'link.docx'))
    const all = async () =>
      Promise.all((await readdir(folder)).toSorted().map((name) => readFile(path.join(folder, name))))
    const before = await all()
    const { code, err } = await generate(...words)
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('уже используется') })
    expect(await all()).toEqual(before)
  })

  test('ends with 1 for a file that is not there', async () => {
    const { code, out } = await generate('--data', 'no.csv', '--out', 'a.zip', '--json', '-')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ problems: [{ code: 'FILE_NOT_READ' }], timings: { readMs: null } })
  })

  test('takes mappings, a pattern and the language of the data', async () => {
    await writeFile(path.join(folder, 'other.docx'), docx(paragraph('{кто} {№ | number:2}')))
    const words = [
      '--template',
      'other.docx',
      '--map',
      'кто=B',
      '--pattern',
      '{ФИО} {№}',
      '--data-lang',
      'ru',
      '--json',
      '-',
    ]
    const { out } = await generate('--data', 'one.csv', '--out', 'a.zip', ...words)
    expect(JSON.parse(out)).toMatchObject({ documents: [{ name: 'Иванов 1.docx' }], problems: [] })
  })
})

describe('actum inspect', () => {
  test('reports files and problems, with every key', async () => {
    const { code, out } = await actum(
      'inspect',
      '--data',
      'data.csv',
      '--template',
      'broken.docx',
      '--json',
      '-',
      '--lang=ro-RO',
    )
    const report = JSON.parse(out)
    expect(code).toBe(0)
    expect(Object.keys(report)).toEqual(['files', 'problems'])
    expect(report.files.map((file: object) => Object.keys(file))).toEqual([
      ['role', 'name', 'kind', 'bytes', 'sheets', 'tags', 'tables'],
      ['role', 'name', 'kind', 'bytes', 'sheets', 'tags', 'tables'],
    ])
    expect(report.problems[0]).toMatchObject({
      code: 'TAG_UNCLOSED',
      text: expect.stringMatching(/^Eticheta \{№ nu este închisă\..* Locul: „Акт \{№”\.$/),
    })
  })

  test('without --json, the output is for people', async () => {
    const { out } = await actum('inspect', '--data', 'data.csv', '--template', 'act.docx', '--lang', 'en-US')
    expect(out).toContain('sheet “data”: 2 columns, 2 rows')
    expect(out).toContain('{ФИО} → B')
  })

  test('says where each value comes from, also without a column', async () => {
    const lines = ['{ФИО}', '{row.number}', '{#работы}', '{имя}', '{/работы}', '{другое}']
    await writeFile(path.join(folder, 'lists.json'), '[{"ФИО": "Иванов", "работы": [{"имя": "а"}]}]')
    await writeFile(path.join(folder, 'lists.docx'), docx(lines.map((line) => paragraph(line)).join('')))
    const { out } = await actum('inspect', '--data', 'lists.json', '--template', 'lists.docx', '--lang', 'en-US')
    expect(out).toContain('{row.number} → filled in by Actum')
    expect(out).toContain('{#работы} → rows of the data')
    expect(out).toContain('{другое} → no column')
    const template = await actum('inspect', '--template', 'lists.docx', '--lang', 'en-US')
    expect(template.out).toContain('  {ФИО}\n')
  })

  test('without a file it ends with 2', async () => {
    expect((await actum('inspect')).code).toBe(2)
  })
})

describe('actum', () => {
  test('says how it is used without a command, for an unknown one and for an unknown language', async () => {
    expect((await actum()).err).toContain('actum generate')
    expect((await actum('merge')).err).toContain('Unknown command: “merge”.')
    expect((await actum('inspect', '--lang', 'de')).code).toBe(2)
    expect(await actum('--help')).toMatchObject({ code: 0, out: expect.stringContaining('actum generate') })
  })

  describe('an error that no one foresaw', () => {
    async function broken(environment: Readonly<Record<string, string>>) {
      const said: string[] = []
      const out = () => {
        throw new RangeError('out of cheese')
      }
      const code = await run(['--help'], { folder, out, err: (text) => said.push(text) }, environment)
      return { code, err: said.join('\n') }
    }

    test('is reported in a sentence in the user’s language, and exits with 1', async () => {
      const { code, err } = await broken({ LANG: 'ru_RU.UTF-8' })
      expect(code).toBe(1)
      expect(err).toMatch(/^Непредвиденная ошибка[^\n]*LOG_LEVEL=debug[^\n]*$/)
    })

    test('shows its stack where the log’s level asks for it', async () => {
      const { code, err } = await broken({ LOG_LEVEL: 'debug' })
      expect(code).toBe(1)
      expect(err).toMatch(/^Unexpected error.*\nRangeError: out of cheese\n\s+at /)
    })
  })
})

test.each(['--version', 'version'])('actum %s prints the version of the package', async (word) => {
  const { version } = JSON.parse(await readFile('packages/documents/package.json', 'utf8')) as { version: string }
  expect(await actum(word)).toEqual({ code: 0, out: version, err: '' })
})
