import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { csvFile, docx, documentText, paragraph, table } from '@/lib/documents/generation/test-support/files'
import { translator } from '@/lib/i18n/translate'
import { AllowedFolders } from './folders'
import { mcpServer } from './server'

let folder = ''
let outside = ''
let client: Client

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'actum-mcp-test-'))
  outside = await mkdtemp(path.join(tmpdir(), 'actum-mcp-outside-'))
  const rows = csvFile([
    ['Number', 'Name of patient'],
    ['1', 'Smith'],
    ['2', 'Jones'],
  ])
  await writeFile(path.join(folder, 'rows.csv'), rows.bytes)
  await writeFile(path.join(outside, 'rows.csv'), rows.bytes)
  await writeFile(path.join(folder, 'act.docx'), docx(paragraph('No. {Number}: {Patient X}')))
  await writeFile(path.join(folder, 'tables.docx'), docx(table(['Person', 'mSv'], ['Smith', '0.50'])))
  const badges = csvFile([
    ['Name', 'DDE'],
    ['Smith', '0.35'],
    ['Jones', '0.40'],
    ['Brown', '0.10'],
  ])
  await writeFile(path.join(folder, 'badges.csv'), badges.bytes)
  const terminal = {
    translate: translator('en-US'),
    locale: 'en-US' as const,
    folder,
    out: () => undefined,
    err: () => undefined,
    converter: undefined,
  }
  const server = mcpServer(terminal, await AllowedFolders.of([folder]), '0.0.0')
  client = new Client({ name: 'test', version: '1' })
  const [one, other] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(one), client.connect(other)])
})

afterEach(async () => {
  await client.close()
  await rm(folder, { recursive: true, force: true })
  await rm(outside, { recursive: true, force: true })
})

interface Report {
  readonly problems?: { code: string; suggestion: string | null; tag: string | null }[]
  readonly documents?: { name: string }[]
  readonly files?: { sheets: { columns: { header: string }[] }[]; tables: { id: string }[] }[]
  readonly tables?: { cells: unknown[] }[]
  readonly doses?: { subject: string; value: string; unit: string; quantity: string }[]
  readonly needsDecision?: unknown[]
  readonly columns?: { header: string; role: string | null; quantity: string | null; unit: string | null }[]
  readonly lines?: { instructions: { drug: string | null; dosage?: object }[] }[]
  readonly cut?: { path: string; total: number }[]
}

async function call(name: string, given: object, onprogress?: (progress: { progress: number }) => void) {
  const result = (await client.callTool({ name, arguments: { ...given } }, undefined, {
    ...(onprogress && { onprogress }),
  })) as CallToolResult
  const text = result.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n')
  return { isError: result.isError === true, report: (result.structuredContent ?? {}) as Report, text }
}

describe('inspect, mend, run', () => {
  test('documents: a tag without a column is found, mapped and printed', async () => {
    const inspected = await call('inspect', { data: 'rows.csv', template: 'act.docx' })
    const problem = inspected.report.problems?.find(({ tag }) => tag === '{Patient X}')
    expect(problem?.code).toBe('TAG_NO_COLUMN')
    const [header] = inspected.report.files?.[0]?.sheets[0]?.columns.slice(1).map((column) => column.header) ?? []
    const made = await call('generate', {
      data: 'rows.csv',
      template: 'act.docx',
      out: 'all.docx',
      single: true,
      mapping: { 'Patient X': header },
    })
    expect(made).toMatchObject({ isError: false, report: { problems: [] } })
    const text = (await documentText(await readFile(path.join(folder, 'all.docx')))).join(' ')
    expect(text).toContain('No. 1: Smith')
    expect(text).toContain('No. 2: Jones')
  })

  test('tables: what a document has is listed, and extracted to the cell', async () => {
    const inspected = await call('inspect', { document: 'tables.docx' })
    expect(inspected.report.files?.[0]?.tables).toHaveLength(1)
    const made = await call('tables', { file: 'tables.docx', out: 'tables.xlsx' })
    expect(made.report.tables?.[0]?.cells).toHaveLength(4)
    expect((await stat(path.join(folder, 'tables.xlsx'))).size).toBeGreaterThan(0)
  })

  test('doses: a column without a unit is a decision; with its unit corrected, its cells are doses', async () => {
    const first = await call('doses', { file: 'badges.csv', out: 'doses.xlsx' })
    expect(first.report.needsDecision).toHaveLength(1)
    const columns = first.report.columns ?? []
    const mended = columns.map((column) => (column.header === 'DDE' ? { ...column, unit: 'mSv' } : column))
    const second = await call('doses', { file: 'badges.csv', out: 'doses.xlsx', columns: mended, overwrite: true })
    expect(second.report.doses?.map(({ subject, value, unit }) => `${subject} ${value} ${unit}`)).toEqual([
      'Smith 0.35 mSv',
      'Jones 0.40 mSv',
      'Brown 0.10 mSv',
    ])
  })
})

test('names with commas and equals signs are taken as they are', async () => {
  const rows = csvFile([
    ['Dose = x, mSv', 'Name, full'],
    ['1', 'Smith'],
    ['2', 'Smith'],
  ])
  await writeFile(path.join(folder, 'commas.csv'), rows.bytes)
  await writeFile(path.join(folder, 'card.docx'), docx(paragraph('{who}: {#rows}{dose} {/rows}{place}')))
  const made = await call('generate', {
    data: 'commas.csv',
    template: 'card.docx',
    out: 'card.docx.docx',
    groupBy: ['Name, full'],
    mapping: { who: 'Name, full', dose: 'Dose = x, mSv' },
    constants: { place: 'Ward 3' },
  })
  expect(made).toMatchObject({ isError: false, report: { problems: [] } })
  const text = await documentText(await readFile(path.join(folder, 'card.docx.docx')))
  expect(text).toEqual(['Smith: 1 2 Ward 3'])
})

test('a canceled run leaves no file, and the server goes on', async () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => [String(index), 'x'])
  await writeFile(path.join(folder, 'many.csv'), csvFile([['Number', 'Patient X'], ...rows]).bytes)
  const stop = new AbortController()
  const request = client.callTool(
    { name: 'generate', arguments: { data: 'many.csv', template: 'act.docx', out: 'many.zip' } },
    undefined,
    { signal: stop.signal, onprogress: () => stop.abort('enough') },
  )
  await expect(request).rejects.toThrow('enough')
  expect((await call('inspect', { data: 'rows.csv' })).isError).toBe(false)
  const files = async () => (await readdir(folder)).filter((name) => name.startsWith('many.zip'))
  while ((await files()).length > 0) await new Promise((done) => setImmediate(done))
  expect(await files()).toEqual([])
})

test('posology is read line by line, as FHIR if requested', async () => {
  const lines = ['Paracetamol 500 mg, 1 tablet three times a day', 'Blood pressure 120/80']
  const { report } = await call('posology', { lines, dataLanguage: 'en' })
  expect(report.lines?.map(({ instructions }) => instructions.length)).toEqual([1, 0])
  const most = Array.from({ length: 100 }, () => lines[0])
  expect((await call('posology', { lines: most })).report).toMatchObject({ lines: { length: 100 }, cut: [] })
  expect((await call('posology', { lines: [...most, 'x'] })).isError).toBe(true)
  const fhir = await call('posology', { lines, dataLanguage: 'en', fhirVersion: 'R4' })
  expect(fhir.report.lines?.[0]?.instructions[0]?.dosage).toMatchObject({ timing: { repeat: { frequency: 3 } } })
})

describe('problems are data', () => {
  test('a file that can’t be read is an error with its problems', async () => {
    await writeFile(path.join(folder, 'broken.docx'), 'no zip')
    const { isError, report } = await call('generate', { data: 'rows.csv', template: 'broken.docx', out: 'x.zip' })
    expect(isError).toBe(true)
    expect(report.problems?.map(({ code }) => code)).toContain('GATE_WRONG_KIND')
    await expect(stat(path.join(folder, 'x.zip'))).rejects.toThrow()
  })

  test.each([
    ['empty.xlsx', '', 'GATE_EMPTY'],
    ['deep.json', '['.repeat(100_000), 'JSON_TOO_DEEP'],
    ['cut.xlsx', 'PK\u0003\u0004', 'GATE_WRONG_KIND'],
  ])('a file that tries to do harm has a problem, and the server goes on: %s', async (name, content, code) => {
    await writeFile(path.join(folder, name), content)
    expect((await call('inspect', { data: name })).report.problems?.map((problem) => problem.code)).toContain(code)
    const made = await call('generate', { data: name, template: 'act.docx', out: 'x.zip' })
    expect({ isError: made.isError, codes: made.report.problems?.map((problem) => problem.code) }).toMatchObject({
      isError: true,
      codes: expect.arrayContaining([code]),
    })
    expect((await call('inspect', { data: 'rows.csv' })).isError).toBe(false)
  })

  test.each([
    ['generate', { data: 'rows.csv', template: 'act.docx', out: 'x.txt' }, 'out: the name must end in .zip'],
    ['generate', { data: 'rows.csv', template: 'act.docx', out: 'x.xlsx' }, 'can’t be an .xlsx'],
    ['doses', { file: 'badges.csv', out: 'x.xlsx', profile: 'passwd' }, 'ru-nrb-99-2009-a'],
    ['inspect', {}, 'at least one file'],
  ])('an invalid option of %s is reported as data: %o', async (name, given, sentence) => {
    const { isError, report } = await call(name, given)
    const text: unknown = expect.stringContaining(sentence)
    expect({ isError, problems: report.problems }).toMatchObject({
      isError: true,
      problems: [{ code: 'WRONG_CALL', severity: 'error', text }],
    })
  })

  test('a misspelled argument is refused, not ignored', async () => {
    const given = { data: 'rows.csv', template: 'act.docx', out: 'x.zip', excludedRows: [2] }
    const { isError, text } = await call('generate', given)
    expect({ isError, text }).toEqual({ isError: true, text: expect.stringContaining('excludedRows') })
  })
})

describe('only the allowed folders', () => {
  test.each([
    ['an absolute path', () => path.join(outside, 'rows.csv')],
    ['a path with ..', () => path.relative(folder, path.join(outside, 'rows.csv'))],
    ['a file that isn’t there', () => '/nowhere/rows.csv'],
    ['a system file', () => '/etc/passwd'],
  ])('are read: %s isn’t', async (_, given) => {
    const { isError, text, report } = await call('inspect', { data: given() })
    expect({ isError, text }).toEqual({ isError: true, text: expect.stringContaining('outside the allowed folders') })
    expect(report.problems?.map(({ code }) => code)).toEqual(['PATH_OUTSIDE'])
  })

  test('reveal nothing about what a link leads to, not even whether it exists', async () => {
    await symlink(outside, path.join(folder, 'link'))
    const answers = await Promise.all(['rows.csv', 'none.csv'].map((name) => call('inspect', { data: `link/${name}` })))
    expect(answers.map(({ report }) => report.problems?.map(({ code }) => code))).toEqual([
      ['PATH_OUTSIDE'],
      ['PATH_OUTSIDE'],
    ])
    const { report } = await call('tables', { file: 'tables.docx', out: 'link/none/x.xlsx' })
    expect(report.problems?.map(({ code }) => code)).toEqual(['PATH_OUTSIDE'])
  })

  test.each([
    ['a file that isn’t there', 'inspect', { data: 'none.csv' }, 'PATH_ABSENT'],
    ['a folder to read', 'inspect', { data: '.' }, 'PATH_NOT_A_FILE'],
    ['a folder that isn’t there', 'tables', { file: 'tables.docx', out: 'none/x.xlsx' }, 'PATH_NO_FOLDER'],
    ['a file that exists', 'tables', { file: 'tables.docx', out: 'rows.csv' }, 'PATH_EXISTS'],
    ['a report that is no JSON', 'tables', { file: 'tables.docx', out: 'x.xlsx', report: 'r.docx' }, 'PATH_NOT_JSON'],
    ['FHIR that is no JSON', 'doses', { file: 'badges.csv', out: 'x.xlsx', fhir: '-' }, 'PATH_NOT_JSON'],
  ])('name what is wrong with %s', async (_, name, given, code) => {
    const { isError, report } = await call(name, given)
    expect({ isError, codes: report.problems?.map((problem) => problem.code) }).toEqual({
      isError: true,
      codes: [code],
    })
  })

  test('keep a file that a call also reads, even if it may overwrite', async () => {
    const before = await readFile(path.join(folder, 'act.docx'))
    const given = { data: 'rows.csv', template: 'act.docx', out: './act.docx', single: true, overwrite: true }
    expect((await call('generate', given)).report.problems?.map(({ code }) => code)).toEqual(['PATH_TAKEN'])
    await writeFile(path.join(folder, 'rows.json'), '[{"Number":1}]')
    const report = { data: 'rows.json', template: 'act.docx', out: 'x.zip', report: 'rows.json', overwrite: true }
    expect((await call('generate', report)).report.problems?.map(({ code }) => code)).toEqual(['PATH_TAKEN'])
    expect(await readFile(path.join(folder, 'act.docx'))).toEqual(before)
    expect(await readFile(path.join(folder, 'rows.json'), 'utf8')).toBe('[{"Number":1}]')
  })

  test('a link out of them isn’t followed, for reading or writing', async () => {
    await symlink(path.join(outside, 'rows.csv'), path.join(folder, 'link.csv'))
    await symlink(path.join(outside, 'new.xlsx'), path.join(folder, 'link.xlsx'))
    expect((await call('inspect', { data: 'link.csv' })).isError).toBe(true)
    const written = await call('tables', { file: 'tables.docx', out: 'link.xlsx', overwrite: true })
    expect(written.isError).toBe(true)
    await expect(stat(path.join(outside, 'new.xlsx'))).rejects.toThrow()
  })

  test('nothing is written outside them, and no file is overwritten unless requested', async () => {
    const out = path.join(outside, 'x.xlsx')
    expect((await call('tables', { file: 'tables.docx', out })).isError).toBe(true)
    expect((await call('tables', { file: 'tables.docx', out: 'x.xlsx' })).isError).toBe(false)
    const again = await call('tables', { file: 'tables.docx', out: 'x.xlsx' })
    expect(again.text).toContain('exists')
    const report = await call('tables', { file: 'tables.docx', out: 'y.xlsx', report: path.join(outside, 'r.json') })
    expect(report.isError).toBe(true)
  })
})

test('long lists are cut and the whole report goes to a file', async () => {
  const rows = Array.from({ length: 150 }, (_, index) => [String(index), 'x'])
  await writeFile(path.join(folder, 'many.csv'), csvFile([['Number', 'Patient X'], ...rows]).bytes)
  const given = { data: 'many.csv', template: 'act.docx', out: 'many.zip', report: 'report.json' }
  const progress: number[] = []
  const { report } = await call('generate', given, (told) => progress.push(told.progress))
  expect(report.documents).toHaveLength(100)
  expect(report.cut).toContainEqual({ path: '/documents', total: 150 })
  const whole = JSON.parse(await readFile(path.join(folder, 'report.json'), 'utf8')) as Report
  expect(whole.documents).toHaveLength(150)
  expect(progress.length).toBeGreaterThan(0)
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
})

test('the documentation is there as resources', async () => {
  const { resources } = await client.listResources()
  expect(resources.map(({ name }) => name)).toContain('generating')
  const { contents } = await client.readResource({ uri: 'actum://help/generating' })
  expect(contents[0]).toMatchObject({
    mimeType: 'text/markdown',
    text: expect.stringContaining('# The document generator'),
  })
})
