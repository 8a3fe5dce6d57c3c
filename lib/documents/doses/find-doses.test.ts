import { expect, test } from '@jest/globals'
import { LOCALES } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import { findDoses } from './find-doses'
import { textFile } from './test-support/text-file'

/** So many that their reading is reported. */
const ROWS = 2_100

const file = (year: number, dose: string) =>
  textFile(`${year}.csv`, [
    `ФИО;Hp(10) за ${year} г., мЗв`,
    ...Array.from({ length: ROWS }, (_, index) => `Орлов А. ${index};${dose}`),
  ])

async function stagesOf(options: Parameters<typeof findDoses>[1]): Promise<string[]> {
  const stages = new Set<string>()
  await findDoses(file(2025, '0,5'), options, { onProgress: ({ stage }) => stages.add(stage) })
  return [...stages]
}

test('reports the comparing stage after reading if there is a file of the previous period', async () => {
  expect(await stagesOf({ before: file(2024, '0,1') })).toEqual(['reading', 'extracting', 'comparing'])
  expect(await stagesOf({})).toEqual(['reading', 'extracting'])
})

test('each of its stages has words in every language', async () => {
  const stages = await stagesOf({ before: file(2024, '0,1') })
  for (const locale of LOCALES) {
    expect(Object.keys(messagesOf(locale).progress.stages)).toEqual(expect.arrayContaining(stages))
  }
})
