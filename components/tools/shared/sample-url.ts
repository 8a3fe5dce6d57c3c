/** Returns the address of a sample file, by its path among the samples. */
export function sampleUrl(path: string): string {
  return `/samples/${path.split('/').map(encodeURIComponent).join('/')}`
}
