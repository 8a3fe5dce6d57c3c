import type { XmlAttributes, XmlEventHandler } from '../../ooxml/xml-events'
import { DRAWINGS } from './elements/drawings'
import { LEAVE_OUT, type Element, type Elements } from './elements/element'
import { FIELDS } from './elements/fields'
import { PARAGRAPHS } from './elements/paragraphs'
import { REVISIONS } from './elements/revisions'
import { RUNS } from './elements/runs'
import { TABLES } from './elements/tables'
import { Fields } from './fields'
import { MathText } from './math'
import { StoryState, type StoryContext } from './story-state'
import type { NumberedNote } from './notes'
import { Target } from './target'

function end(state: StoryState): void {
  const target = state.targets.pop()
  target?.container.end()
  state.fields.leaveCell()
  if (target?.note) state.context.onNote(target.note, target.text.finish().text)
}

const root: Element = {
  open({ targets }) {
    targets.push(new Target(null))
  },
  close: end,
}

function note(kind: NumberedNote['kind']): Element {
  return {
    open({ targets }, attributes) {
      targets.push(new Target(null, { kind, id: attributes.get('w:id') ?? '' }))
    },
    close: end,
  }
}

/** The roots of stories, and the notes within theirs. */
const ROOTS: Elements = [
  ...['w:body', 'w:hdr', 'w:ftr'].map((name) => [name, root] as const),
  ...(['footnote', 'endnote', 'comment'] as const).map((kind) => [`w:${kind}`, note(kind)] as const),
]

const ELEMENTS: ReadonlyMap<string, Element> = new Map([
  ...ROOTS,
  ...PARAGRAPHS,
  ...RUNS,
  ...FIELDS,
  ...REVISIONS,
  ...TABLES,
  ...DRAWINGS,
])

/** A document says the same few of them thousands of times. */
const PROPERTIES: ReadonlySet<string> = new Set(['w:rPr', 'w:pPr', 'w:tcPr', 'w:trPr', 'w:tblPr', 'w:tblGrid'])

/** Reads a part that contains paragraphs and tables: the document, a header, the notes. */
export class Story implements XmlEventHandler {
  readonly #state: StoryState
  /** What the open elements do, in the order of their names in the state's path. */
  readonly #open: (Element | undefined)[] = []
  /** How many elements are open within one that is left out. */
  #left = 0

  constructor(context: StoryContext) {
    this.#state = new StoryState(context, new Fields(), new MathText())
  }

  /** Those that are seen through have nothing to see in them. */
  ignoresEmpty(name: string, attributes: XmlAttributes): boolean {
    const element = ELEMENTS.get(name)
    return element === undefined || element.isSilent?.(attributes) === true
  }

  repeats(name: string): boolean {
    return PROPERTIES.has(name)
  }

  open(name: string, attributes: XmlAttributes): void {
    const state = this.#state
    if (this.#left > 0) {
      this.#left++
      if (name === 'w:p') state.paragraphCount++
      return
    }
    const element = ELEMENTS.get(name)
    state.path.push(name)
    this.#open.push(element)
    if (element?.open?.(state, attributes) !== LEAVE_OUT) return
    state.path.pop()
    this.#open.pop()
    this.#left = 1
  }

  close(): void {
    if (this.#left > 0) {
      this.#left--
      return
    }
    this.#open.pop()?.close?.(this.#state)
    this.#state.path.pop()
  }

  text(text: string): void {
    if (this.#left === 0 && this.#state.collected !== null) this.#state.collected += text
  }
}
