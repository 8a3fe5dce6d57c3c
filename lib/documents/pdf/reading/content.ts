/** A quarter turn: 0 reads left to right, 1 down, 2 upside down, 3 up. */
export type Turn = 0 | 1 | 2 | 3

/** Points from the top left of the displayed page. */
export interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** A letter as drawn on the page. */
export interface Glyph extends Box {
  readonly text: string
  readonly turn: Turn
  /** Where its baseline begins. */
  readonly x: number
  readonly y: number
  /** Along the baseline. */
  readonly advance: number
  /** Font size in points. */
  readonly size: number
  readonly isSpace: boolean
  /** The text-showing operation that draws it. */
  readonly run: number
  readonly font: PageFont
  readonly color: number
  /** The marked content that the structure tree refers to; null outside of it. */
  readonly tag: number | null
  /** Marked as not part of the document's content: page headers, repeated table headers. */
  readonly artifact: boolean
  /** The clipping edge that cuts off its text: nothing before it is visible, or nothing after it. */
  readonly cut: 'before' | 'after' | null
}

export interface PageFont {
  readonly id: string
  readonly name: string
  readonly bold: boolean
  readonly type3: boolean
  readonly vertical: boolean
  readonly matrix: number
  /** Multi-byte codes without a mapping to Unicode. */
  readonly withoutUnicode: boolean
  /** Whether a code maps to Unicode. */
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
  /** Curves and slanted lines, which tables don't have. */
  readonly curves: readonly Box[]
  /** Letters in the page that aren't visible: the text layer of a scan. */
  readonly hidden: number
  /** Which limit the page exceeded; null if it was read completely. */
  readonly over: 'operators' | 'glyphs' | 'rules' | 'time' | null
}

/** Replaces a visible letter that has no Unicode value. */
export const UNKNOWN_LETTER = '\ufffd'

export const WHITE = 0xffffff
