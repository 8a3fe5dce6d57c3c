import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { csvFile, docx, paragraph, table } from '@/lib/documents/generation/test-support/files'
import { run } from './run'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'actum-cli-'))
  const write = (name: string, content: Uint8Array) => writeFile(path.join(folder, name), content)
  await write('data.csv', csvFile([['ФИО'], ['Иванов']]).bytes)
  await write('act.docx', docx(paragraph('Акт {ФИО}')))
  await write('broken.docx', docx(paragraph('Акт {ФИО')))
  await write('tables.docx', docx(table(['ФИО', 'мЗв'], ['Иванов', '0,50'])))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const UNWRITABLE = ['--json', 'none/report.json', '--lang', 'en-US']
const SENTENCE = 'Can’t write none/report.json. Check that its folder exists and is writable.'

test.each([
  ['generate', ['--data', 'data.csv', '--template', 'act.docx', '--out', 'acts.zip']],
  ['generate', ['--data', 'data.csv', '--template', 'broken.docx', '--out', 'acts.zip']],
  ['inspect', ['--data', 'data.csv']],
  ['inspect', ['--data', 'missing.csv']],
  ['tables', ['--in', 'tables.docx', '--out', 'tables.xlsx']],
  ['tables', ['--in', 'missing.docx', '--out', 'tables.xlsx']],
  ['doses', ['--in', 'tables.docx', '--out', 'doses.xlsx']],
  ['doses', ['--in', 'missing.xlsx', '--out', 'doses.xlsx']],
])('%s %j whose report can’t be written says so once, and ends with 1', async (command, words) => {
  const said: string[] = []
  const code = await run(
    [command, ...words, ...UNWRITABLE],
    { folder, out: () => undefined, err: (line) => said.push(line) },
    {},
  )
  expect({ code, said: said.filter((line) => line === SENTENCE) }).toEqual({ code: 1, said: [SENTENCE] })
})
