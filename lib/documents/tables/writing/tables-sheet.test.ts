import { describe, expect, test } from '@jest/globals'
import { labelsFor } from '@/lib/i18n/labels'
import { problem } from '../../problem'
import { readSpreadsheet } from '../../spreadsheets/read'
import { shapedTable } from '../../word-tables/test-support/word-table'
import { KEPT, PEOPLE, textsOf, write } from './test-support/written'
import { tablesWorkbook } from './workbook'

describe('the first sheet', () => {
  test.each(['ru-RU', 'en-US', 'ro-RO'] as const)(
    'lists every table, and what is to be known, in %s',
    async (locale) => {
      const labels = labelsFor(locale)
      const tables = [
        shapedTable([...PEOPLE, [{ text: '007', typing: KEPT }]], {
          heading: 'Дозы',
          page: 3,
          joinedFrom: ['t1', 't2'],
          headerRows: 1,
          caption: '=Таблица',
        }),
        shapedTable([['a']], { id: 't3', part: 'word/header2.xml', parentId: 't1', parentCell: { row: 1, col: 1 } }),
      ]
      const messages = [problem('TABLE_HIDDEN_ROWS', 'info', { params: { count: 2 } })]
      const { bytes } = await tablesWorkbook(tables, messages, {}, labels)
      const sheet = (await readSpreadsheet(bytes)).sheets[0]
      const [header = [], first = [], second = [], , title = [], message = []] = textsOf(sheet)
      const at = (label: Parameters<typeof labels>[0], row: readonly string[]) => row[header.indexOf(labels(label))]
      expect(sheet?.name).toBe(labels('tablesSheet'))
      expect(at('tablesPage', first)).toBe('3')
      expect(at('tablesPage', second) ?? '').toBe('')
      expect([at('tablesNumber', first), at('tablesWhere', first), at('tablesHeading', first)]).toEqual([
        '1',
        labels('partBody'),
        'Дозы',
      ])
      expect([at('tablesCaption', first), at('tablesJoined', first), at('tablesRows', first)]).toEqual([
        '=Таблица',
        labels('tablesJoinedOf', { count: 2, ids: 't1, t2' }),
        '3',
      ])
      expect([at('tablesTypedNumbers', first), at('tablesKept', first), at('tablesHeaderRows', first)]).toEqual([
        '2',
        '1',
        '1',
      ])
      expect([at('tablesWhere', second), at('tablesParent', second)]).toEqual([labels('partHeader'), '=Таблица, B2'])
      expect(title).toContain(labels('tablesMessages'))
      expect(message.join('')).toBe(messages.map((each) => labels.problem(each)).join(''))
    },
  )

  test('leads to each table', async () => {
    const { xml } = await write([shapedTable(PEOPLE), shapedTable(PEOPLE, { id: 't2' })])
    expect(xml(0)).toContain(`<hyperlink ref="B3" location="'Таблица 2'!A1"/>`)
  })

  test('is alone where there is no table', async () => {
    const { sheets } = await write([])
    expect(sheets.map(({ name }) => name)).toEqual(['Таблицы'])
  })
})
