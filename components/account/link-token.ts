/** The token of a mailed link, which follows `#` so that it reaches no log; null where there is none. */
export function tokenInHash(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token')?.trim() || null
}
