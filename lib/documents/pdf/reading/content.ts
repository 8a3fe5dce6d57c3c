/** A quarter turn: 0 reads left to right, 1 down, 2 upside down, 3 up. */
export type Turn = 0 | 1 | 2 | 3

/** Points from the top left of the page as it is shown. */
export interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** A letter where the page draws it. */
export interface Glyph extends Box {
  readonly text: string
  readonly turn: Turn
  /** Where its baseline begins. */
  readonly x: number
  readonly y: number
  /** Along the baseline. */
  readonly advance: number
  /** Height of the type in points. */
  readonly size: number
  readonly isSpace: boolean
  /** The stretch of text that it is drawn with. */
  readonly run: number
  readonly font: PageFont
  readonly color: number
  /** The marked content that the structure tree names; null outside of it. */
  readonly tag: number | null
  /** Marked as no part of the document's content: page headers, repeated table headers. */
  readonly artifact: boolean
  /** Where the edge of what is shown cuts its text off: nothing before it is seen, or nothing after it. */
  readonly cut: 'before' | 'after' | null
}

export interface PageFont {
  readonly id: string
  readonly name: string
  readonly bold: boolean
  readonly type3: boolean
  readonly vertical: boolean
  readonly matrix: number
  /** Codes of several bytes with nothing that leads from them to Unicode. */
  readonly withoutUnicode: boolean
  /** Whether a code leads to Unicode. */
  readonly isKnown: (code: number) => boolean
}

/** A straight line along the page: a stroke, or a filled rectangle as thin as one. */
export interface Rule extends Box {
  readonly horizontal: boolean
  readonly width: number
  readonly color: number
}

/** A filled rectangle. */
export interface Area extends Box {
  readonly color: number
}

/** What a page draws. */
export interface PageContent {
  /** From 1. */
  readonly number: number
  readonly width: number
  readonly height: number
  readonly glyphs: readonly Glyph[]
  readonly rules: readonly Rule[]
  readonly areas: readonly Area[]
  /** Where pictures are drawn. */
  readonly pictures: readonly Box[]
  /** Curves and slanted lines, which tables have none of. */
  readonly curves: readonly Box[]
  /** Letters that the page holds without showing them: the text layer of a scan. */
  readonly hidden: number
  /** What of the page went over a limit; null where it was read whole. */
  readonly over: 'operators' | 'glyphs' | 'rules' | 'time' | null
  readonly tags: TagNode | null
}

/** A node of the structure tree, as pdf.js gives it. */
export interface TagNode {
  readonly role?: string
  readonly type?: string
  readonly id?: string
  readonly children?: readonly TagNode[]
}

/** What stands for a letter that is drawn and leads to no Unicode. */
export const UNKNOWN_LETTER = '\ufffd'

export const WHITE = 0xffffff
