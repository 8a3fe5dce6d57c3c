import type { XmlAttributes, XmlEventHandler } from '../../ooxml/xml-events'
import { Container } from './container'
import { DRAWINGS } from './elements/drawings'
import { LEAVE_OUT, type Element } from './elements/element'
import { FIELDS } from './elements/fields'
import { PARAGRAPHS } from './elements/paragraphs'
import { REVISIONS } from './elements/revisions'
import { RUNS } from './elements/runs'
import { TABLES } from './elements/tables'
import { Fields } from './fields'
import { MathText } from './math'
import type { NumberedNote } from './notes'
import { newRun, StoryState, type StoryContext } from './story-state'
import { TextBuilder } from './text-builder'

const ELEMENTS: ReadonlyMap<string, Element> = new Map([
  ...PARAGRAPHS,
  ...RUNS,
  ...FIELDS,
  ...REVISIONS,
  ...TABLES,
  ...DRAWINGS,
])

/** The roots of stories, and the notes within theirs. */
const NOTES: ReadonlyMap<string, NumberedNote['kind']> = new Map<string, NumberedNote['kind']>([
  ['w:footnote', 'footnote'],
  ['w:endnote', 'endnote'],
  ['w:comment', 'comment'],
])
const ROOTS: ReadonlySet<string> = new Set(['w:body', 'w:hdr', 'w:ftr'])

/** Reads a part that holds paragraphs and tables: the document, a header, the notes. */
export class Story implements XmlEventHandler {
  readonly #state: StoryState
  /** How many elements are open within one that is left out. */
  #left = 0

  constructor(context: StoryContext) {
    this.#state = new StoryState(context, new Fields(), new MathText())
  }

  open(name: string, attributes: XmlAttributes): void {
    const state = this.#state
    if (name === 'w:p') state.paragraphCount++
    if (this.#left > 0) {
      this.#left++
      return
    }
    state.path.push(name)
    const kind = NOTES.get(name)
    if (ROOTS.has(name)) this.#begin(null)
    else if (kind !== undefined) this.#begin({ kind, id: attributes.get('w:id') ?? '' })
    else if (ELEMENTS.get(name)?.open?.(state, attributes) === LEAVE_OUT) {
      state.path.pop()
      this.#left = 1
    }
  }

  close(name: string): void {
    if (this.#left > 0) {
      this.#left--
      return
    }
    if (ROOTS.has(name) || NOTES.has(name)) this.#end()
    else ELEMENTS.get(name)?.close?.(this.#state)
    this.#state.path.pop()
  }

  text(text: string): void {
    if (this.#left === 0 && this.#state.collected !== null) this.#state.collected += text
  }

  #begin(note: NumberedNote | null): void {
    this.#state.targets.push({
      container: new Container(),
      text: new TextBuilder(),
      cell: null,
      isBox: false,
      boxes: [],
      note,
      languages: [],
      run: newRun(),
      link: null,
    })
  }

  #end(): void {
    const target = this.#state.targets.pop()
    target?.container.end()
    this.#state.fields.leaveCell()
    if (target?.note) this.#state.context.onNote(target.note, target.text.finish().text)
  }
}
