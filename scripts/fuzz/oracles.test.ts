import { describe, expect, test } from '@jest/globals'
import { write } from '@/lib/documents/tables/writing/test-support/written'
import { shapedTable } from '@/lib/documents/word-tables/test-support/word-table'
import { lostFromWorkbook } from './oracles'

const LINES = Array.from({ length: 900 }, (_, line) => `line ${line}`)

/** The texts that are missed in a workbook of one table with the texts of `written`. */
async function lost(written: readonly string[], texts: readonly string[]): Promise<string[]> {
  const { bytes } = await write([shapedTable([[...written]])])
  const cells = texts.map((text) => ({ text, type: 'text' }))
  return lostFromWorkbook(Buffer.from(JSON.stringify({ tables: [{ cells }] })), bytes)
}

describe('a text of a table is missed in a workbook', () => {
  test('if no cell contains it', async () => {
    expect(await lost(['Apron', 'Collar'], ['Apron', 'Goggles'])).toEqual(['Goggles'])
  })

  test('not if it continues in several cells of the last sheet, by lines or by letters', async () => {
    const texts = [LINES.join('\n'), 'слово '.repeat(20_000).trim(), 'Apron']
    expect(await lost(texts, texts)).toEqual([])
  })

  test('of a sheet with empty rows too', async () => {
    const { bytes } = await write([shapedTable([['Apron'], [''], [''], ['Collar']])])
    const cells = ['Collar', 'Goggles'].map((text) => ({ text, type: 'text' }))
    expect(await lostFromWorkbook(Buffer.from(JSON.stringify({ tables: [{ cells }] })), bytes)).toEqual(['Goggles'])
  })

  test('where a piece of what goes on is another', async () => {
    const changed = (at: number) => LINES.with(at, 'gone').join('\n')
    for (const at of [1, 450, 899]) {
      expect(await lost([LINES.join('\n')], [changed(at)])).toEqual([changed(at).replaceAll('\n', ' ')])
    }
  })
})
