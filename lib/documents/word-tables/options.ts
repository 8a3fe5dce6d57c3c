import type { FrameChoice } from '../pdf/corrections/frame-choice'
import type { GateLimits } from '../ooxml/limits'
import type { DataLanguage } from '../spreadsheets/language'
import type { View } from './reader/story-state'
import type { TypeChoice } from './typing/choice'

/** How a Word file's tables are read. */
export interface ReadOptions {
  /** Which side of tracked changes counts: `accepted` unless chosen. */
  readonly view?: View
  readonly limits?: GateLimits
}

/** How they are read, put together and typed. */
export interface ShapedReadOptions extends ReadOptions {
  /** Whether tables that pages split are put together. They are unless asked otherwise. */
  readonly join?: boolean
  /** The language of the data's numbers and dates. `auto`, the default, uses the file's own. */
  readonly language?: DataLanguage | 'auto'
  /** What a person says that columns are; of two for one column the later counts. The evidence settles all others. */
  readonly types?: readonly TypeChoice[]
  /** Of a PDF: what a person says of parts of its pages. All else is found. */
  readonly frames?: readonly FrameChoice[]
}
