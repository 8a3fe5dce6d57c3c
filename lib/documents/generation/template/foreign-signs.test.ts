import { expect, test } from '@jest/globals'
import { csvFile, docx, documentText, paragraph } from '../test-support/files'
import { generate } from '../generate'
import { isInlineCondition, withOwnArguments, withOwnWords } from './foreign-signs'

test.each([
  ['#age >= 18 && member', '#age >= 18 and member'],
  ['^a || b', '^a or b'],
  ['#!member', '#not member'],
  ['#a && !b', '#a and not b'],
  ['#status === "a && b"', '#status == "a && b"'],
  ['#status !== "x"', '#status != "x"'],
  ['$index + 1', '(row.number - 1) + 1'],
  ['^$isLast', '^row.number = rows | count'],
  ['Wow!', 'Wow!'],
  ['$price', '$price'],
])('%s is written as %s', (content, own) => {
  expect(withOwnWords(content)).toBe(own)
})

test.each([
  ['round(2)', 'round:2'],
  ["default('none', true)", "default:'none'"],
  ['upper()', 'upper'],
  ["sum(attribute='price')", "sum:'price'"],
  ["join('; ', attribute='name')", "join:'name', '; '"],
  ['number:"0,00"', 'number:"0,00"'],
])('the filter %s is the format %s', (filter, format) => {
  expect(withOwnArguments(filter)).toBe(format)
})

test('a value chosen by a condition within the tag is told from a text with these words', () => {
  expect(isInlineCondition("'yes' if paid else 'no'")).toBe(true)
  expect(isInlineCondition('"a if b else c"')).toBe(false)
})

const GOODS = csvFile([
  ['Item', 'Count', 'Paid'],
  ['Lamp', '3', 'yes'],
  ['Desk', '1', 'no'],
  ['Chair', '12', 'yes'],
])

async function printed(text: string): Promise<string> {
  const { file } = await generate(
    { data: GOODS, template: { name: 'act.docx', bytes: docx(paragraph(text)) } },
    { output: 'docx', groupBy: ['*'], language: 'en' },
  )
  return (await documentText(file.bytes)).join('')
}

test.each([
  ['{#rows}{$index}{Item} {/rows}', '0Lamp 1Desk 2Chair '],
  ['{#rows}{$index + 1}. {Item} {/rows}', '1. Lamp 2. Desk 3. Chair '],
  ['{#rows}{Item}{^$last}, {/}{/rows}', 'Lamp, Desk, Chair'],
  ['{#rows}{#$first}First: {/}{Item} {/rows}', 'First: Lamp Desk Chair '],
  ['{#rows}{#Count > 2 && Paid}{Item} {/}{/rows}', 'Lamp Chair '],
  ['{#rows}{#!Paid || Count > 10}{Item} {/}{/rows}', 'Desk Chair '],
  ['{% for r in rows %}{{ loop.index0 }}{{ r.Item }}{{ loop.revindex }} {% endfor %}', '0Lamp3 1Desk2 2Chair1 '],
  ['{% for r in rows %}{{ loop.revindex0 }}{{ r.Item|upper }} {% endfor %}', '2LAMP 1DESK 0CHAIR '],
  ["{{ rows|length }}, {{ rows|sum(attribute='Count') }}", '3, 16'],
])('%s prints %s', async (text, expected) => {
  expect(await printed(text)).toBe(expected)
})

async function told(text: string): Promise<string[]> {
  const { problems } = await generate(
    { data: GOODS, template: { name: 'act.docx', bytes: docx(paragraph(`{Item}${text}`)) } },
    { output: 'docx', single: true, language: 'en' },
  )
  return problems.filter(({ severity }) => severity !== 'info').map(({ code }) => code)
}

test('the turn of a loop means nothing outside of one', async () => {
  expect(await told('{$index}')).toEqual(['TAG_NO_COLUMN'])
})

test.each(["{{ 'x' if Paid else 'y' }}", '{~~Item}', '{Item | length}'])('%s is refused', async (text) => {
  await expect(told(text)).rejects.toMatchObject({
    code: expect.stringMatching(/TAG_INSTRUCTION|TAG_RAW|FORMAT_UNKNOWN/),
  })
})
