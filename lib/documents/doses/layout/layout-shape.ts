import { sha256 } from '#host'
import { headerShape } from '../columns/mapping'
import type { Layout } from '../layout-model'

/**
 * The same text for files whose tables have the same columns: letters and headers of each, whatever the sheets are called and whatever
 * year is in a header. Files of one shape share what a person decided of its columns.
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
