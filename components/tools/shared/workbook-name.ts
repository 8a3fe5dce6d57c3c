const EXTENSIONS = { xlsx: 'xlsx', csv: 'zip', json: 'json' } as const

/**
 * Returns the name of the result for a source file, as `resultName` of the tools does: `what` is added if it would
 * equal the source's name.
 */
export function workbookName(source: string, format: keyof typeof EXTENSIONS, what?: string): string {
  const base = source.replace(/\.[^.]*$/, '')
  const plain = `${base}.${EXTENSIONS[format]}`
  const same = plain.toLowerCase() === source.toLowerCase()
  return same && what !== undefined ? `${base} — ${what}.${EXTENSIONS[format]}` : plain
}
