import type { TablePlace } from '../../problem'
import type { TagContent } from './tags'

/** How a tag is written: in braces, as a field of Word's mail merge, or as a content control whose title names a column. */
export type TagOrigin = 'braces' | 'mergeField' | 'contentControl'

/** A tag that is not written in braces. */
export interface SpanTag {
  readonly content: TagContent
  readonly written: string
  readonly origin: TagOrigin
  readonly optional: boolean
}

/** XML, or a tag that is in the text of it. */
export type SpanPiece = string | SpanTag

/** A stretch of a part's XML that represents tags, and what takes its place. */
export interface TagSpan {
  readonly start: number
  readonly end: number
  readonly paragraph: number | null
  readonly table: TablePlace | null
  readonly pieces: readonly SpanPiece[]
}
