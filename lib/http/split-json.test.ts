import { describe, expect, test } from '@jest/globals'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { JsonSplitter } from './split-json'

/** Splits a text that arrives in chunks of this size. */
async function split(text: string, size: number, maxRest = 10_000) {
  const bytes = Buffer.from(text)
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  )
  const splitter = new JsonSplitter('rows', maxRest)
  const parts: Buffer[] = []
  await pipeline(Readable.from(chunks), splitter, async (source) => {
    for await (const chunk of source) parts.push(chunk as Buffer)
  })
  return { rows: Buffer.concat(parts).toString(), rest: splitter.rest, found: splitter.found }
}

describe.each([1, 2, 3, 7, 1_000])('chunks of %d bytes', (size) => {
  test.each([
    ['{"a":1,"rows":[{"v":1.50}],"b":"x"}', '[{"v":1.50}]', '{"a":1,"rows":null,"b":"x"}'],
    ['{"rows": [] }', ' [] ', '{"rows":null}'],
    ['{"r\\u006fws":[1]}', '[1]', '{"r\\u006fws":null}'],
    [
      '{"a":{"rows":[2]},"rows":[{"rows":[3],"t":"}],\\"{"}]}',
      '[{"rows":[3],"t":"}],\\"{"}]',
      '{"a":{"rows":[2]},"rows":null}',
    ],
    ['{"a":"\\"rows\\":[4]","rows":"щ,}"}', '"щ,}"', '{"a":"\\"rows\\":[4]","rows":null}'],
    ['{"a":["rows",":",1]}', '', '{"a":["rows",":",1]}'],
    ['[{"rows":1}]', '', '[{"rows":1}]'],
    ['{"rows":[1', '[1', '{"rows":'],
  ])('%s', async (text, rows, rest) => {
    expect(await split(text, size)).toEqual({ rows, rest, found: rows === '' ? 0 : 1 })
  })
})

test('what is around the rows has a limit, and the rows have none here', async () => {
  const rows = JSON.stringify(Array.from({ length: 5_000 }, () => 'x'))
  await expect(split(`{"rows":${rows},"a":"${'y'.repeat(2_000)}"}`, 1_000, 1_000)).rejects.toMatchObject({
    code: 'BODY_TOO_LARGE',
  })
  expect((await split(`{"rows":${rows}}`, 1_000, 1_000)).rows).toBe(rows)
})
