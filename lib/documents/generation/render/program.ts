import { DocumentError } from '../../error'
import { drawingXml } from '../../pictures/draw'
import { escapeAttribute, escapeText } from '../../ooxml/xml'
import { endsWithTable } from './content-end'
import { withFormulas } from './formulas'
import type { RenderOutput } from './output'
import { withReferences, type References } from './references'
import type { Printed, Scope } from './scope'
import type { SiteFamily } from './site'

/** How a text is written where a key stands: what ends and begins its element around a line break or a tab. */
export interface TextPlace {
  readonly lineBreak: string
  readonly tab: string
  /** What ends and begins the text's element around a drawing; null where none can be. */
  readonly drawing: { readonly before: string; readonly after: string } | null
  /** It is the value of an attribute, or a part of one. */
  readonly inAttribute?: true
}

/** A piece of a part: XML as it is, or what is computed for every document. */
export type Node =
  | string
  | { readonly kind: 'value'; readonly key: string; readonly place: TextPlace }
  | { readonly kind: 'section'; readonly key: string; readonly inverted: boolean; readonly body: readonly Node[] }
  /** `again`: it is there next to the original, and differs from it even where nothing is repeated. */
  | { readonly kind: 'site'; readonly family: SiteFamily; readonly original: string; readonly again: boolean }
  /** XML that is in a document once, however often what is around it is repeated. */
  | { readonly kind: 'once'; readonly xml: string }
  /** A container that its schema wants a paragraph in, at its end. */
  | { readonly kind: 'container'; readonly body: readonly Node[] }
  /** A table: nothing at all where no row is left of it. */
  | { readonly kind: 'table'; readonly body: readonly Node[] }

/** More text than this in one part is a mistake or an attack: 32 million characters are ten thousand pages. */
const MAX_MILLIONS = 32
const BREAKS = /[\n\t]/

/** The state of one part's rendering. */
class Rendering {
  #turns = 0
  readonly #written = new Set<Node>()

  constructor(private readonly output: RenderOutput) {}

  render(nodes: readonly Node[], scope: Scope, turn: number): string {
    let xml = ''
    for (const node of nodes) {
      if (typeof node === 'string') xml += node
      else if (node.kind === 'value') xml += this.#value(scope.value(node.key), node.place)
      else if (node.kind === 'site')
        xml += this.output.site(node.family, node.original, node.again ? ++this.#turns : turn)
      else if (node.kind === 'once') {
        if (!this.#written.has(node)) xml += node.xml
        this.#written.add(node)
      } else if (node.kind === 'section') xml += this.#section(node.key, node.inverted, node.body, scope, turn)
      else if (node.kind === 'container') xml += withParagraph(this.render(node.body, scope, turn))
      else xml += withRows(this.render(node.body, scope, turn))
      if (xml.length > MAX_MILLIONS * 1_000_000) throw new DocumentError('DOCUMENT_TOO_LARGE', { limit: MAX_MILLIONS })
    }
    return xml
  }

  #section(key: string, inverted: boolean, body: readonly Node[], scope: Scope, turn: number): string {
    const scopes = scope.section(key)
    if (inverted) return scopes.length === 0 ? this.render(body, scope, turn) : ''
    let xml = ''
    for (const [index, inner] of scopes.entries()) {
      xml += this.render(body, inner, index === 0 ? turn : ++this.#turns)
      if (xml.length > MAX_MILLIONS * 1_000_000) throw new DocumentError('DOCUMENT_TOO_LARGE', { limit: MAX_MILLIONS })
    }
    return xml
  }

  #value(printed: Printed, { lineBreak, tab, drawing, inAttribute }: TextPlace): string {
    if (typeof printed !== 'string') {
      if (drawing === null) return ''
      const relationshipId = this.output.picture(printed)
      const xml = drawingXml({ relationshipId, drawingId: this.output.drawingId(), picture: printed })
      return drawing.before + xml + drawing.after
    }
    if (inAttribute) return escapeAttribute(printed.replace(/\s+/g, ' '))
    const text = escapeText(printed)
    return BREAKS.test(text) ? text.replaceAll('\n', lineBreak).replaceAll('\t', tab) : text
  }
}

/** Asks for all that would be printed, and prints nothing. */
function visit(nodes: readonly Node[], scope: Scope): void {
  for (const node of nodes) {
    if (typeof node === 'string' || node.kind === 'site' || node.kind === 'once') continue
    if (node.kind === 'value') scope.value(node.key)
    else if (node.kind !== 'section') visit(node.body, scope)
    else if (!node.inverted) for (const inner of scope.section(node.key)) visit(node.body, inner)
    else if (scope.section(node.key).length === 0) visit(node.body, scope)
  }
}

/** ECMA-376 §17.4.66: a cell contains at least one paragraph, and ends with one; so do the other stories. */
function withParagraph(xml: string): string {
  return /<w:p[\s/>]/.test(xml) && !endsWithTable(xml) ? xml : `${xml}<w:p/>`
}

function withRows(xml: string): string {
  return /<w:tr[\s>]/.test(xml) ? xml : ''
}

/** A part of a template, compiled: the pieces that stay and the keys between them. */
export class Program {
  /**
   * @param repeated the names of the bookmarks that sections of it repeat: any other is there once, and what refers to it from a
   * loop's later turn means that one
   */
  constructor(
    private readonly nodes: readonly Node[],
    readonly repeated: ReadonlySet<string>,
    /** Whether formulas of Word's own have to be worked out over what is printed. */
    private readonly hasFormulas = false,
    /** What its references and sequences are worked out by; null where it has none. */
    private readonly references: References | null = null,
  ) {}

  /**
   * The part's XML for one document.
   * @throws DocumentError DOCUMENT_TOO_LARGE
   */
  render(scope: Scope, output: RenderOutput): string {
    const xml = new Rendering(output).render(this.nodes, scope, 0)
    const unknown = (instruction: string) => scope.formulaUnknown?.(instruction)
    const calculated = this.hasFormulas ? withFormulas(xml, scope.language ?? 'ru', unknown) : xml
    return this.references === null ? calculated : withReferences(calculated, this.references, unknown)
  }

  /** Asks a scope for all that its document would print, so that it says what is wrong with it. */
  visit(scope: Scope): void {
    visit(this.nodes, scope)
  }
}
