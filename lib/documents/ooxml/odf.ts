export type OdfKind = 'ods' | 'odt'

/** The entry that names an OpenDocument package's kind (OpenDocument 1.3 part 2 §3.3). */
export const ODF_MIMETYPE = 'mimetype'
export const ODF_CONTENT = 'content.xml'
export const ODF_MANIFEST = 'META-INF/manifest.xml'

const KINDS: ReadonlyMap<string, OdfKind> = new Map([
  ['application/vnd.oasis.opendocument.spreadsheet', 'ods'],
  ['application/vnd.oasis.opendocument.spreadsheet-template', 'ods'],
  ['application/vnd.oasis.opendocument.text', 'odt'],
  ['application/vnd.oasis.opendocument.text-template', 'odt'],
])

/** The kind that an OpenDocument package's mimetype entry names, or null. */
export function odfKind(mimetype: string): OdfKind | null {
  return KINDS.get(mimetype.trim()) ?? null
}

/** Whether a manifest says that entries are encrypted (OpenDocument 1.3 part 2 §3.4). */
export function isEncryptedOdf(manifest: string): boolean {
  return manifest.includes(':encryption-data')
}
