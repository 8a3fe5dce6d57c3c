import { describe, expect, test } from '@jest/globals'
import { findDocuments } from './find-documents'
import type { GenerateOptions } from './options'
import { csvFile, docx, paragraph, templateFile } from './test-support/files'

const DATA = csvFile([
  ['Номер', 'Отдел', 'Дата', 'ФИО'],
  ['007', 'Secția 1', '03.11.2026', 'Щёголева'],
  ['008', 'Secția 2', '05.11.2026', 'Жданов'],
  ['009', 'Secția 1', '12.12.2026', 'Ёлкина'],
])

const find = (body: string, search: string, options: GenerateOptions = {}) =>
  findDocuments(
    { data: DATA, template: templateFile(docx(paragraph(body)), 'Акт.docx') },
    { ...options, search, language: 'ru' },
  )

describe('the documents that print a text', () => {
  test.each([
    ['by a part of a value, in any case', 'ЖДАН', [3]],
    ['without its diacritics', 'sectia 1', [2, 4]],
    ['by е for ё', 'елкина', [4]],
    ['by all of several words, wherever each is', '1 007', [2]],
    ['by what a format makes of a value', 'декабря', [4]],
    ['never by what no tag prints', 'nowhere', []],
  ])('are found %s', async (_how, search, rows) => {
    expect(await find('{номер} {отдел} {дата | date:"D MMMM"} {фио}', search)).toEqual(rows)
  })

  test('aren’t found by a column that the template leaves out, or by today’s date and the register’s number', async () => {
    expect(await find('{номер}', 'Жданов')).toEqual([])
    expect(await find('{номер} {today} {act.number}', '20')).toEqual([])
  })

  test('are found by what the user has typed into a cell', async () => {
    const changes = [{ row: 3, column: 'D', text: 'Новиков' }]
    expect(await find('{номер} {фио}', 'новиков', { changes })).toEqual([3])
    expect(await find('{номер} {фио}', 'жданов', { changes })).toEqual([])
  })

  test('are each named by their first row', async () => {
    expect(await find('{отдел}', 'sectia 1', { groupBy: ['Отдел'] })).toEqual([2])
  })
})
