/** The most entries of a list in one response. */
export const MOST_ENTRIES = 100

/** A list that was cut: its place in the report, and its full length. */
export interface CutList {
  readonly path: string
  readonly total: number
}

/** Cuts a report's lists to the given number of entries, and says what was cut: an agent can only read so much. */
export function shortened<Report>(report: Report, most: number): { readonly report: Report; readonly cut: CutList[] } {
  const cut: CutList[] = []
  const visit = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) {
      if (value.length > most) cut.push({ path, total: value.length })
      return value.slice(0, most).map((each, index) => visit(each, `${path}/${index}`))
    }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, visit(each, `${path}/${key}`)]))
  }
  // The same shape with shorter lists.
  return { report: visit(report, '') as Report, cut }
}
