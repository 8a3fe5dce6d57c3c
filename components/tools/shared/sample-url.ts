/** Where a file of the samples is fetched from, by its path among them. */
export function sampleUrl(path: string): string {
  return `/samples/${path.split('/').map(encodeURIComponent).join('/')}`
}
