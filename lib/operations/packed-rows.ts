/** The values of one field in all rows. */
interface PackedField {
  /** The different values: a single one applies to every row; otherwise one per row. */
  readonly values: unknown[]
  /** Each row's index among the values; null if it isn't needed. */
  readonly at: number[] | null
}

/** Many rows of one shape, stored by field, because most of a hundred thousand values are equal. */
export interface PackedRows {
  readonly count: number
  readonly fields: Record<string, PackedField>
}

/** Packs rows of one shape with JSON values. */
export function packRows(rows: readonly Readonly<Record<string, unknown>>[]): PackedRows {
  const names = Object.keys(rows[0] ?? {})
  return { count: rows.length, fields: Object.fromEntries(names.map((name) => [name, packField(rows, name)])) }
}

function packField(rows: readonly Readonly<Record<string, unknown>>[], name: string): PackedField {
  const places = new Map<string, number>()
  const values: unknown[] = []
  const at = rows.map((row) => {
    const value = row[name]
    const key = typeof value === 'string' ? value : `\u0000${JSON.stringify(value)}`
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, values.length)
    return values.push(value) - 1
  })
  return { values, at: values.length === 1 || values.length === rows.length ? null : at }
}

/** The rows again; what is equal in several is one object. */
export function unpackRows({ count, fields }: PackedRows): Record<string, unknown>[] {
  const named = Object.entries(fields)
  return Array.from({ length: count }, (_, row) => {
    const unpacked: Record<string, unknown> = {}
    for (const [name, { values, at }] of named) {
      unpacked[name] = values[at === null ? (values.length === 1 ? 0 : row) : (at[row] ?? 0)]
    }
    return unpacked
  })
}
