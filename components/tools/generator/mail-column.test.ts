import { expect, test } from '@jest/globals'
import { likelyMailColumn } from './mail-column'
import { answer, column } from './test-support/made-up'

const sheet = (samples: readonly string[]) => ({
  role: 'data' as const,
  name: 'acts.csv',
  kind: 'csv',
  bytes: 1,
  tags: [],
  tables: [],
  sheets: [
    {
      name: 'Acts',
      headerRow: 1,
      rows: 1,
      columns: samples.map((sample, index) => ({ ...column(index, `Column ${index}`), samples: [sample] })),
    },
  ],
})

test('the column of addresses is the one that has some', () => {
  expect(likelyMailColumn(answer({ files: [sheet(['Apron', 'a@clinic.example', 'b@clinic.example'])] }))).toEqual({
    letter: 'B',
    header: 'Column 1',
  })
})

test('a column without addresses isn’t used as the address column', () => {
  expect(likelyMailColumn(answer({ files: [sheet(['Apron', 'room @ 12', ''])] }))).toBeNull()
})
