import type { Relationship } from '../../ooxml/relationships'
import type { Fields } from './fields'
import type { MathText } from './math'
import type { Lists } from './numbering'
import type { NumberedNote } from './notes'
import { NO_LOOKS, type RunLooks, type Style, type Styles } from './styles'
import { plainSymbols } from './symbols'
import type { ReadCell, RowProperties, TableBuilder } from './table-builder'
import { Target, type LanguageCount, type OpenRun, type ShownLooks } from './target'
import { PLAIN } from './text-builder'

export type View = 'accepted' | 'original'

/** What is not read: text and rows that are hidden, numbers that Word alone works out, files that Word brings in as it opens the document. */
export type Unread = 'text' | 'row' | 'number' | 'file'

/** What a part is read with. */
export interface StoryContext {
  readonly part: string
  readonly view: View
  readonly styles: Styles
  readonly lists: Lists
  readonly relationships: ReadonlyMap<string, Relationship>
  /** The page that is read, from 1, as far as Word saved where pages begin; null in parts that are on many pages. */
  readonly pages: { current: number } | null
  /** Takes every table in the order in which they begin. */
  readonly onTable: (table: TableBuilder) => void
  readonly onNote: (note: NumberedNote, text: string) => void
  readonly onUnread: (what: Unread) => void
}

export interface OpenParagraph {
  styleId: string | null
  numberingId: string | null
  numberingLevel: number | null
  outlineLevel: number | null
  align: string | null
  mark: RunLooks
  /** Its end is not there in this view. */
  joins: boolean
  begun: boolean
  breaks: boolean
  /** With all that its style inherits; known once it is asked for. */
  style: Style | null
}

export interface OpenRow extends RowProperties {
  readonly cells: ReadCell[]
}

export interface OpenTable {
  readonly builder: TableBuilder
  row: OpenRow | null
  /** The fields that are open around it. */
  readonly around: ReturnType<Fields['enter']>
}

/** Everything that the elements of a part change while it is read. */
export class StoryState {
  /** The names of the elements that are open. */
  readonly path: string[] = []
  readonly targets: Target[] = []
  readonly tables: OpenTable[] = []
  /** Targets of cells that have ended: a table of a million cells needs no more than it is deep. */
  readonly #spare: Target[] = []
  readonly paragraphs: OpenParagraph[] = []
  /** Of each open `mc:AlternateContent`, whether one of its choices was taken. */
  readonly choices: boolean[] = []
  /** The number of `w:p` so far, those that are left out too. */
  paragraphCount = 0
  heading: string | null = null
  /** What the properties being read belong to: a run, the mark at a paragraph's end, or nothing that is read. */
  looks: RunLooks | null = null
  inMark = false
  /** The text of the element being read; null between such elements. */
  collected: string | null = null

  constructor(
    readonly context: StoryContext,
    readonly fields: Fields,
    readonly math: MathText,
  ) {}

  get target(): Target | undefined {
    return this.targets[this.targets.length - 1]
  }

  enterCell(cell: ReadCell): void {
    const target = this.#spare.pop()
    target?.reuse(cell)
    this.targets.push(target ?? new Target(cell))
  }

  /** The target that ends; what it contains is good until the next cell begins. */
  leaveCell(): Target | undefined {
    const target = this.targets.pop()
    if (target !== undefined) this.#spare.push(target)
    return target
  }

  get paragraph(): OpenParagraph | undefined {
    return this.paragraphs[this.paragraphs.length - 1]
  }

  parent(): string {
    return this.path[this.path.length - 2] ?? ''
  }

  /** Whether what begins now belongs to a row that isn't there. */
  get inRowLeftOut(): boolean {
    return this.tables[this.tables.length - 1]?.row?.dropped ?? false
  }

  styleOf(paragraph: OpenParagraph): Style {
    const { styles } = this.context
    return (paragraph.style ??= styles.get(paragraph.styleId ?? styles.defaultParagraph))
  }

  /**
   * The properties are read: the paragraph begins with its number, that of the one that goes on in it being none.
   * @param follows the text that it begins with
   */
  beginText(follows = ''): void {
    const { paragraph, target } = this
    if (paragraph === undefined || paragraph.begun || target === undefined) return
    paragraph.begun = true
    if (paragraph.joins) return
    const style = this.styleOf(paragraph)
    const id = paragraph.numberingId ?? style.numberingId
    if (id === null || id === '0') return
    const { lists } = this.context
    const styleLevel = lists.levelOfStyle(id, paragraph.numberingId === null ? style.numberingStyle : null)
    const number = lists.next(id, paragraph.numberingLevel ?? styleLevel ?? style.numberingLevel ?? 0)
    if (number === '') return
    // The first item «250» is not 1 250.
    const gap = /\d$/.test(number) && /^\d/.test(follows) ? '\t' : ' '
    target.text.addFirst(number + gap)
  }

  /** Returns whether the current run is hidden, and records hidden text in a cell. */
  leavesHidden(): boolean {
    const { target } = this
    if (target === undefined || !this.#shown(target.run).hidden) return false
    this.leaveUnread('text')
    return true
  }

  /** Says that something in a cell is not read. */
  leaveUnread(what: Unread): void {
    if (this.target?.cell) this.context.onUnread(what)
  }

  /**
   * Adds text of the current run, unless it is hidden or not part of what a field shows.
   *
   * @param isPlain it has plain characters, whatever the run's font
   */
  addText(text: string, isPlain = false): void {
    const { target } = this
    if (target === undefined || text === '' || !this.fields.visible || target.run.ownMark) return
    const shown = this.#shown(target.run)
    if (shown.hidden) {
      if (text.trim() !== '') this.leavesHidden()
      return
    }
    this.fields.says()
    this.beginText(text)
    if (shown.language !== null && target.cell !== null) countLanguage(target.languages, shown.language, text.length)
    const link = target.link ?? this.fields.link
    const looks = link === null ? shown.looks : { ...shown.looks, link }
    target.text.add(isPlain ? text : plainSymbols(text, shown.font), looks)
  }

  /** Adds what an equation says, apart from digits before it: two and a half is «2 1/2», not 21/2. */
  addEquation(text: string): void {
    const before = BEGINS_WITH_FRACTION.test(text) ? (this.target?.text.lastSign ?? '') : ''
    this.addText(/\d/.test(before) ? ` ${text}` : text, true)
  }

  #shown(run: OpenRun): ShownLooks {
    return (run.shown ??= this.#resolve(run))
  }

  #resolve({ looks, style }: OpenRun): ShownLooks {
    const { paragraph, context } = this
    const character = style === null ? NO_LOOKS : context.styles.get(style).looks
    const whole = paragraph === undefined ? NO_LOOKS : this.styleOf(paragraph).looks
    const bold = looks.bold ?? toggled(character.bold, whole.bold)
    const italic = looks.italic ?? toggled(character.italic, whole.italic)
    const aligned = looks.position ?? character.position ?? whole.position ?? 'base'
    const shift = looks.shift ?? character.shift ?? whole.shift ?? 'base'
    const shifted = aligned === 'base' && shift !== 'base'
    const position = shifted ? shift : aligned
    const struck = looks.struck ?? toggled(character.struck, whole.struck)
    return {
      hidden: looks.hidden ?? toggled(character.hidden, whole.hidden),
      font: looks.font ?? character.font ?? whole.font,
      language: looks.language ?? character.language ?? whole.language,
      looks:
        bold || italic || struck || position !== 'base'
          ? { bold, italic, position, link: null, ...(struck && { struck }), ...(shifted && { shifted }) }
          : PLAIN,
    }
  }
}

const BEGINS_WITH_FRACTION = /^\d[\d.,]*[/¦]/

/** Properties of styles that switch each other off (ECMA-376 §17.7.3). */
function toggled(character: boolean | null, whole: boolean | null): boolean {
  return (character ?? false) !== (whole ?? false)
}

function countLanguage(counts: LanguageCount[], language: string, length: number): void {
  const known = counts.find((count) => count.language === language)
  if (known === undefined) counts.push({ language, length })
  else known.length += length
}
