import { expect, test } from '@jest/globals'
import { packResult, unpackResult } from './packed-result'

const PLAIN = [
  { name: 'a.docx', rows: [2], size: 900, warnings: [] },
  { name: 'b.docx', rows: [3], warnings: [] },
]
const ACTS = [
  { document: 'a.docx', rows: [2], number: 7, email: null },
  { document: 'b.docx', rows: [3], number: null, email: 'b@clinic.example' },
]

test.each([
  ['plain documents', { name: 'a.zip', documents: PLAIN, acts: ACTS, failed: [4] }],
  [
    'warnings, groups and documents of several acts',
    {
      documents: [
        { name: 'a.docx', rows: [2], size: 1, warnings: [{ code: 'DATES_IMPOSSIBLE' }] },
        { name: 'b.docx', rows: [3, 5], size: 1, warnings: [] },
        { name: 'c.docx', rows: [4], size: 1, warnings: [] },
      ],
      acts: [
        { document: 'a.docx', rows: [2], number: null, email: null },
        { document: 'b.docx', rows: [3, 5], number: null, email: null },
        { document: 'other.docx', rows: [4], number: null, email: null },
      ],
    },
  ],
  ['one document of all acts', { documents: [PLAIN[0]], acts: ACTS }],
  ['no documents', { documents: [], acts: [] }],
  ['another tool’s result', { doses: 3, problems: [] }],
])('A result of %s is unpacked as it was packed', (_, answer) => {
  expect(unpackResult(packResult(answer))).toEqual(answer)
})

test('A plain document takes less than a third of its JSON', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => index)
  const answer = {
    documents: many(1_000).map((row) => ({ name: `${row}.docx`, rows: [row], size: 9_000, warnings: [] })),
    acts: many(1_000).map((row) => ({ document: `${row}.docx`, rows: [row], number: null, email: null })),
  }
  expect(packResult(answer).length * 3).toBeLessThan(JSON.stringify(answer).length)
})
