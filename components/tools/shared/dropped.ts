/** Which of several files a tool takes that reads one: the first of its kinds, else the first, to be told why it isn't read. */
export function dropped<Given extends { readonly name: string }>(
  files: readonly Given[],
  accept: string,
): { readonly taken: Given; readonly others: number } | null {
  const kinds = accept.split(',')
  const isOurs = ({ name }: Given) => kinds.some((kind) => name.toLowerCase().endsWith(kind))
  const taken = files.find(isOurs) ?? files[0]
  return taken === undefined ? null : { taken, others: files.length - 1 }
}
