import { Buffer } from '#host'
import { styleOf, type Css } from './css'

/** Every element that a preview is made of. */
export type HtmlTag =
  | 'a'
  | 'br'
  | 'col'
  | 'colgroup'
  | 'div'
  | 'footer'
  | 'header'
  | 'hr'
  | 'img'
  | 'p'
  | 'section'
  | 'span'
  | 'sub'
  | 'sup'
  | 'table'
  | 'tbody'
  | 'td'
  | 'tr'

/** Every attribute except `style`. */
export interface HtmlAttributes {
  readonly alt?: string
  readonly colspan?: number
  readonly rowspan?: number
  readonly href?: string
  readonly rel?: 'noopener noreferrer nofollow'
  readonly target?: '_blank'
  readonly src?: string
  readonly 'data-value'?: true | 'supposed' | 'blank' | 'missing'
  readonly 'data-page'?: true
  readonly 'data-page-break'?: true
  readonly 'data-box'?: true
  readonly 'data-notes'?: true
  readonly 'data-number'?: true
  readonly 'data-picture'?: 'left-out'
}

const VOID: ReadonlySet<HtmlTag> = new Set(['br', 'col', 'hr', 'img'])
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])
/** Characters that HTML can't contain, or that would hide or reorder the text around them. */
const UNHOLDABLE = /[\p{Cs}\p{Cn}\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/gu

/** Escapes a text for HTML, without characters that hide or reorder the text around them. */
function escapeHtml(text: string): string {
  return text.replace(UNHOLDABLE, '').replace(/[&<>"']/g, (character) => ESCAPES.get(character) ?? character)
}

function endOf(tag: HtmlTag): string {
  return `</${tag}>`
}

/** The size limit is reached. */
export class HtmlFull extends Error {}

/** Writes HTML that is always closed, and no longer than it may be. Pictures have their own room. */
export class HtmlWriter {
  #html: string[] = []
  #open: HtmlTag[] = []
  #bytes = 0

  constructor(private readonly maxBytes: number) {}

  /** The depth of the next element. */
  get depth(): number {
    return this.#open.length
  }

  /** @throws HtmlFull */
  open(tag: HtmlTag, css: Css = {}, attributes: HtmlAttributes = {}): void {
    const { src, ...others } = attributes
    const style = styleOf(css)
    const written = Object.entries({ ...others, ...(style !== '' && { style }) }).map(([name, value]) =>
      value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`,
    )
    const isVoid = VOID.has(tag)
    // Its end has its room from the beginning.
    if (!isVoid) this.#bytes += endOf(tag).length
    this.#write(`<${tag}${written.join('')}>`)
    if (src !== undefined) this.#html.push(`${this.#html.pop()?.slice(0, -1) ?? ''} src="${escapeHtml(src)}">`)
    if (!isVoid) this.#open.push(tag)
  }

  close(): void {
    const tag = this.#open.pop()
    if (tag !== undefined) this.#html.push(endOf(tag))
  }

  /** @throws HtmlFull */
  text(text: string): void {
    this.#write(escapeHtml(text))
  }

  /** What another writer wrote, in its own element; nothing where that is nothing. */
  put(tag: HtmlTag, other: HtmlWriter | undefined, attributes: HtmlAttributes = {}): void {
    const html = other?.finish() ?? ''
    if (html === '') return
    this.open(tag, {}, attributes)
    this.#html.push(html)
    this.close()
  }

  /** Ends what was opened since so many elements were open. */
  closeTo(depth: number): void {
    while (this.#open.length > depth) this.close()
  }

  /** The whole, with everything closed. */
  finish(): string {
    this.closeTo(0)
    return this.#html.join('')
  }

  #write(html: string): void {
    this.#bytes += Buffer.byteLength(html)
    if (this.#bytes > this.maxBytes) throw new HtmlFull()
    this.#html.push(html)
  }
}
