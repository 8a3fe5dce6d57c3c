import type { Printed, Scope } from '../render/scope'
import { tagsOf as markupTags } from '../render/markup'
import { decodeText } from '../template/markup'

/** A stretch of text with the markup around it. */
export interface TextRun {
  /** What is between the run before and this one, such as a line break. */
  readonly before: string
  readonly head: string
  readonly text: string
  readonly tail: string
}

/** A text of a workbook: a plain one is a single run. What is left of it with all runs' texts empty is `end`. */
export interface RunText {
  readonly runs: readonly TextRun[]
  readonly end: string
}

/** A text as one run without markup. */
export function plainText(text: string): RunText {
  return { runs: [{ before: '', head: '', text, tail: '' }], end: '' }
}

/** The whole text, as tags are found in it. */
export function wholeText({ runs }: RunText): string {
  return runs.map(({ text }) => text).join('')
}

/** Where the run begins whose text comes next: the last start tag of one. */
const RUN_START = /<(?:[\w.-]+:)?(?:r|fld)(?:\s[^>]*)?>(?![\s\S]*<(?:[\w.-]+:)?(?:r|fld)[\s>])/
const PHONETIC = /^(?:[\w.-]+:)?(?:rPh|phoneticPr)$/

/**
 * The texts of a string item, a comment or a paragraph of a text box (ECMA-376 §18.4.8, §21.1.2.2.6): every `t` element in it, with
 * the markup between them. Phonetic hints are left out.
 */
export function runText(xml: string): RunText {
  const runs: TextRun[] = []
  let at = 0
  let skipped: string | null = null
  let kept = ''
  let open: { end: number; before: string; head: string } | null = null
  for (const tag of markupTags(xml)) {
    if (skipped !== null) {
      if (tag.closing && tag.name === skipped) {
        at = tag.end
        skipped = null
      }
      continue
    }
    if (!tag.closing && PHONETIC.test(tag.name)) {
      kept += xml.slice(at, tag.start)
      at = tag.end
      if (!tag.empty) skipped = tag.name
      continue
    }
    if (!/(?:^|:)t$/.test(tag.name)) continue
    if (!tag.closing && !tag.empty) {
      const space = tag.text.includes('xml:space') || tag.name.startsWith('a:') ? '' : ' xml:space="preserve"'
      const ahead = kept + xml.slice(at, tag.start)
      const own = Math.max(0, ahead.search(RUN_START))
      kept = ''
      open = { end: tag.end, before: ahead.slice(0, own), head: `${ahead.slice(own)}${tag.text.slice(0, -1)}${space}>` }
    } else if (tag.closing && open !== null) {
      const text = decodeText(xml.slice(open.end, tag.start))
      const close = /^\s*<\/(?:[\w.-]+:)?(?:r|fld)\s*>/.exec(xml.slice(tag.end, tag.end + 60))?.[0] ?? ''
      runs.push({ before: open.before, head: open.head, text, tail: tag.text + close })
      at = tag.end + close.length
      open = null
    }
  }
  return { runs, end: kept + xml.slice(at) }
}

/** What a text with tags is made of. */
export type TextPiece =
  | { readonly kind: 'text'; readonly run: number; readonly text: string }
  | { readonly kind: 'value'; readonly run: number; readonly key: string }
  | { readonly kind: 'section'; readonly key: string; readonly inverted: boolean; readonly body: readonly TextPiece[] }

/** A tag's place in a text, with what the renderer is to do there; a tag that prints nothing has no mark. */
export interface TextMark {
  readonly start: number
  readonly end: number
  readonly marks: readonly { readonly kind: 'value' | 'section' | 'inverted' | 'end'; readonly key: string }[]
}

/** A text's pieces. Sections that begin or end elsewhere aren't among the marks. */
export function compileText({ runs }: RunText, marks: readonly TextMark[]): TextPiece[] {
  const root: TextPiece[] = []
  const open: TextPiece[][] = [root]
  const starts: number[] = []
  let length = 0
  for (const { text } of runs) {
    starts.push(length)
    length += text.length
  }
  const runAt = (at: number) =>
    Math.max(
      0,
      starts.findLastIndex((start) => start <= at),
    )
  const addText = (from: number, to: number) => {
    for (const [index, { text }] of runs.entries()) {
      const start = starts[index] ?? 0
      const part = text.slice(Math.max(0, from - start), Math.max(0, to - start))
      if (part !== '') open.at(-1)?.push({ kind: 'text', run: index, text: part })
    }
  }
  let at = 0
  for (const { start, end, marks: own } of marks) {
    addText(at, start)
    at = end
    for (const { kind, key } of own) {
      if (kind === 'value') open.at(-1)?.push({ kind: 'value', run: runAt(start), key })
      else if (kind === 'end') {
        if (open.length > 1) open.pop()
      } else {
        const body: TextPiece[] = []
        open.at(-1)?.push({ kind: 'section', key, inverted: kind === 'inverted', body })
        open.push(body)
      }
    }
  }
  addText(at, length)
  return root
}

/** One piece of what a text prints. */
export interface PrintedPiece {
  readonly run: number
  /** Null for the template's own text. */
  readonly key: string | null
  readonly scope: Scope
  readonly printed: Printed
}

/** What a text prints, piece by piece. A section that takes whole lines has a line feed between its turns. */
export function printText(pieces: readonly TextPiece[], scope: Scope, printed: PrintedPiece[] = []): PrintedPiece[] {
  for (const piece of pieces) {
    if (piece.kind === 'text') printed.push({ run: piece.run, key: null, scope, printed: piece.text })
    else if (piece.kind === 'value')
      printed.push({ run: piece.run, key: piece.key, scope, printed: scope.value(piece.key) })
    else {
      const scopes = scope.section(piece.key)
      if (piece.inverted) {
        if (scopes.length === 0) printText(piece.body, scope, printed)
        continue
      }
      for (const [index, inner] of scopes.entries()) {
        const before = printed.length
        printText(piece.body, inner, printed)
        const [first] = printed.slice(before, before + 1)
        if (index > 0 && first !== undefined && piece.key.endsWith('-each'))
          printed.splice(before, 0, { run: first.run, key: null, scope: inner, printed: '\n' })
      }
    }
  }
  return printed
}

/** The text of what was printed, without its pictures. */
export function textOf(printed: readonly PrintedPiece[]): string {
  return printed.map((piece) => (typeof piece.printed === 'string' ? piece.printed : '')).join('')
}

/** A text's XML with what was printed in the places of its runs' texts. A run without text is left out, unless it is the only one. */
export function writeRuns(
  { runs, end }: RunText,
  printed: readonly PrintedPiece[],
  escape: (text: string) => string,
): string {
  let xml = ''
  let begun = 0
  let run = 0
  let text = ''
  const begin = (upTo: number) => {
    for (; begun <= upTo; begun++) xml += runs[begun]?.before ?? ''
  }
  const close = () => {
    const own = runs[run]
    if (own === undefined || (text === '' && runs.length > 1)) return
    begin(run)
    xml += own.head + escape(text) + own.tail
    text = ''
  }
  for (const piece of printed) {
    if (typeof piece.printed !== 'string') continue
    if (piece.run !== run) {
      close()
      run = piece.run
    }
    text += piece.printed
  }
  close()
  begin(runs.length - 1)
  return xml + end
}

/** The keys that a text prints or asks, in order. */
export function* keysOf(pieces: readonly TextPiece[]): Generator<string> {
  for (const piece of pieces) {
    if (piece.kind !== 'text') yield piece.key
    if (piece.kind === 'section') yield* keysOf(piece.body)
  }
}
