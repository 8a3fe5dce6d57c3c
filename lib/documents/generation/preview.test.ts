import { describe, expect, test } from '@jest/globals'
import { textOfHtml } from '../preview/test-support/html'
import { preview, type PreviewOptions } from './preview'
import { csvFile, docx, paragraph, table, templateFile } from './test-support/files'

const DATA = csvFile([
  ['Номер', 'Отдел', 'ФИО'],
  ['007', 'А', 'Щёголева'],
  ['008', 'Б', ''],
  ['009', 'А', '<b>Жданов</b>'],
])

const template = (...paragraphs: string[]) =>
  templateFile(docx(paragraphs.map((text) => paragraph(text)).join('')), 'Акт.docx')
const show = (body: string, options: PreviewOptions = {}) => preview({ data: DATA, template: template(body) }, options)

/** The values that are marked. */
function valuesOf(html: string): string[] {
  return [...html.matchAll(/<span[^>]* data-value[^>]*>(.*?)<\/span>/g)].map(([, text]) => textOfHtml(text ?? ''))
}

describe('a preview', () => {
  test('is of the first document, unless a row or a place is named', async () => {
    const body = '№ {номер}: {фио}'
    expect(await show(body)).toMatchObject({ rows: [2], ordinal: 1, total: 3, name: 'Акт 007.docx' })
    expect(await show(body, { row: 4 })).toMatchObject({ rows: [4], ordinal: 3, name: 'Акт 009.docx' })
    expect(valuesOf((await show(body, { ordinal: 3 })).html)).toEqual(['009', '<b>Жданов</b>'])
  })

  test('of a row in a group is of the group’s document', async () => {
    const shown = await show('{отдел}: {#rows}{номер} {/rows}', { groupBy: ['Отдел'], row: 4 })
    expect(shown).toMatchObject({ rows: [2, 4], ordinal: 1, total: 2 })
    expect(valuesOf(shown.html)).toEqual(['А', '007', '009'])
  })

  test.each([{ row: 9 }, { ordinal: 4 }, { ordinal: 0 }])('of what there isn’t is refused: %j', async (options) => {
    await expect(show('{номер}', options)).rejects.toMatchObject({ code: 'PREVIEW_NO_DOCUMENT', params: { total: 3 } })
  })

  test('prints the number that its document would get, and reserves none', async () => {
    const actNumbers = () => Promise.reject(new Error('A number was reserved'))
    const files = { data: DATA, template: template('{act.number} {номер}') }
    const shown = await preview(files, { actNumber: 41, ordinal: 2 }, { actNumbers })
    expect(valuesOf(shown.html)).toEqual(['42', '008'])
    expect(valuesOf((await preview(files, { ordinal: 2 })).html)).toEqual(['2', '008'])
  })

  test('is shown with what keeps its document from being made', async () => {
    const shown = await show('{номер} {фио}', { row: 3, missing: 'block' })
    expect(valuesOf(shown.html)).toEqual(['008', ''])
    expect(shown.problems).toContainEqual(expect.objectContaining({ code: 'CELL_EMPTY', severity: 'error', row: 3 }))
  })

  test('of values over several lines marks each of them, and only them', async () => {
    const data = csvFile([['a'], ['1\n2']])
    const shown = await preview({ data, template: templateFile(docx(table(['x{a}y', 'z']))) }, {})
    expect(shown.html).toContain('x<span data-value>1</span><br><span data-value>2</span>y')
  })

  test('is made whatever the output is to be', async () => {
    expect(await show('{номер}', { output: 'docx', single: true })).toMatchObject({ total: 3 })
  })
})
