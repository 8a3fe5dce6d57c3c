import { expect, test } from '@jest/globals'
import { printTags } from './print-tags'

const RU = {
  language: 'ru',
  columns: ['Средство', 'Доза'],
  rows: [
    ['Фартук', '0,42'],
    ['Воротник', '1,10'],
  ],
} as const

test('a value, a loop and a total are what a run would print', async () => {
  const one = await printTags({ ...RU, text: '{средство}: {доза | after:" мЗв"}' })
  expect(one).toMatchObject({ text: 'Фартук: 0,42 мЗв', pictures: [], problems: [] })
  const all = await printTags({
    ...RU,
    together: true,
    text: '{#строки}{номер строки}. {средство}\n{/строки}{строки | сумма:"доза"}',
  })
  expect(all.text).toBe('1. Фартук\n2. Воротник\n1,52')
})

test('a line break, quotation marks and a sign of XML in a value stay what they are', async () => {
  const { text } = await printTags({ ...RU, rows: [['<«А» & "Б">\nв две строки', '1']], text: '{средство}' })
  expect(text).toBe('<«А» & "Б">\nв две строки')
})

test('a code is a picture, not a text', async () => {
  const { text, pictures } = await printTags({ ...RU, text: '{средство | qr}' })
  expect(text).toBe('')
  expect(pictures).toMatchObject([{ type: 'png', description: 'Фартук' }])
})

test('an unknown column and a format that doesn’t fit are reported as in a run', async () => {
  const { problems } = await printTags({ ...RU, text: '{средства} {средство | number:2}' })
  expect(problems.map(({ code }) => code)).toEqual(expect.arrayContaining(['TAG_NO_COLUMN', 'FORMAT_MISMATCH']))
})

test('a tag that is not closed stops it', async () => {
  await expect(printTags({ ...RU, text: '{#средство}' })).rejects.toMatchObject({ code: 'SECTION_UNCLOSED' })
})
