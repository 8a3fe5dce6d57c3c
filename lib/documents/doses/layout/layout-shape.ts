import { sha256 } from '#host'
import { headerShape } from '../columns/mapping'
import type { Layout } from '../layout-model'

/**
 * Returns a hash that is the same for files whose tables have the same columns: their letters and headers. Sheet names
 * and years in headers don't affect it. Files with the same shape share a user's decisions about columns.
 */
export function layoutShape({ tables }: Layout): string {
  const shapes = tables.map(({ columns }) =>
    columns.map(({ letter, header }) => `${letter}\t${headerShape(header)}`).join('\n'),
  )
  return sha256()
    .update([...new Set(shapes)].join('\n\n'))
    .hex()
    .slice(0, 32)
}
