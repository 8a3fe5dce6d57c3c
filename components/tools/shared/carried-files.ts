import type { SourceRole, Taker } from './hand-over'

/** Files of a disk that go with their person into private mode, in the memory of the page. */
export type CarriedFiles = Readonly<Partial<Record<SourceRole, File>>>

let carried: { readonly to: Taker; readonly files: CarriedFiles } | null = null

export function carryFiles(to: Taker, files: CarriedFiles): void {
  carried = { to, files }
}

export function carriesFiles(tool: Taker): boolean {
  return carried?.to === tool && Object.keys(carried.files).length > 0
}

/** Those that were carried to this tool, once. */
export function takeCarried(tool: Taker): CarriedFiles {
  if (carried === null || carried.to !== tool) return {}
  const { files } = carried
  carried = null
  return files
}
