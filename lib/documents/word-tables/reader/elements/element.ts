import type { XmlAttributes } from '../../../ooxml/xml-events'
import type { StoryState } from '../story-state'

/** Said by an element whose content is not there. */
export const LEAVE_OUT = Symbol('leave out')

/** What an element does. One that is in no table is seen through: what is in it counts as if it were not there. */
export interface Element {
  open?(state: StoryState, attributes: XmlAttributes): typeof LEAVE_OUT | void
  close?(state: StoryState): void
  /** Whether it says nothing where nothing is in it that says something. */
  isSilent?(attributes: XmlAttributes): boolean
}

export type Elements = readonly (readonly [name: string, element: Element])[]

/** An element whose content says nothing here. */
export const NOTHING: Element = { open: () => LEAVE_OUT }

/** An element that only says something by its attributes. */
export function says(open: (state: StoryState, attributes: XmlAttributes) => void): Element {
  return { open }
}
