import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { book, day, formula } from '@/lib/documents/doses/test-support/book'
import { textFile } from '@/lib/documents/doses/test-support/text-file'
import { docx, paragraph } from '@/lib/documents/generation/test-support/files'
import { xlsxPackage } from '@/lib/documents/spreadsheets/test-support/xlsx-package'
import { openTestApplication } from '@/lib/http/test-support/application'
import { newWorkspace, type Fields } from '@/lib/http/test-support/workspace'
import { POST as extractDoses } from './extract-doses/route'
import { POST as inspect } from './inspect/route'
import { asked } from './test-support/doses'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

describe('reports files that can’t be read or contain no doses', () => {
  const sheet = (...rows: Parameters<typeof book>[1][number]['rows'][number][]) =>
    book('a.xlsx', [{ name: 'Лист1', rows }])

  test.each<[string, Fields[string], string]>([
    ['nothing', { name: 'a.xlsx', bytes: new Uint8Array() }, 'GATE_EMPTY'],
    ['a damaged PDF', { name: 'a.xlsx', bytes: Buffer.from('%PDF-1.7') }, 'PDF_DAMAGED'],
    ['an empty sheet', sheet(), 'DOSES_NONE'],
    ['headers that say nothing', sheet(['A', 'B', 'C'], [1, 2, 3], [4, 5, 6]), 'DOSES_NONE'],
    ['units without values', sheet(['Единица', 'Русское'], ['mSv', 'мЗв'], ['mGy', 'мГр']), 'DOSES_NONE'],
    ['prices', sheet(['Товар', 'Цена, руб.'], ['Стол', 1200], ['Стул', 450]), 'DOSES_NONE'],
    ['a Word file without tables', { name: 'a.docx', bytes: docx(paragraph('Текст')) }, 'DOSES_NONE'],
  ])('%s', async (_what, file, code) => {
    const { status, body } = await asked(await newWorkspace(), extractDoses, { excel: file })
    expect([status, body.code]).toEqual([422, code])
    expect(body.error).toEqual(expect.any(String))
  })

  test('a look at a file without doses is an answer, and says of each sheet why', async () => {
    const nothing = sheet(['Товар', 'Цена, руб.'], ['Стол', 1200])
    const { status, body } = await asked(await newWorkspace(), inspect, { excel: nothing, tool: 'doses' })
    expect(status).toBe(200)
    expect(body.doses).toMatchObject({ doses: { count: 0 }, without: [{ sheet: 'Лист1' }] })
    expect(body.problems.map(({ code }) => code)).toContain('DOSES_NONE')
  })

  test('a used range and a link as large as the grid cost nothing', async () => {
    const cells = [
      ['ФИО', 'Hp(10), мЗв'],
      ['Кедров Р. Т.', '0,12'],
      ['Вязова Л. М.', '0,2'],
    ].map(
      (row, at) =>
        `<row r="${at + 1}">${row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`,
    )
    const xml =
      `<dimension ref="A1:XFD1048576"/><sheetData>${cells.join('')}</sheetData>` +
      '<hyperlinks><hyperlink ref="A1:XFD1048576" location="Лист1!A1"/></hyperlinks>'
    const wide = { name: 'a.xlsx', bytes: xlsxPackage({ sheets: [{ name: 'Лист1', xml }] }) }
    const { status, body } = await asked(await newWorkspace(), extractDoses, { excel: wide })
    expect([status, body.report?.doses.count]).toEqual([200, 2])
  })

  test('broken formulas and dates where ranges were are to be decided, not guessed', async () => {
    const broken = sheet(
      ['ФИО', 'Hp(10), мЗв'],
      ['Озерецкая Н. П.', 0.3],
      ['Щёголева Ю. Я.', 0.4],
      ['Лозовой К. И.', 0.2],
      ['Кедров Р. Т.', formula('B2/0', '#DIV/0!')],
      ['Вязова Л. М.', day('2026-02-01', 'd.m')],
    )
    const { status, body } = await asked(await newWorkspace(), extractDoses, { excel: broken })
    expect(status).toBe(200)
    expect(body.report.decisions.rows.map(({ cell, reason }) => [cell, reason])).toEqual([
      ['B5', 'brokenFormula'],
      ['B6', 'dateForRange'],
    ])
    expect(body.report.reconciliation).toMatchObject({ doses: 3, rejected: 2, balanced: true })
  })

  test('a text in windows-1251 with units of mixed scripts is read', async () => {
    const lines = ['ФИО;Доза, мЗв', 'Озерецкая Н. П.;0,31', 'Кедров Р. Т.;0,12 mЗв', 'Вязова Л. М.;<0,05']
    const file = textFile('дозы.csv', lines, 'windows-1251')
    const { status, body } = await asked(await newWorkspace(), extractDoses, { excel: file })
    expect([status, body.report.doses.count]).toEqual([200, 3])
    expect(body.report.doses.rows.map(({ subject, value }) => [subject, value])).toEqual([
      ['Озерецкая Н. П.', '0.31'],
      ['Кедров Р. Т.', '0.12'],
      ['Вязова Л. М.', '0.05'],
    ])
  })
})
