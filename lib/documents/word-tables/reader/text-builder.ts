import { ownCopy } from '../../ooxml/xml-text'
import type { TextRun } from '../../spreadsheets/writing/text-run'
import { separateRaised } from './raised-digits'

export interface Looks {
  readonly bold: boolean
  readonly italic: boolean
  readonly position: TextRun['position']
  readonly link: string | null
  readonly struck?: true
  /** Raised or lowered manually: this is meaningful only next to text that isn't. */
  readonly shifted?: true
}

export const PLAIN: Looks = { bold: false, italic: false, position: 'base', link: null }

const NOTHING: readonly TextRun[] = []

function sameLooks(a: Looks, b: Looks): boolean {
  if (a === b) return true
  const isAlike = a.bold === b.bold && a.italic === b.italic && a.position === b.position && a.link === b.link
  return isAlike && a.struck === b.struck && a.shifted === b.shifted
}

function isPlain(run: Looks): boolean {
  return sameLooks(run, PLAIN)
}

function onLine({ shifted: _shifted, ...looks }: Looks): Looks {
  return { ...looks, position: 'base' }
}

interface OpenRun {
  text: string
  readonly looks: Looks
}

/** Gathers the text of a cell or of a paragraph, with its looks. */
export class TextBuilder {
  readonly #runs: OpenRun[] = []
  #paragraphs = 0
  #joins = false
  /** Where the paragraph begins: after so much of so many runs. */
  #startRuns = 0
  #startLength = 0

  /** A paragraph begins: on its own line, unless the one before goes on in it. */
  beginParagraph(): void {
    const joins = this.#joins
    this.#joins = false
    if (joins) return
    if (this.#paragraphs++ > 0) this.add('\n', PLAIN)
    this.#startRuns = this.#runs.length
    this.#startLength = this.#runs.at(-1)?.text.length ?? 0
  }

  /** `joins`: the mark at its end is not there, so that the next one goes on in it. */
  endParagraph(joins: boolean): void {
    this.#joins = joins
  }

  /** A paragraph that can't be joined because a table follows ends here, unless it is empty (ECMA-376 §17.13.5.15). */
  tableFollows(): void {
    if (this.#joins && this.paragraphText() !== '') this.#joins = false
  }

  add(text: string, looks: Looks): void {
    if (text === '') return
    const last = this.#runs.at(-1)
    if (last !== undefined && sameLooks(last.looks, looks)) last.text += text
    else this.#runs.push({ text, looks })
  }

  /** Adds a text before all that the paragraph has so far. */
  addFirst(text: string): void {
    const rest = this.#cutParagraph()
    this.add(text, PLAIN)
    for (const run of rest) this.add(run.text, run.looks)
  }

  /** The text since the paragraph began. */
  paragraphText(): string {
    // Most cells have one paragraph: to ask an array for its place -1 costs more than all of the rest.
    let text = this.#startRuns === 0 ? '' : (this.#runs[this.#startRuns - 1]?.text.slice(this.#startLength) ?? '')
    for (let at = this.#startRuns; at < this.#runs.length; at++) text += this.#runs[at]?.text ?? ''
    return text
  }

  /** What the paragraph ends with so far; empty at its beginning. */
  get lastSign(): string {
    const last = this.#runs.at(-1)
    const isBefore = this.#runs.length === this.#startRuns && last?.text.length === this.#startLength
    return last === undefined || isBefore ? '' : last.text.slice(-1)
  }

  /**
   * Text raised manually next to other text is a superscript; if all of it is raised, that is only its position in the
   * cell.
   */
  #levelled(): readonly OpenRun[] {
    const runs = this.#runs
    if (!runs.some(({ looks }) => looks.shifted)) return runs
    const isAll = runs.every(({ looks, text }) => looks.shifted || text.trim() === '')
    return runs.map(({ text, looks: { shifted: _shifted, ...looks } }) => ({
      text,
      looks: isAll ? onLine(looks) : looks,
    }))
  }

  #cutParagraph(): OpenRun[] {
    const rest = this.#runs.splice(this.#startRuns)
    const last = this.#runs.at(-1)
    if (last === undefined || last.text.length === this.#startLength) return rest
    const begun = { text: last.text.slice(this.#startLength), looks: last.looks }
    last.text = last.text.slice(0, this.#startLength)
    return [begun, ...rest]
  }

  clear(): void {
    // A few runs are popped sooner than a length is set.
    while (this.#runs.length > 0) this.#runs.pop()
    this.#paragraphs = 0
    this.#startRuns = 0
    this.#startLength = 0
    this.#joins = false
  }

  /** The text without white space at its ends, and its runs where they have their own looks. */
  finish(): { text: string; runs: readonly TextRun[] } {
    const [only] = this.#runs
    if (only === undefined) return { text: '', runs: NOTHING }
    if (this.#runs.length === 1) {
      const text = ownCopy(only.text.trim())
      const looks = only.looks.shifted ? onLine(only.looks) : only.looks
      return { text, runs: text === '' || isPlain(looks) ? NOTHING : [{ ...looks, text }] }
    }
    const runs = this.#levelled().map(({ text, looks }) => ({ ...looks, text: ownCopy(text) }))
    const trimmed = trimRuns(separateRaised(separateStruck(runs)))
    return { text: trimmed.map(({ text }) => text).join(''), runs: trimmed.every(isPlain) ? NOTHING : trimmed }
  }
}

/** Digits next to crossed-out ones aren't one number with them: «12,5» corrected to «13» isn't 12,513. */
function separateStruck(runs: readonly TextRun[]): readonly TextRun[] {
  if (!runs.some(({ struck }) => struck)) return runs
  return runs.map((run, index) => {
    const before = runs[index - 1]
    const meets =
      before !== undefined && before.struck !== run.struck && /\d$/.test(before.text) && /^\d/.test(run.text)
    return meets ? { ...run, text: ` ${run.text}` } : run
  })
}

function trimRuns(runs: readonly TextRun[]): TextRun[] {
  const first = runs.findIndex(({ text }) => text.trim() !== '')
  if (first < 0) return []
  const last = runs.findLastIndex(({ text }) => text.trim() !== '')
  return runs.slice(first, last + 1).map((run, index) => {
    const start = index === 0 ? run.text.trimStart() : run.text
    return { ...run, text: index === last - first ? start.trimEnd() : start }
  })
}
