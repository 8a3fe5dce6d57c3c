import { expect, test } from '@jest/globals'
import { dropped } from './dropped'

const named = (...names: readonly string[]) =>
  dropped(
    names.map((name) => ({ name })),
    '.xlsx,.csv',
  )

test('takes the first file of the tool’s kinds, and says how many others there are', () => {
  expect(named('act.docx', 'DOSES.XLSX', 'more.csv')).toEqual({ taken: { name: 'DOSES.XLSX' }, others: 2 })
})

test('takes a file of another kind where there is no other, and none where none was dropped', () => {
  expect(named('scan.pdf')).toEqual({ taken: { name: 'scan.pdf' }, others: 0 })
  expect(named()).toBeNull()
})
