import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { csvFile, docx, paragraph } from '@/lib/documents/generation/test-support/files'
import { db } from '@/lib/db/client'
import { openTestApplication } from '@/lib/http/test-support/application'
import type { Browser } from '@/lib/http/test-support/browser'
import { ACT, actRows, newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import { POST as generate } from '../documents/generate/route'
import { POST as inspect } from '../documents/inspect/route'
import { GET as register, PUT as setNext } from './[id]/register/route'
import { POST as keep } from './route'

interface Answer {
  readonly success: boolean
  readonly acts: { document: string; rows: number[]; number: number | null }[]
  readonly failed: number[]
  readonly operationId: string
  readonly template: { id: string }
}

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const NUMBERED = { name: 'Акт.docx', bytes: docx(paragraph('Акт № {act.number} от {дата}: {номер}, {ФИО}')) }

async function numberedWorkspace() {
  const workspace = await newWorkspace()
  const kept = (await (await postForm(workspace.browser, keep, { template: NUMBERED })).json()) as Answer
  return { ...workspace, templateId: kept.template.id }
}

const run = async (browser: Browser, fields: Parameters<typeof postForm>[2]) =>
  (await (await postForm(browser, generate, fields)).json()) as Answer

const numbers = ({ acts }: Answer) => acts.map(({ number }) => number)

test('the acts of a kept template are numbered from run to run, and inspecting them uses no number', async () => {
  const { browser, sessionId, templateId } = await numberedWorkspace()
  expect(numbers(await run(browser, { excel: actRows(2), templateId, sessionId }))).toEqual([1, 2])
  await postForm(browser, inspect, { excel: actRows(2), templateId, sessionId })
  expect(numbers(await run(browser, { excel: actRows(3), templateId, sessionId }))).toEqual([3, 4, 5])
  await browser.call(setNext, { method: 'PUT', params: { id: templateId }, json: { next: 1, restart: true } })
  expect(numbers(await run(browser, { excel: actRows(1), templateId, sessionId }))).toEqual([1])
})

test('the same file uploaded again goes on counting, and a template without the tag counts nothing', async () => {
  const { browser, sessionId } = await newWorkspace()
  expect(numbers(await run(browser, { excel: actRows(2), template: NUMBERED, sessionId }))).toEqual([1, 2])
  expect(numbers(await run(browser, { excel: actRows(3), template: NUMBERED, sessionId }))).toEqual([3, 4, 5])
  expect(numbers(await run(browser, { excel: actRows(1), template: ACT, sessionId }))).toEqual([null])
})

test('a row that fails gets no number, and is later created alone with the next one', async () => {
  const { browser, sessionId, templateId } = await numberedWorkspace()
  const rows = [
    ['Номер', 'Дата', 'ФИО'],
    ['001', '03.11.2026', 'Щёголева Ю. Я.'],
    ['002', '', 'Жданов Ф. Э.'],
    ['003', '05.11.2026', 'Ион Т.'],
  ]
  const options = { missing: 'block' }
  const first = await run(browser, { excel: csvFile(rows), templateId, sessionId, options: JSON.stringify(options) })
  expect([numbers(first), first.failed]).toEqual([[1, 2], [3]])
  rows[2] = ['002', '04.11.2026', 'Жданов Ф. Э.']
  const again = JSON.stringify({ ...options, rerunOf: first.operationId, only: 'failed' })
  const second = await run(browser, { excel: csvFile(rows), templateId, sessionId, options: again })
  expect(second.acts).toMatchObject([{ rows: [3], number: 3 }])
  rows[1] = ['001', '03.11.2026', 'Щёголев Ю. Я.']
  const changed = JSON.stringify({ ...options, rerunOf: second.operationId, only: 'changed' })
  const third = await run(browser, { excel: csvFile(rows), templateId, sessionId, options: changed })
  expect(third.acts).toMatchObject([{ rows: [2], number: 4 }])
})

test('the register is downloaded with headings in the language of its person', async () => {
  const { browser, id, sessionId, templateId } = await numberedWorkspace()
  await db().user.update({ where: { id }, data: { locale: 'ru-RU' } })
  await run(browser, { excel: actRows(2, '=Журнал, ноябрь.csv'), templateId, sessionId })
  const params = { id: templateId }
  const csv = async () => {
    const file = await browser.call(register, { params, query: { format: 'csv' } })
    expect(file.headers.get('content-type')).toContain('text/csv')
    return (await file.text()).replace(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'MOMENT')
  }
  const russian = await csv()
  expect(russian).toMatch(/^.?№;Создан \(UTC\);Документ;Таблица;Строки\r\n1;MOMENT;/)
  expect(russian).toContain(`;'=Журнал, ноябрь.csv;2\r\n`)
  await db().user.update({ where: { id }, data: { locale: 'en-US' } })
  expect(await csv()).toContain(`,"'=Журнал, ноябрь.csv",2\r\n`)
  const workbook = await browser.call(register, { params, query: { format: 'xlsx' } })
  expect(workbook.headers.get('content-disposition')).toContain('.xlsx')
  expect(
    Buffer.from(await workbook.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
})
