import { expect, test } from '@jest/globals'
import { preview } from '../preview'
import { form, GOODS } from './test-support/form'

const FORM = form([{ name: 'Card', cells: { A1: '{Item} <b>', B1: ['{Price}', 1], A2: '=B1*2', A3: null } }])

test('a row of a workbook is shown as a grid with its values marked and its formulas as they are', async () => {
  const files = { data: GOODS, template: { name: 'form.xlsx', bytes: FORM } }
  const { html, name, rows, total, samples } = await preview(files, { ordinal: 2, language: 'en' })
  expect(html).toContain('<span data-value="sure">Nut</span> &lt;b&gt;')
  expect(html).toContain('>1.25</td>')
  expect(html).toContain('>=B1*2</td>')
  expect({ name, rows, total, samples }).toEqual({
    name: 'form 7.xlsx',
    rows: [3],
    total: 3,
    samples: { Item: 'Nut', Price: '1.25' },
  })
})

test('a formula that could not be moved is a problem of the preview', async () => {
  const cells = { A1: '{#rows}{Item}', B1: '{/rows}', A3: '=A1' }
  const files = { data: GOODS, template: { name: 'form.xlsx', bytes: form([{ cells }]) } }
  const { problems } = await preview(files, { groupBy: ['*'], language: 'en' })
  expect(problems).toContainEqual(expect.objectContaining({ code: 'FORMULA_NOT_MOVED', severity: 'error', cell: 'A3' }))
})
