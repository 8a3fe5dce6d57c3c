/** Returns the token of an emailed link, which follows `#` so that it isn't logged; null if there is none. */
export function tokenInHash(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token')?.trim() || null
}
