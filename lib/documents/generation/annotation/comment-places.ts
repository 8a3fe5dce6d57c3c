import { walkMarkup } from '../template/markup'
import { Position } from '../template/position'
import { findTags } from '../template/find'
import { scanPart, type Segment } from '../template/scan'

/** Where a comment's range begins and ends in a part's XML: places where runs may be. */
export interface CommentPlace {
  readonly start: number
  readonly end: number
}

interface RunSpan {
  readonly start: number
  readonly end: number
}

interface OuterParagraph {
  readonly place: CommentPlace
  /** Of its text that is directly in it, in order. */
  readonly runs: readonly RunSpan[]
}

/** Where no comment is looked for: text boxes, what was deleted, the other form of the same content. */
const CLOSED: ReadonlySet<string> = new Set([
  'w:del',
  'w:moveFrom',
  'mc:AlternateContent',
  'w:pict',
  'w:drawing',
  'w:object',
])

/** The places in a document where comments may be put: paragraphs by their index, and tags in them. Walks the XML once. */
export class CommentPlaces {
  /** By the index of a `w:p` in document order; one in a text box by the paragraph that the box is anchored in. */
  readonly #paragraphs = new Map<number, OuterParagraph>()
  readonly #tags = new Map<
    number,
    readonly { readonly written: string; readonly first: Segment; readonly last: Segment }[]
  >()

  constructor(xml: string) {
    this.#findParagraphs(xml)
    for (const { index, text, segments } of scanPart(xml)) {
      if (index === null) continue
      const at = (letter: number) => segments.findLast(({ start, source }) => start <= letter && source !== null)
      const tags = findTags(text).tags.flatMap(({ written, start, end }) => {
        const [first, last] = [at(start), at(end - 1)]
        return first === undefined || last === undefined ? [] : [{ written, first, last }]
      })
      this.#tags.set(index, tags)
    }
  }

  /** Around the runs of a tag where it is found in its paragraph, else around the paragraph; null where there is none. */
  find(paragraph: number, tag: string | null): CommentPlace | null {
    const found = this.#paragraphs.get(paragraph)
    if (found === undefined) return null
    const placed = (this.#tags.get(paragraph) ?? []).find(({ written }) => written === tag)
    const runOf = (segment: Segment | undefined) => {
      const at = segment?.source?.tagStart ?? -1
      return found.runs.find(({ start, end }) => start < at && at < end)
    }
    const [first, last] = [runOf(placed?.first), runOf(placed?.last)]
    return first === undefined || last === undefined ? found.place : { start: first.start, end: last.end }
  }

  /** The first paragraph. */
  get first(): CommentPlace | null {
    return [...this.#paragraphs.values()][0]?.place ?? null
  }

  #findParagraphs(xml: string): void {
    const position = new Position(xml)
    const indices: number[] = []
    let open = 0
    let start = 0
    let closed = 0
    let run: number | null = null
    let runs: RunSpan[] = []
    walkMarkup(xml, (markup) => {
      const { name, closing, empty, start: at, end } = markup
      const { next } = position
      position.visit(markup)
      if (name === 'w:p' && !closing) {
        // An empty element has no room for its own comment.
        if (empty) return
        if (open++ === 0) {
          start = end
          runs = []
        }
        indices.push(next)
      } else if (name === 'w:p') {
        if (--open > 0) return
        const paragraph = { place: { start, end: at }, runs }
        for (const index of indices.splice(0)) this.#paragraphs.set(index, paragraph)
      } else if (open !== 1) return
      else if (CLOSED.has(name) && !empty) closed += closing ? -1 : 1
      else if (closed > 0) return
      else if (name === 'w:pPr' && (closing || empty)) start = end
      else if (name === 'w:r' && !empty) {
        if (!closing) run = at
        else if (run !== null) runs.push({ start: run, end })
      }
    })
  }
}
