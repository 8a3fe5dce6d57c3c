import { expect, test } from '@jest/globals'
import { dropped } from './dropped'

const named = (...names: readonly string[]) =>
  dropped(
    names.map((name) => ({ name })),
    '.xlsx,.csv',
  )

test('uses the first file of the tool’s kinds, and counts the others', () => {
  expect(named('act.docx', 'DOSES.XLSX', 'more.csv')).toEqual({ taken: { name: 'DOSES.XLSX' }, others: 2 })
})

test('uses a file of another kind if there is no other, and none if none was dropped', () => {
  expect(named('scan.pdf')).toEqual({ taken: { name: 'scan.pdf' }, others: 0 })
  expect(named()).toBeNull()
})
