import type { TemplatePlace } from './place'
import type { TagOrigin } from './spans'
import type { TagContent } from './tags'

/** Where a section's end is in its paragraph. */
export interface Spot {
  /** The same object for the same paragraph. */
  readonly paragraph: object
  /** Nothing but white space is before a section that begins there, or after one that ends. */
  readonly edge: boolean
  /** Nothing else is in the paragraph. */
  readonly lone: boolean
  /** A value touches it within the section. */
  readonly tight: boolean
}

/** A tag found in a part, on its way to being one of the template's. */
export interface Token {
  readonly spot?: Spot
  /** As written, with its delimiters. */
  readonly written: string
  readonly parsed: TagContent
  readonly place: TemplatePlace & { readonly tag: string }
  readonly origin: TagOrigin
  readonly optional: boolean
  key: string | null
  /** Of a section: were it repeated, a value would touch the one of the turn before. */
  isGlued?: boolean
  /** Of a section: it has a value in it. Without one it's a condition, even if its name is that of a list. */
  printsValue?: boolean
  /** The sections that it is in, as many as are allowed. */
  within: readonly Token[]
  /** Of a section that repeats rows: others that repeat the same rows and are not around it. */
  beside?: readonly Token[]
}

/** Sections within sections deeper than this are refused: each may repeat all that is in it. */
export const MAX_DEPTH = 5

/** In the key of a section that isn't a loop. */
export const CONDITION = '-if'
