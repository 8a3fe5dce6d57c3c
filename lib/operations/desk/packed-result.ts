/** A document of a run as its answer has it. */
interface Document {
  readonly name: string
  readonly rows: readonly number[]
  readonly size?: number
  readonly warnings: readonly unknown[]
}

interface Act {
  readonly document: string
  readonly rows: readonly number[]
  readonly number: number | null
  readonly email: string | null
}

interface Made {
  readonly documents?: readonly Document[]
  readonly acts?: readonly Act[]
}

/** A document of one row without warnings: its name, row, size, number and address. Nearly all are. */
type Short = readonly [name: string, row: number, size: number | null, number: number | null, email: string | null]
type Packed = Short | { readonly document: Document; readonly act: Act }

function packed(document: Document, act: Act): Packed {
  const { name, rows, size, warnings, ...others } = document
  const { document: of, rows: own, number, email, ...rest } = act
  const [row] = rows
  const isPlain =
    row !== undefined &&
    rows.length === 1 &&
    own.length === 1 &&
    own[0] === row &&
    of === name &&
    warnings.length === 0 &&
    Object.keys(others).length + Object.keys(rest).length === 0
  return isPlain ? [name, row, size ?? null, number, email] : { document, act }
}

function unpacked(one: Packed): { readonly document: Document; readonly act: Act } {
  if ('act' in one) return one
  const [name, row, size, number, email] = one
  return {
    document: { name, rows: [row], ...(size !== null && { size }), warnings: [] },
    act: { document: name, rows: [row], number, email },
  }
}

/**
 * Returns a result as short text: the page of a run of twenty thousand documents contains it, and both the server and the browser read
 * it before anything is drawn.
 */
export function packResult(answer: object): string {
  const { documents, acts, ...others } = answer as Made
  if (documents === undefined || acts === undefined || documents.length !== acts.length) return JSON.stringify(answer)
  // Both have the same length.
  return JSON.stringify({ ...others, made: documents.map((document, index) => packed(document, acts[index] as Act)) })
}

/** Returns the result that `packResult` has packed. */
export function unpackResult(text: string): object {
  const { made, ...others } = JSON.parse(text) as { readonly made?: readonly Packed[] }
  if (made === undefined) return others
  const all = made.map(unpacked)
  return { ...others, documents: all.map(({ document }) => document), acts: all.map(({ act }) => act) }
}
