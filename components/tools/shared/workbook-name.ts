const EXTENSIONS = { xlsx: 'xlsx', csv: 'zip', json: 'json' } as const

/** What the file will be called that is written of another. */
export function workbookName(source: string, format: keyof typeof EXTENSIONS): string {
  return `${source.replace(/\.[^.]*$/, '')}.${EXTENSIONS[format]}`
}
