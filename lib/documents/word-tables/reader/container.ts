import type { TableBuilder } from './table-builder'

/** «Таблица 3», „Tabelul 3”, "Table 3": how captions begin in the three languages. */
const CAPTION = /^(?:таблица|табл\.|tabelul|tabel|tab\.|table)[\s\u00a0]*(?:№[\s\u00a0]*)?[\d\p{L}]/iu

const CAPTION_STYLE = /^(?:caption|название объекта|legendă)/i

/** A paragraph that isn't empty, as it is next to tables. */
interface Beside {
  readonly text: string
  readonly styleName: string
}

/** Whether a line numbers a table, as «Таблица 3» does. */
export const isTableCaption = (text: string): boolean => CAPTION.test(text)

function isCaption({ text, styleName }: Beside): boolean {
  return CAPTION.test(text) || CAPTION_STYLE.test(styleName)
}

/** What represents a thing that has no text (U+FFFC). */
const THING = '\ufffc'

/** How many paragraphs next to a table are remembered. */
const REMEMBERED = 3

/** A sequence of paragraphs and tables: a body, a header, a note, a cell. It tracks what is between tables. */
export class Container {
  #lastTable: TableBuilder | null = null
  readonly #between: Beside[] = []
  #break = false
  #thing = false

  paragraph(text: string, styleName: string): void {
    if (text === '') return
    this.#between.push({ text, styleName })
    // The first and the last ones tell whose a caption is and what a table continues.
    if (this.#between.length > REMEMBERED) this.#between.splice(1, 1)
  }

  breakHere(): void {
    this.#break = true
  }

  /** A picture or a chart is here, between two paragraphs' texts. */
  thing(): void {
    this.#thing = true
  }

  /** What is before a table that begins now. */
  before(): { previous: TableBuilder | null; texts: readonly string[]; break: boolean; caption: string | null } {
    const between = this.#between
    const last = between.at(-1)
    const caption = last !== undefined && isCaption(last) ? last.text : null
    // One caption alone between two tables is that of the second; otherwise the first one may have its own below it.
    const texts = [...between.map(({ text }) => text), ...(this.#thing ? [THING] : [])]
    this.#captionBelow(caption === null ? between : between.slice(0, -1))
    return { previous: this.#lastTable, texts, break: this.#break, caption }
  }

  table(table: TableBuilder): void {
    this.clear()
    this.#lastTable = table
  }

  end(): void {
    this.#captionBelow(this.#between)
  }

  /** Empties it for another cell. */
  clear(): void {
    this.#lastTable = null
    // A few are popped sooner than a length is set.
    while (this.#between.length > 0) this.#between.pop()
    this.#break = false
    this.#thing = false
  }

  #captionBelow(between: readonly Beside[]): void {
    const [first] = between
    if (this.#lastTable !== null && this.#lastTable.caption === null && first !== undefined && isCaption(first)) {
      this.#lastTable.caption = first.text
    }
  }
}
