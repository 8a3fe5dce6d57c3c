const EXTENSIONS = { xlsx: 'xlsx', csv: 'zip', json: 'json' } as const

/**
 * What the file will be called that is written of another, as `resultName` of the tools names it: `what` is said where it would have
 * the other's own name.
 */
export function workbookName(source: string, format: keyof typeof EXTENSIONS, what?: string): string {
  const base = source.replace(/\.[^.]*$/, '')
  const plain = `${base}.${EXTENSIONS[format]}`
  const same = plain.toLowerCase() === source.toLowerCase()
  return same && what !== undefined ? `${base} — ${what}.${EXTENSIONS[format]}` : plain
}
