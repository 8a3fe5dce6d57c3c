/**
 * Returns which of several files a tool uses that reads one: the first of its kinds, or else the first, so that an
 * error explains why it isn't read.
 */
export function dropped<Given extends { readonly name: string }>(
  files: readonly Given[],
  accept: string,
): { readonly taken: Given; readonly others: number } | null {
  const kinds = accept.split(',')
  const isOurs = ({ name }: Given) => kinds.some((kind) => name.toLowerCase().endsWith(kind))
  const taken = files.find(isOurs) ?? files[0]
  return taken === undefined ? null : { taken, others: files.length - 1 }
}
