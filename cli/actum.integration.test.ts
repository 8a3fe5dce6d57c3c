import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { actumIn } from './test-support/actum'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'actum-cli-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const actum = (...words: string[]) => actumIn(folder, ...words)

test('stdout carries only what is promised, and the exit codes are those of the documentation', async () => {
  await writeFile(path.join(folder, 'empty.csv'), '')
  expect(await actum('generate', '--data', 'rows.csv')).toMatchObject({ code: 2, out: '' })
  expect(await actum('fly')).toMatchObject({ code: 2, out: '' })
  expect(await actum('doses', '--in', 'a.xlsx')).toMatchObject({ code: 2, out: '' })
  const refused = await actum(
    'generate',
    '--data',
    'empty.csv',
    '--template',
    'none.docx',
    '--out',
    'a.zip',
    '--json',
    '-',
  )
  expect(refused.code).toBe(1)
  expect(JSON.parse(refused.out)).toMatchObject({ documents: [], stripped: [] })
})

test.each([
  ['ru-RU', 'Нужен шаблон DOCX или XLSX'],
  ['ro-RO', 'DOCX'],
  ['en-US', 'Actum needs a DOCX or an XLSX here'],
])('speaks %s when asked to', async (locale, words) => {
  await writeFile(path.join(folder, 'data.csv'), 'Номер;Дата\n1;2\n')
  await writeFile(path.join(folder, 'wrong.docx'), '%PDF-1.7 not a document')
  const { code, err } = await actum(
    'generate',
    '--data',
    'data.csv',
    '--template',
    'wrong.docx',
    '--out',
    'a.zip',
    '--lang',
    locale,
  )
  expect(code).toBe(1)
  expect(err).toContain(words)
})
