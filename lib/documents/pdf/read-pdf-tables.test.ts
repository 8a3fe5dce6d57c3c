import { describe, expect, test } from '@jest/globals'
import { Buffer } from 'node:buffer'
import { PDF_LIMITS } from './reading/limits'
import { readPdfTables } from './read-pdf-tables'
import { area, drawnTable, pdfFile, pdfInEncoding, rule, text } from './test-support/pdf-file'
import type { PdfTable } from './model'

const DOSES = [
  ['Name', 'Badge', 'Dose, mSv', 'Period'],
  ['Adams', '1041', '0.52', '2025-01'],
  ['Brown', '1042', '1.10', '2025-01'],
  ['Clark', '1043', '0.07', '2025-01'],
  ['Dixon', '1044', '2.31', '2025-01'],
]

/** A table's texts by row and column; what a span covers is empty. */
function textsOf({ rows, cols, cells }: PdfTable): string[][] {
  const grid = Array.from({ length: rows }, () => Array.from({ length: cols }, () => ''))
  for (const { row, col, text: words } of cells) (grid[row] as string[])[col] = words
  return grid
}

const read = async (...contents: readonly string[]) =>
  readPdfTables(pdfFile(...contents.map((content) => ({ content }))))

const codesOf = ({ problems }: { readonly problems: readonly { readonly code: string }[] }) =>
  problems.map(({ code }) => code)

/** Ten lines of prose over the width of a page. */
const PROSE = Array.from({ length: 10 }, (_, line) =>
  text(
    60,
    400 + line * 13,
    'The institution keeps the records of exposure for as long as the rules in force require it.',
  ),
).join('')

describe('a table on one page', () => {
  test.each(['all', 'rows', 'none'] as const)('is read cell by cell with rules: %s', async (rules) => {
    const { tables } = await read(drawnTable(DOSES, { rules }) + PROSE)
    expect(tables).toHaveLength(1)
    expect(textsOf(tables[0] as PdfTable)).toEqual(DOSES)
  })

  test.each([90, 180, 270])('is read on a page turned by %s degrees', async (rotate) => {
    const { tables } = await readPdfTables(pdfFile({ content: drawnTable(DOSES), rotate }))
    expect(tables.map(textsOf)).toEqual([DOSES])
  })

  test.each([3, 4, 5, 6, 8])('keeps both letters of a pair in type of %s points', async (size) => {
    const rows = [
      ['Billing', '0.11'],
      ['Collar', '1.111'],
      ['Underhill', '11.1'],
    ]
    const narrow = rows.flatMap((row, line) =>
      row.map((words, col) => `50 Tz ${text(64 + col * 110, 114 + line * 20, words, size)}`),
    )
    const { tables } = await read(drawnTable(rows.map((row) => row.map(() => ''))) + narrow.join(''))
    expect(tables.map(textsOf)).toEqual([rows])
  })

  test('reads text drawn twice for bold once', async () => {
    const twice = drawnTable(DOSES) + text(64.4, 114, 'Name') + text(174.4, 114, 'Badge')
    expect((await read(twice)).tables.map(textsOf)).toEqual([DOSES])
  })

  test('has a merged cell where no rule parts two places', async () => {
    const content =
      [rule(60, 100, 280, 100), rule(60, 120, 280, 120), rule(60, 140, 280, 140), rule(60, 160, 280, 160)].join('') +
      [rule(60, 100, 60, 160), rule(170, 120, 170, 160), rule(280, 100, 280, 160)].join('') +
      [
        text(64, 114, 'Both columns'),
        text(64, 134, 'a'),
        text(174, 134, 'b'),
        text(64, 154, 'c'),
        text(174, 154, 'd'),
      ].join('')
    const { tables } = await read(content)
    expect(tables[0]?.cells).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ row: 0, col: 0, rowSpan: 1, colSpan: 2, text: 'Both columns' }),
      ]),
    )
  })

  test('has the lines of a cell joined by line feeds', async () => {
    const content =
      drawnTable(
        [
          ['Name', 'Note'],
          ['Adams', ''],
          ['Brown', 'none'],
        ],
        { height: 40 },
      ) +
      text(174, 154, 'measured') +
      text(174, 166, 'again')
    expect(textsOf((await read(content)).tables[0] as PdfTable)[1]).toEqual(['Adams', 'measured\nagain'])
  })

  test('has its caption, its heading and its place', async () => {
    const content = text(60, 60, 'Doses of staff', 16) + text(60, 90, 'Table 3. Doses') + drawnTable(DOSES) + PROSE
    const [table] = (await read(content)).tables
    expect(table).toMatchObject({ page: 1, caption: 'Table 3. Doses', heading: 'Doses of staff', method: 'ruled' })
    expect(table?.box.x0).toBeCloseTo(60, 0)
    expect(table?.box.y0).toBeCloseTo(100, 0)
  })

  test('is one of two side by side', async () => {
    const { tables } = await read(
      drawnTable(
        [
          ['a', 'b'],
          ['1', '2'],
        ],
        { width: 60 },
      ) +
        drawnTable(
          [
            ['c', 'd'],
            ['3', '4'],
          ],
          { x: 300, width: 60 },
        ),
    )
    expect(tables.map(textsOf)).toEqual([
      [
        ['a', 'b'],
        ['1', '2'],
      ],
      [
        ['c', 'd'],
        ['3', '4'],
      ],
    ])
  })
})

describe('a table without rules between its columns', () => {
  test('has a row for each filled one and for those between, before and after', async () => {
    const filled = [2, 4]
      .map((row) => DOSES.map((_, col) => area(60 + col * 110, 100 + row * 20, 170 + col * 110, 120 + row * 20)))
      .flat()
      .filter((_, index) => index % 5 < 4)
    const rows = [...DOSES, ['Evans', '1045', '0.40', '2025-01']]
    const { tables } = await read(filled.join('') + drawnTable(rows, { rules: 'none' }) + PROSE)
    expect(tables.map(textsOf)).toEqual([rows])
  })

  test('has values set in the middle of their row with the lines over and under them', async () => {
    const row = (y: number, [number, first, second, dose]: readonly string[]) =>
      text(60, y + 6, number ?? '') +
      text(100, y, first ?? '') +
      text(100, y + 12, second ?? '') +
      text(300, y + 6, dose ?? '')
    const single = (y: number, number: string, name: string, dose: string) =>
      text(60, y, number) + text(100, y, name) + text(300, y, dose)
    const content =
      single(100, 'No.', 'Department', 'Dose, mSv') +
      single(114, '1', 'Surgery', '0.10') +
      row(127, ['2', 'Nuclear', 'medicine', '0.52']) +
      row(153, ['3', 'Intensive', 'care', '1.10']) +
      single(179, '4', 'Dentistry', '0.07')
    expect((await read(content)).tables.map(textsOf)).toEqual([
      [
        ['No.', 'Department', 'Dose, mSv'],
        ['1', 'Surgery', '0.10'],
        ['2', 'Nuclear\nmedicine', '0.52'],
        ['3', 'Intensive\ncare', '1.10'],
        ['4', 'Dentistry', '0.07'],
      ],
    ])
  })

  test('ends where its rules end, with another one beside it', async () => {
    const left = DOSES.map(([name = '', , dose = '']) => [name, dose])
    const right = DOSES.slice(0, 4).map(([, badge = '', dose = '']) => [badge, dose])
    const { tables } = await read(
      drawnTable(left, { rules: 'rows', width: 100 }) +
        drawnTable(right, { rules: 'rows', width: 100, x: 300, height: 27 }),
    )
    expect(tables.map(textsOf)).toEqual([left, right])
  })

  test('has a row for each line where rules run between its columns only', async () => {
    const sides = [60, 170, 280, 390, 500].map((x) => rule(x, 100, x, 200)).join('')
    const { tables } = await read(drawnTable(DOSES, { rules: 'none' }) + sides + PROSE)
    expect(tables.map(textsOf)).toEqual([DOSES])
    expect(tables).toMatchObject([{ method: 'ruled' }])
  })

  test('has a header set left over its figures set right, beside the figures of the column before', async () => {
    const header = [60, 172, 302].map((x, index) =>
      text(x, 114, ['Name', 'Chest, mSv', 'Right ring, mSv'][index] ?? '', 10),
    )
    const rows = ['Adams', 'Brown'].map((name, line) =>
      [
        text(60, 132 + line * 16, name),
        text(277, 132 + line * 16, `1.${line}2`),
        text(445, 132 + line * 16, `2.${line}5`),
      ].join(''),
    )
    const spaced = 'Doses of the first quarter of 2026'
    const { tables } = await read(text(60, 80, spaced) + [...header, ...rows].join(''))
    expect(tables.map(textsOf)).toEqual([
      [
        ['Name', 'Chest, mSv', 'Right ring, mSv'],
        ['Adams', '1.02', '2.05'],
        ['Brown', '1.12', '2.15'],
      ],
    ])
  })

  test('has a header over several columns in a row of its own', async () => {
    const names = [120, 220, 320, 420].map((x, index) => text(x, 127, index % 2 === 0 ? 'Lens' : 'Body'))
    const rows = ['Adams', 'Brown', 'Clark'].map((name, line) =>
      [
        text(60, 150 + line * 16, name),
        ...[120, 220, 320, 420].map((x) => text(x, 150 + line * 16, `0.${line + 1}5`)),
      ].join(''),
    )
    const lines = [100, 134, 190].map((y) => rule(55, y, 460, y)).join('')
    const { tables } = await read(text(168, 114, '2025') + text(368, 114, '2026') + [...names, ...rows, lines].join(''))
    expect(tables.map(textsOf)).toEqual([
      [
        ['', '2025', '', '2026', ''],
        ['', 'Lens', 'Body', 'Lens', 'Body'],
        ['Adams', '0.15', '0.15', '0.15', '0.15'],
        ['Brown', '0.25', '0.25', '0.25', '0.25'],
        ['Clark', '0.35', '0.35', '0.35', '0.35'],
      ],
    ])
    expect(tables[0]?.cells.filter(({ colSpan }) => colSpan === 2).map(({ text: words }) => words)).toEqual([
      '2025',
      '2026',
    ])
  })

  test('begins under a sentence that another rule stands over', async () => {
    const over = rule(60, 60, 500, 60) + text(60, 80, 'These badges were read in the first quarter of the year.')
    const { tables } = await read(over + drawnTable(DOSES, { rules: 'rows' }) + PROSE)
    expect(tables.map(textsOf)).toEqual([DOSES])
  })
})

describe('what is no table', () => {
  test('is a chart of bars with its axes', async () => {
    const heights = [40, 75, 22, 60, 51]
    const bars = heights.map((height, index) => area(90 + index * 50, 300 - height, 120 + index * 50, 300))
    const labels = heights.map((height, index) => text(92 + index * 50, 295 - height, String(height), 8))
    const years = heights.map((_, index) => text(92 + index * 50, 315, String(2020 + index), 8))
    const grid = [300, 270, 240, 210].map((y) => rule(80, y, 350, y) + text(60, y, String(300 - y), 8))
    expect((await read([...grid, ...bars, ...labels, ...years].join('') + PROSE)).tables).toEqual([])
  })

  test('is a contents list without dots', async () => {
    const lines = Array.from(
      { length: 12 },
      (_, line) => text(60, 100 + line * 16, `${line + 1}. Records`) + text(500, 100 + line * 16, String(line * 3 + 1)),
    )
    expect((await read(lines.join(''))).tables).toEqual([])
  })

  test('is prose', async () => {
    expect((await read(PROSE)).tables).toEqual([])
  })

  test('is prose in two columns', async () => {
    const column = (x: number) =>
      Array.from({ length: 14 }, (_, line) =>
        text(x, 100 + line * 13, 'Records of exposure are kept for years here', 9),
      ).join('')
    expect((await read(column(60) + column(310))).tables).toEqual([])
  })

  test('is a contents list with dots', async () => {
    const lines = Array.from({ length: 12 }, (_, line) =>
      text(60, 100 + line * 16, `Chapter ${line + 1} ${'.'.repeat(90)} ${line * 3 + 1}`),
    )
    expect((await read(lines.join(''))).tables).toEqual([])
  })

  test('is a list of points', async () => {
    const lines = Array.from(
      { length: 8 },
      (_, line) =>
        text(60, 100 + line * 16, `${line + 1}.`) + text(84, 100 + line * 16, 'Keep the badge on your chest.'),
    )
    expect((await read(lines.join(''))).tables).toEqual([])
  })
})

describe('a table over pages', () => {
  const header = DOSES[0] as string[]
  const page = (from: number, count: number) => [
    header,
    ...Array.from({ length: count }, (_, row) => [
      `Person ${from + row}`,
      String(2000 + from + row),
      `0.${10 + row}`,
      '2025-02',
    ]),
  ]
  const first = drawnTable(page(1, 35), { y: 80 })
  const second = drawnTable(page(36, 5), { y: 80 })

  test('is one, with its header once', async () => {
    const { tables } = await read(first, second)
    expect(tables).toHaveLength(1)
    expect(tables[0]).toMatchObject({ pages: [1, 2], rows: 41, headerRows: 1 })
    expect(tables[0]?.joinedFrom.map(({ page: number, rows }) => [number, rows])).toEqual([
      [1, [0, 35]],
      [2, [36, 40]],
    ])
  })

  test('stays one a page where joining is off', async () => {
    const { tables } = await readPdfTables(pdfFile({ content: first }, { content: second }), { join: false })
    expect(tables.map(({ rows }) => rows)).toEqual([36, 6])
  })

  test('is two where text stands between', async () => {
    expect(
      (await read(first, text(60, 60, 'Visitors are listed apart from the staff of the department.') + second)).tables,
    ).toHaveLength(2)
  })

  test('is two where the columns differ', async () => {
    expect(
      (await read(first, drawnTable(page(36, 5), { y: 80, width: 90 }).replace(/Badge/, 'Post'))).tables,
    ).toHaveLength(2)
  })
})

describe('what cannot be read', () => {
  test('is a page without text that is a picture', async () => {
    const picture = 'q 595 0 0 842 0 0 cm BI /W 8 /H 8 /CS /G /BPC 8 ID ' + 'x'.repeat(64) + ' EI Q'
    await expect(read(picture)).rejects.toMatchObject({
      code: 'PDF_UNREADABLE',
      problems: [{ code: 'PDF_UNREADABLE' }, { code: 'PDF_PAGE_SCANNED', page: 1 }],
    })
    expect(codesOf(await read(picture, drawnTable(DOSES)))).toEqual(['PDF_PAGE_SCANNED'])
  })

  test('is a letter that leads to no Unicode, which is replaced and named', async () => {
    const rows = DOSES.map((row) => [...row])
    const drawn = rows.map((row) => row.map((words) => words.replaceAll('B', '\u00c1')))
    const encoding = '<< /Type /Encoding /Differences [65 /a65 193 /a193] >>'
    const { tables, problems } = await readPdfTables(pdfInEncoding(encoding, { content: drawnTable(drawn) }))
    expect(tables.map(textsOf)).toEqual([rows.map((row) => row.map((words) => words.replaceAll('B', '\ufffd')))])
    expect(problems).toMatchObject([{ code: 'PDF_LETTERS_UNKNOWN', params: { page: 1, count: 2 } }])
  })

  test('is a page of letters that lead to no Unicode', async () => {
    const letters = 'ÀÁÂÃÄÅÆ'
    const encoding = `<< /Type /Encoding /Differences [192 ${[...letters].map((_, index) => `/a${192 + index}`).join(' ')}] >>`
    const drawn = DOSES.map((row) => row.map(() => letters))
    const failure = readPdfTables(pdfInEncoding(encoding, { content: drawnTable(drawn) }))
    await expect(failure).rejects.toMatchObject({ code: 'PDF_UNREADABLE' })
  })

  test('is a damaged file', async () => {
    await expect(readPdfTables(Buffer.from('%PDF-1.7\nnothing'))).rejects.toMatchObject({ code: 'PDF_DAMAGED' })
  })

  test('is a file over the limit of bytes', async () => {
    const limits = { ...PDF_LIMITS, bytes: 100 }
    await expect(readPdfTables(pdfFile({ content: PROSE }), { limits })).rejects.toMatchObject({
      code: 'GATE_TOO_LARGE',
    })
  })

  test('is named with its page where a limit is reached, and the rest is read', async () => {
    const pages = [drawnTable(DOSES), drawnTable(DOSES), drawnTable(DOSES)].map((content) => ({ content }))
    const few = await readPdfTables(pdfFile(...pages), { limits: { ...PDF_LIMITS, pages: 1 }, join: false })
    expect(few.tables).toHaveLength(1)
    expect(few.problems).toMatchObject([{ code: 'PDF_PAGES_LEFT', page: 2, params: { page: 2, count: 2 } }])
    const short = await readPdfTables(pdfFile(...pages), { limits: { ...PDF_LIMITS, operators: 130 }, join: false })
    expect(codesOf(short)).toEqual(['PDF_PAGE_TOO_LARGE', 'PDF_PAGES_LEFT'])
  })

  test('stops at a signal', async () => {
    const signal = AbortSignal.abort(new Error('stopped'))
    await expect(readPdfTables(pdfFile({ content: PROSE }), { signal })).rejects.toThrow('stopped')
  })
})

describe('files with changed bytes', () => {
  /** The same changes on every run. */
  function random(seed: number): () => number {
    let state = seed
    return () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return state / 2_147_483_648
    }
  }

  test('give tables or a coded refusal, never another error', async () => {
    const whole = pdfFile({ content: drawnTable(DOSES) }, { content: drawnTable(DOSES, { rules: 'none' }) })
    const codes = new Set<string>()
    for (let seed = 1; seed <= 120; seed++) {
      const next = random(seed)
      const bytes = Uint8Array.from(whole)
      for (let change = 0; change < 1 + seed / 6; change++)
        bytes[9 + Math.floor(next() * (bytes.length - 9))] = Math.floor(next() * 256)
      const cut = seed % 5 === 0 ? bytes.subarray(0, Math.floor(bytes.length * next())) : bytes
      const outcome = await readPdfTables(cut).then(
        () => 'read',
        (error: { code?: string }) => error.code ?? String(error),
      )
      codes.add(outcome)
    }
    expect([...codes].every((code) => code === 'read' || code.startsWith('PDF_'))).toBe(true)
    expect(codes.has('read')).toBe(true)
  }, 60_000)
})
