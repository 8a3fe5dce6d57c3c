import { shownByCode } from './formula-fields'
import type { TableBuilder } from './table-builder'

/** A field that is open. */
export interface OpenField {
  inResult: boolean
  hasResult: boolean
  /** Some text of its result was read. */
  hasText: boolean
  checkBox: boolean | null
  readonly entries: string[]
  chosen: number | null
  preset: number | null
  code: string
  /** Tables in what it is made of: they go when its result comes, or its end. */
  readonly tables: TableBuilder[]
}

/** `HYPERLINK "https://…"` (ECMA-376 §17.16.5.25); one with a bookmark alone leads to nowhere outside. */
const HYPERLINK = /^\s*HYPERLINK\s+(?:"([^"]+)"|([^\s"\\]+))/i

/** Numbers of paragraphs that are stored nowhere (ECMA-376 §17.16.5.5-7, §17.16.5.33). */
const AUTO_NUMBER = /^\s*(?:AUTONUM(?:LGL|OUT)?|LISTNUM)(?![\p{L}\d])/iu

/**
 * The fields that are open: of each, only its stored result is read, never what it would be now (ECMA-376 §17.16.18). A cell's
 * text depends on the fields within it alone, so that one which is never ended hides no more than the rest of its cell.
 */
export class Fields {
  #open: OpenField[] = []
  #hiding = 0

  begin(): void {
    const field = {
      inResult: false,
      hasResult: false,
      hasText: false,
      checkBox: null,
      entries: [],
      chosen: null,
      preset: null,
      code: '',
      tables: [],
    }
    this.#open.push(field)
    this.#hiding++
  }

  separate(): void {
    const field = this.#open.at(-1)
    if (field === undefined) return
    this.#show(field)
    field.hasResult = true
  }

  #show(field: OpenField): void {
    if (!field.inResult) this.#hiding--
    field.inResult = true
    for (const table of field.tables) table.dropped = true
  }

  /**
   * What the field shows besides its result: a form's box or choice, an equation, a sign, which have none; null where that is a number
   * that only Word works out.
   */
  end(): string | null {
    const field = this.#open.pop()
    if (field === undefined) return ''
    this.#show(field)
    if (!this.visible) return ''
    if (field.checkBox !== null) return field.checkBox ? '☒' : '☐'
    if (field.hasText) return ''
    const entry = field.entries[field.chosen ?? field.preset ?? 0]
    return entry ?? (AUTO_NUMBER.test(field.code) ? null : shownByCode(field.code))
  }

  /** A check box of a form; a later property says whether it is ticked. */
  checkBox(ticked: boolean): void {
    const field = this.#open.at(-1)
    if (field !== undefined) field.checkBox = ticked
  }

  entry(text: string): void {
    this.#open.at(-1)?.entries.push(text)
  }

  /** The entry of a form's list that was chosen (ECMA-376 §17.16.28). */
  choose(index: number): void {
    const field = this.#open.at(-1)
    if (field !== undefined) field.chosen = index
  }

  /** The one that is there as long as none was. */
  preset(index: number): void {
    const field = this.#open.at(-1)
    if (field !== undefined) field.preset = index
  }

  /** A piece of what the field is made of. */
  instruction(text: string): void {
    const field = this.#open.at(-1)
    if (field !== undefined && !field.inResult) field.code += text
  }

  /** Text is read in the results of all that are open. */
  says(): void {
    // Those around one that is known to have text are known too.
    for (let at = this.#open.length - 1; at >= 0; at--) {
      const field = this.#open[at]
      if (field === undefined || field.hasText) return
      field.hasText = true
    }
  }

  /** Where the result of the innermost field that is a link leads to. */
  get link(): string | null {
    if (this.#open.length === 0) return null
    for (const { code } of this.#open.toReversed()) {
      const [, quoted, bare] = HYPERLINK.exec(code) ?? []
      const address = quoted ?? bare
      if (address !== undefined) return address
    }
    return null
  }

  /** Whether what is here is shown: outside of fields, and in the results of all that are open. */
  get visible(): boolean {
    return this.#hiding === 0
  }

  /** A table begins; gives the fields around it, for `leave`. */
  enter(table: TableBuilder): readonly OpenField[] {
    const around = this.#open
    for (const field of around) if (!field.inResult) field.tables.push(table)
    this.#open = []
    this.#hiding = 0
    return around
  }

  leaveCell(): void {
    if (this.#open.length === 0) return
    this.#open = []
    this.#hiding = 0
  }

  leave(around: readonly OpenField[]): void {
    this.#open = [...around]
    this.#hiding = this.#open.filter(({ inResult }) => !inResult).length
  }
}
