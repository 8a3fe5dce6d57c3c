import type { Column } from '@/components/ui/data-table'
import type { InspectAnswer } from './answers'
import type { Shown } from './checked-rows'
import { TagText } from './tag-text'

/** The minimum width of a column, in rem. */
const LEAST_WIDTH = 7.5
/** Of those that take their value from one column. */
const NAMED_TAGS = 2

/** The width below which a table of the user's rows scrolls. */
export function ownRowsWidth({ columns }: Shown): string {
  return `${columns.length * LEAST_WIDTH}rem`
}

/** The columns of the user's spreadsheet, each with its header and the tags that use it. */
export function ownColumns({ columns }: Shown, matches: InspectAnswer['matches']): Column[] {
  return columns.map(({ letter, header }) => {
    const tags = matches.flatMap(({ column, tag }) => (column?.letter === letter ? [tag] : []))
    return {
      id: letter,
      letter,
      head: header === '' && tags.length === 0 ? null : <Head header={header} tags={tags} />,
    }
  })
}

function Head({ header, tags }: { header: string; tags: readonly string[] }) {
  return (
    <>
      {header !== '' && <span className="block wrap-anywhere">{header}</span>}
      {tags.slice(0, NAMED_TAGS).map((tag) => (
        <span key={tag} title={tag} className="block truncate text-ink2">
          <TagText tag={tag} />
        </span>
      ))}
      {tags.length > NAMED_TAGS && <span className="block text-ink2">+ {tags.length - NAMED_TAGS}</span>}
    </>
  )
}
