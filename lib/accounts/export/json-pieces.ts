/** A JSON document as a file of the export. */
export function jsonFile(value: unknown): Iterable<Uint8Array> {
  return [Buffer.from(`${JSON.stringify(value, null, 2)}\n`)]
}

/** Streams a JSON array row by row, because a user's history may be long. */
export async function* jsonRows(rows: AsyncIterable<object>): AsyncGenerator<Uint8Array, void, void> {
  let separator = '['
  for await (const row of rows) {
    yield Buffer.from(`${separator}\n${JSON.stringify(row)}`)
    separator = ','
  }
  yield Buffer.from(separator === '[' ? '[]\n' : '\n]\n')
}

const PAGE = 200

/**
 * Rows of a table, page by page.
 *
 * @param next gives so many rows after this one, or from the beginning
 * @param page how many are in memory at a time
 */
export async function* paged<Row>(
  next: (take: number, last: Row | undefined) => Promise<readonly Row[]>,
  page = PAGE,
): AsyncGenerator<Row, void, void> {
  let last: Row | undefined
  for (;;) {
    const rows = await next(page, last)
    yield* rows
    last = rows.at(-1)
    if (rows.length < page) return
  }
}
