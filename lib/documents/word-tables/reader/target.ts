import { Container } from './container'
import type { NumberedNote } from './notes'
import { NO_LOOKS, type RunLooks } from './styles'
import type { ReadCell } from './table-builder'
import { TextBuilder, type Looks } from './text-builder'

export interface LanguageCount {
  readonly language: string
  length: number
}

/** How the text of a run is shown, all styles taken together. */
export interface ShownLooks {
  readonly hidden: boolean
  readonly font: string | null
  readonly language: string | null
  readonly looks: Looks
}

export interface OpenRun {
  looks: RunLooks
  style: string | null
  /** A note's own mark is in the rest of the run. */
  ownMark: boolean
  /** Known once its first text is read. */
  shown: ShownLooks | null
}

/** Where paragraphs go now: the story itself, a cell, a text box. */
export class Target {
  readonly container = new Container()
  readonly text = new TextBuilder()
  /** The run that is open in it; a box within a run has its own. */
  readonly run: OpenRun = { looks: NO_LOOKS, style: null, ownMark: false, shown: null }
  /** Texts of boxes that are after the paragraph that they are anchored in. */
  readonly boxes: string[] = []
  link: string | null = null

  constructor(
    /** Null outside tables. */
    public cell: ReadCell | null,
    readonly note: NumberedNote | null = null,
    readonly isBox = false,
    /** Those of the cell, which its boxes add to. */
    readonly languages: LanguageCount[] = [],
  ) {}

  /** A run begins or has ended. */
  newRun(): void {
    const { run } = this
    run.looks = NO_LOOKS
    run.style = null
    run.ownMark = false
    run.shown = null
  }

  /** Serves another cell as if it were new. */
  reuse(cell: ReadCell): void {
    this.cell = cell
    this.container.clear()
    this.text.clear()
    this.newRun()
    if (this.boxes.length > 0) this.boxes.length = 0
    if (this.languages.length > 0) this.languages.length = 0
    this.link = null
  }
}
