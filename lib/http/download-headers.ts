/**
 * `Content-Disposition: attachment` for a name in any script: an ASCII fallback and `filename*` (RFC 6266 §4.3, RFC 8187
 * §3.2.1). Control characters, quotes and separators never reach the header.
 */
export function attachment(name: string): string {
  const clean = name.replace(/[\p{Cc}\p{Cf}"\\/]/gu, '_')
  const ascii = clean.replace(/[^\x20-\x7e]/g, '_').replace(/%/g, '_')
  const encoded = encodeURIComponent(clean.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** Headers that keep a response from being run, sniffed or cached, whatever its content. */
export const NOTHING_RUNS = {
  'content-security-policy': 'sandbox',
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
} as const

/** The headers of a download with a file name. */
export function downloadHeaders(name: string, contentType: string) {
  return { ...NOTHING_RUNS, 'content-type': contentType, 'content-disposition': attachment(name) }
}
