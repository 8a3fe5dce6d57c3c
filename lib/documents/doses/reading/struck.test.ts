import { expect, test } from '@jest/globals'
import { xlsxPackage } from '../../spreadsheets/test-support/xlsx-package'
import { p, r, tbl, tc, tr, word } from '../../word-tables/reader/test-support/word-xml'
import { findLayout } from '../layout/find-layout'
import type { Resolution } from '../options'
import { readDoseSource } from '../source/read-dose-source'
import { doseLine } from '../test-support/read-sheets'
import { readDoses } from './read-doses'

async function said(name: string, bytes: Uint8Array, resolutions: readonly Resolution[] = []) {
  const { source } = await readDoseSource({ name, bytes }, {}, {})
  const { doses, decisions } = readDoses(findLayout(source, {}), { resolutions })
  return {
    doses: doses.map((dose) => doseLine(dose).split('; ').slice(0, 2).join('; ')),
    asked: decisions.map(({ cell, reason, alternatives }) => [cell, reason, ...alternatives].join(' ')),
  }
}

test('a number of a workbook that is struck through isn’t a dose until somebody says so', async () => {
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
  const rows = [
    `<row>${text('ФИО')}${text('Hp(10), мЗв')}</row>`,
    `<row>${text('Орлов А. А.')}<c s="1"><v>0.12</v></c></row>`,
    `<row>${text('Седов К. Л.')}<c><v>0.12</v></c></row>`,
    `<row>${text('Белова Т. А.')}<c s="1" t="inlineStr"><is><t>&lt;0,05</t></is></c></row>`,
    `<row>${text('Титова Н. К.')}<c s="1" t="inlineStr"><is><t>1.234</t></is></c></row>`,
  ]
  const bytes = xlsxPackage({
    styles: '<fonts><font/><font><strike/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs>',
    sheets: [{ name: 'Дозы', xml: `<sheetData>${rows.join('')}</sheetData>` }],
  })
  expect(await said('дозы.xlsx', bytes)).toEqual({
    doses: ['B3 Hp(10) 0.12 mSv; Седов К. Л.'],
    asked: ['B2 struckThrough 0.12 mSv', 'B4 struckThrough <0.05 mSv', 'B5 groupOrDecimal 1234 mSv 1.234 mSv'],
  })
  const read = { sheet: 'Дозы', cell: 'B5', column: 'B', reason: 'groupOrDecimal', choice: 1 } as const
  expect((await said('дозы.xlsx', bytes, [read])).asked.at(-1)).toBe('B5 struckThrough 1.234 mSv')
  const { doses, asked } = await said('дозы.xlsx', bytes, [read, { ...read, reason: 'struckThrough', choice: 0 }])
  expect(doses.at(-1)).toBe('B5 Hp(10) 1.234 mSv; Титова Н. К.')
  expect(asked).toHaveLength(2)
})

test('so is one of a Word table, also where its correction is beside it', async () => {
  const out = (number: string) => r(number, '<w:strike/>')
  const bytes = word(
    tbl(
      'ФИО|Hp(10), мЗв',
      tr(tc('Орлов А. А.') + tc(p(out('0,12')))),
      tr(tc('Седов К. Л.') + tc(p(out('0,12') + r(' 0,21')))),
      'Белова Т. А.|0,12',
    ),
  )
  const { doses, asked } = await said('дозы.docx', bytes)
  expect(doses).toEqual(['B4 Hp(10) 0.12 mSv; Белова Т. А.'])
  expect(asked).toEqual(['B2 struckThrough 0.12 mSv', 'B3 notUnderstood 0.12 mSv 0.21 mSv'])
})
