/** Returns the URL of a result; the last segment is the name that users see. The session's id is in the query. */
export function downloadUrl(name: string): string {
  return `/api/documents/download/${encodeURIComponent(name)}`
}
