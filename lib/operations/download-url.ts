/** Where a result is downloaded from; the last segment is the name a person sees. The session's id goes in the query. */
export function downloadUrl(name: string): string {
  return `/api/documents/download/${encodeURIComponent(name)}`
}
