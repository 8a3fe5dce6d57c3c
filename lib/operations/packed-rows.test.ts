import { describe, expect, test } from '@jest/globals'
import { packRows, unpackRows } from './packed-rows'
import { packedRowsSchema } from './dose-answer'

describe('packed rows', () => {
  const rows = [
    { cell: 'D6', unit: 'mSv', subject: 'Reed', max: null, warnings: [] },
    { cell: 'D7', unit: 'mSv', subject: null, max: '0.05', warnings: ['USE_UG'] },
    { cell: 'D8', unit: 'mSv', subject: 'Reed', max: null, warnings: [] },
  ]

  test('come out as they went in, through JSON', () => {
    const told = packedRowsSchema.parse(JSON.parse(JSON.stringify(packRows(rows))))
    expect(unpackRows(told)).toEqual(rows)
  })

  test('say once what all have, and nothing twice', () => {
    const { fields } = packRows(rows)
    expect(fields['unit']).toEqual({ values: ['mSv'], at: null })
    expect(fields['cell']).toEqual({ values: ['D6', 'D7', 'D8'], at: null })
    expect(fields['subject']).toEqual({ values: ['Reed', null], at: [0, 1, 0] })
  })

  test('distinguish the word null from no value', () => {
    const words = [{ text: 'null' }, { text: null }, { text: 'null' }]
    expect(unpackRows(packRows(words))).toEqual(words)
  })

  test('may be none', () => {
    expect(unpackRows(packRows([]))).toEqual([])
  })
})
