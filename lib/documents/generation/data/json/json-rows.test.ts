import { Buffer } from 'node:buffer'
import { describe, expect, test } from '@jest/globals'
import { inspect } from '../../../inspection/inspect'
import { generate } from '../../generate'
import type { GenerateOptions } from '../../options'
import { docx, documentText, members, paragraph, table, templateFile } from '../../test-support/files'

function json(text: string, name = 'rows.json') {
  return { name, bytes: new Uint8Array(Buffer.from(text)) }
}

async function printed(data: unknown, text: string, options: GenerateOptions = {}) {
  const source = typeof data === 'string' ? data : JSON.stringify(data)
  const { file, documents, problems } = await generate(
    { data: json(source), template: templateFile(docx(paragraph(text))) },
    { language: 'en', output: 'docx', ...options },
  )
  const [shown = ''] = await documentText(file.bytes)
  const warnings = [...problems, ...documents.flatMap((each) => each.warnings)].filter(
    ({ severity }) => severity !== 'info',
  )
  return { shown, warnings: warnings.map(({ code, row, cell }) => `${code} ${row} ${cell}`) }
}

const ORDER = {
  name: 'Ward 3',
  address: { city: 'Chișinău', zip: '2001' },
  price: 1,
  items: [
    { name: 'Apron', price: 10.5, count: 2, parts: [{ code: 'a' }, { code: 'b' }] },
    { name: 'Collar', price: 0.25, count: 4, parts: [] },
  ],
  tags: ['new', 'checked'],
  empty: [],
}

const SHOP = {
  total: 100,
  orders: [
    { id: '31', items: [{ qty: 2 }, { qty: 10 }] },
    { id: '32', items: [{ qty: 1 }] },
  ],
  payments: [{ paid: 40 }, { paid: 60 }],
}

describe('totals of lists in lists', () => {
  test.each([
    ['{#orders}{id}: {items | sum:"qty"} in {items | count}; {/}', '31: 12 in 2; 32: 1 in 1; '],
    ['{#orders}{#items | sum:"qty" > 5}{id} {/}{/}', '31 '],
    ['{#orders}{items | sum:"qty" * 2} {/}', '24 2 '],
    ['{orders | count} {rows | sum:"orders.items.qty"}', '2 13'],
    ['{#orders}{orders | count} {/}', '2 2 '],
    [
      '{#orders}{#items}{qty} of {items | sum:"qty"}, {orders | count} orders; {/}{/}',
      '2 of 12, 2 orders; 10 of 12, 2 orders; 1 of 1, 2 orders; ',
    ],
    ['{#orders}{payments | sum:"paid"} {/}', '100 100 '],
    ['{#orders}{#items}{payments | sum:"paid"} {/}{/}', '100 100 100 '],
    ['{#orders | by:"id"}{items | sum:"qty"} {/}', '12 1 '],
  ])('%s', async (text, expected) => {
    expect(await printed([SHOP], text)).toEqual({ shown: expected, warnings: [] })
  })

  test('in one document of several objects, each object has its own', async () => {
    const { shown } = await printed(
      [SHOP, { ...SHOP, payments: [{ paid: 5 }] }],
      '{#rows}{payments | sum:"paid"} {/}',
      {
        groupBy: ['*'],
      },
    )
    expect(shown).toBe('100 5 ')
  })
})

describe('values of objects and lists', () => {
  test.each([
    ['{name}, {address.city} {address.zip}', 'Ward 3, Chișinău 2001'],
    ['{#items}{name}: {price}; {/items}', 'Apron: 10.5; Collar: 0.25; '],
    ['{#items}{row.number}) {items.name} in {address.city}; {/}', '1) Apron in Chișinău; 2) Collar in Chișinău; '],
    ['{#items}{name}[{#parts}{code} {/parts}] {/items}', 'Apron[a b ] Collar[] '],
    ['{#items.parts}{code}, {/}', 'a, b, '],
    ['{items | count} {items | sum:"count"} {rows | sum:"items.price"}', '2 6 10.75'],
    ['{items | sum:"price"} and {price}', '10.75 and 1'],
    ['{items | sum:price + price} and {items | sum:"price" * 2}', '11.75 and 21.5'],
    ['{#items | sort:"price"}{name} {/}', 'Collar Apron '],
    ['{#items | by:"count"}{count}: {#items}{name} {/}; {/}', '2: Apron ; 4: Collar ; '],
    ['{#items}{price * count}; {/}', '21; 1; '],
    ['{#items}{#price > 1}{name} is dear. {/}{/}', 'Apron is dear. '],
    ['{#items}{items | sum:"count"} {/}', '6 6 '],
    ['{tags}', 'new, checked'],
    ['{#tags}<{.}>{/tags}', '<new><checked>'],
    ['{tags | join:" + "}; {tags | count}', 'new + checked; 2'],
    ['{#empty}never{/}{^empty}nothing{/}', 'nothing'],
    ['{#items}{#empty}never{/}{^empty}-{/}{/}', '--'],
  ])('%s', async (text, expected) => {
    expect(await printed([ORDER], text)).toEqual({ shown: expected, warnings: [] })
  })

  test('a list in a Word table repeats its row', async () => {
    const template = docx(table(['{#items}{name}', '{price}{/items}']))
    const { file } = await generate(
      { data: json(JSON.stringify(ORDER)), template: templateFile(template) },
      {
        language: 'en',
        output: 'docx',
      },
    )
    expect(await documentText(file.bytes)).toEqual(['Apron', '10.5', 'Collar', '0.25'])
  })

  test('a list outside its loop prints its first entry, and says that the others differ', async () => {
    expect(await printed([ORDER], '{items.name}')).toEqual({
      shown: 'Apron',
      warnings: ['GROUP_VALUES_DIFFER 1 /0/items/0/name'],
    })
  })

  test('a list that is empty everywhere prints nothing, and says so', async () => {
    expect(await printed([{ tags: [] }], '[{tags}] {tags | count}{#tags}x{/tags}')).toEqual({
      shown: '[] 0',
      warnings: ['CELL_EMPTY 1 /0/tags'],
    })
    const data = json('[{"name":"a","items":[]}]')
    const { problems } = await inspect({ data, template: templateFile(docx(paragraph('{name} {#items}{n}{/items}'))) })
    expect(problems.map(({ code }) => code)).not.toContain('JSON_VALUE_UNUSED')
  })

  test('an object in place of a list is a list of one', async () => {
    const rows = [
      { n: 1, items: { name: 'Apron' } },
      { n: 2, items: [{ name: 'Collar' }, { name: 'Cap' }] },
    ]
    expect(await printed(rows, '{#rows}{n}: {#items}{name} {/items}{/rows}', { groupBy: ['*'] })).toEqual({
      shown: '1: Apron 2: Collar Cap ',
      warnings: [],
    })
  })

  test('entries of the data are the rows of one document with *', async () => {
    const { shown } = await printed(
      [ORDER, { ...ORDER, name: 'Ward 4' }],
      '{#rows}{name} {/}{rows | sum:"items.count"}',
      {
        groupBy: ['*'],
      },
    )
    expect(shown).toBe('Ward 3 Ward 4 12')
  })
})

describe('types', () => {
  test.each([
    ['0.10', '{v} {v | number:3}', '0.10 0.100'],
    ['12345678901234567890', '{v}', '12345678901234567890'],
    ['0.12345678901234567890123', '{v}', '0.12345678901234567890123'],
    ['1e3', '{v}', '1000'],
    ['-1.50E2', '{v}', '-150'],
    ['2.5e-7', '{v}', '0.00000025'],
    ['1.23456789012345678e5', '{v}', '123456.789012345678'],
    ['12345678901234567e0', '{v}', '12345678901234567'],
    ['123456789012345678e-2', '{v}', '1234567890123456.78'],
    ['1e-400', '{v}', '1e-400'],
    ['1e400', '{v}', '1e400'],
    ['9007199254740993', '{v}', '9007199254740993'],
    ['-5', '{v}', '-5'],
    ['true', '{#v}yes{/}{^v}no{/}', 'yes'],
    ['false', '{#v}yes{/}{^v}no{/}', 'no'],
    ['"004"', '{v}', '004'],
    ['"2026-11-03"', '{v | date:"D MMMM YYYY"}', '3 November 2026'],
    ['"line 1\\nline 2 \\u00e9"', '{v}', 'line 1\nline 2 é'],
  ])('%s', async (value, text, expected) => {
    const { shown, warnings } = await printed(`[{"v":${value}}]`, text)
    expect({ shown: shown.replace(/\s*\n\s*/, '\n'), warnings }).toEqual({ shown: expected, warnings: [] })
  })

  test('decimals have the mark of the documents’ language, and totals keep written zeros', async () => {
    const rows = [{ items: [{ sum: 0 }, { sum: 1 }] }]
    const text = JSON.stringify(rows).replace('0', '0.10').replace('1}', '1.20}')
    const { shown } = await printed(text, '{#items}{sum}; {/}{items | sum:"sum"}', { language: 'ru' })
    expect(shown).toBe('0,10; 1,20; 1,30')
  })

  test('null is an empty cell, named by the path to it', async () => {
    expect(await printed([{ items: [{ n: 1 }, { n: null }] }], '{#items}[{n}]{/}')).toEqual({
      shown: '[1][]',
      warnings: ['CELL_EMPTY 1 /0/items/1/n'],
    })
  })

  test('keys that JavaScript’s objects have are keys like others', async () => {
    const { shown } = await printed('[{"__proto__":"a","constructor":"b"}]', '{__proto__} {constructor}')
    expect(shown).toBe('a b')
    expect(({} as Record<string, unknown>)['a']).toBeUndefined()
  })
})

describe('what is wrong with the data', () => {
  const TEMPLATE = templateFile(docx(paragraph('{v}')))

  test.each([
    ['[{"v":1},]', 'JSON_INVALID', { line: 1, column: 10 }],
    ['[\n{"v":01}]', 'JSON_INVALID', { line: 2, column: 7 }],
    ['[{"v":"a\tb"}]', 'JSON_INVALID', { line: 1, column: 9 }],
    ['[{"v":1}] x', 'JSON_INVALID', { line: 1, column: 11 }],
    ['{"v":', 'JSON_INVALID', { line: 1, column: 6 }],
    ['[1, 2]', 'JSON_NOT_ROWS', { row: 1 }],
    ['[{"v":1}, null]', 'JSON_NOT_ROWS', { row: 2 }],
    ['"text"', 'JSON_NOT_ROWS', { row: 0 }],
    ['[]', 'JSON_NO_ROWS', {}],
    [`${'['.repeat(50_000)}`, 'JSON_TOO_DEEP', { limit: 20, line: 1, column: 21 }],
  ])('%.20s', async (text, code, params) => {
    const run = generate({ data: json(text), template: TEMPLATE }, { language: 'en' })
    await expect(run).rejects.toMatchObject({ code, params })
  })

  test('so many different keys, or so many copies of values in lists, are refused before they fill the memory', async () => {
    const keys = JSON.stringify([Object.fromEntries(Array.from({ length: 17_000 }, (_, index) => [`k${index}`, 1]))])
    await expect(generate({ data: json(keys), template: TEMPLATE })).rejects.toMatchObject({
      code: 'JSON_TOO_MANY_KEYS',
    })
    const wide = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`k${index}`, 1]))
    const copies = JSON.stringify([{ ...wide, items: Array.from({ length: 4_000 }, () => ({ n: 1 })) }])
    await expect(generate({ data: json(copies), template: TEMPLATE })).rejects.toMatchObject({
      code: 'SHEET_TOO_LARGE',
    })
  })

  test('another encoding than UTF-8 and UTF-16 is refused', async () => {
    const data = { name: 'rows.json', bytes: Uint8Array.of(0x7b, 0x22, 0x76, 0x22, 0x3a, 0x22, 0xc8, 0x22, 0x7d) }
    await expect(generate({ data, template: TEMPLATE })).rejects.toMatchObject({ code: 'JSON_ENCODING' })
  })

  test('a repeated key and a list directly within a list are reported with their places', async () => {
    expect(await printed('[{"v":1,"a":{"v":2,"v":3},"l":[[1,2],3]}]', '{v} {a.v} {l}')).toEqual({
      shown: '1 3 1, 2, 3',
      warnings: ['JSON_LIST_IN_LIST null /0/l/0', 'JSON_KEY_REPEATED 1 /0/a/v'],
    })
  })

  test.each([
    ['[{"a.b":1,"a":{"b":2}}]', '{a.b}', '2', ['JSON_KEY_REPEATED 1 /0/a/b']],
    ['[{"":{"v":1},"v":2}]', '{v}', '2', ['JSON_KEY_REPEATED 1 /0/v']],
    ['[{"a.b":1},{"a":{"b":2}}]', '{#rows}{a.b} {/}', '1 2 ', []],
    ['[{"a.b":null,"a":{"b":2}}]', '{a.b}', '2', []],
  ])('keys that make the same path are reported: %s', async (data, text, shown, warnings) => {
    expect(await printed(data, text, { groupBy: ['*'] })).toEqual({ shown, warnings })
  })

  test('a file of lines names the line', async () => {
    const data = json('{"v":1}\n\n{"v":null}\r\n{"v":3}', 'rows.jsonl')
    const { documents } = await generate({ data, template: TEMPLATE }, { language: 'en' })
    expect(documents.map(({ rows, warnings }) => [rows, warnings.map(({ cell }) => cell)])).toEqual([
      [[1], []],
      [[3], ['3:/v']],
      [[4], []],
    ])
    const broken = json('{"v":1}\n{"v":}', 'rows.ndjson')
    await expect(generate({ data: broken, template: TEMPLATE })).rejects.toMatchObject({
      params: { line: 2, column: 6 },
    })
  })

  test('objects without a document are given back as they were written, with the reason', async () => {
    const data = json('[{"v":1.50},{"v":null,"x":[1.0]},{"v":2}]')
    const { file } = await generate(
      { data, template: TEMPLATE },
      { language: 'en', missing: 'block' },
      { labels: Object.assign(() => '', { problem: ({ code }: { code: string }) => code }) as never },
    )
    const errors = (await members(file.bytes)).get('errors.json') ?? new Uint8Array()
    expect(Buffer.from(errors).toString()).toBe(
      '[\n{"row":2,"problems":["CELL_EMPTY"],"data":{"v":null,"x":[1.0]}}\n]\n',
    )
  })

  test('inspect names what no tag uses and the columns with their samples', async () => {
    const { files, problems } = await inspect({ data: json(JSON.stringify([ORDER])), template: TEMPLATE })
    expect(files[0]).toMatchObject({ kind: 'json' })
    expect(files[0]?.sheets[0]?.columns.find(({ header }) => header === 'items.name')).toEqual({
      letter: 'items.name',
      header: 'items.name',
      samples: ['Apron', 'Collar'],
    })
    const unused = problems.flatMap(({ code, params }) => (code === 'JSON_VALUE_UNUSED' ? [params['header']] : []))
    expect(unused).toContain('address.city')
  })
})

test('rows are chosen and left out by their numbers', async () => {
  const rows = [{ n: 1 }, { n: 2 }, { n: 3 }]
  const text = '{#rows}{n} {/}'
  expect((await printed(rows, text, { groupBy: ['*'], rows: [1, 3] })).shown).toBe('1 3 ')
  expect((await printed(rows, text, { groupBy: ['*'], excludeRows: [1] })).shown).toBe('2 3 ')
})

test('a document’s fingerprint follows the entries of its lists', async () => {
  const run = async (items: unknown[], known?: Record<string, string>) => {
    const { acts, unchanged } = await generate(
      {
        data: json(JSON.stringify([{ items }, { items: [] }])),
        template: templateFile(docx(paragraph('{#items}x{/}'))),
      },
      { language: 'en', output: 'zip', ...(known && { known }) },
    )
    return { acts, unchanged }
  }
  const first = await run([{ n: 1 }])
  const known = Object.fromEntries(first.acts.map(({ rows, fingerprint }) => [rows.join(','), fingerprint]))
  expect((await run([{ n: 1 }, { n: 2 }], known)).unchanged).toBe(1)
})

test('a date that reads two ways is reported and asks nothing, since it can’t be corrected here', async () => {
  const data = { name: 'rows.json', bytes: new TextEncoder().encode('[{"day":"03/11/2026"},{"day":"2026-11-04"}]') }
  const template = { name: 'act.docx', bytes: docx(paragraph('{day | date:"D MMMM YYYY"}')) }
  const { problems, review } = await inspect({ data, template }, { language: 'en' })
  expect(review?.dates).toEqual([])
  expect(problems.filter(({ severity }) => severity === 'warning').map(({ code }) => code)).toEqual([
    'DATES_AMBIGUOUS',
    'FORMAT_MISMATCH',
  ])
})
