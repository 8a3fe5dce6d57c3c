import { attributeSpan, tagsOf } from './markup'

/** A stretch of text in a part's XML. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}

/** A field of a part: simple, or complex however it is split over runs. */
export interface FoundField {
  /** Its instruction as written, with XML's references: the pieces put together. */
  readonly instruction: string
  /** Where the pieces are in the XML, in order; between two of them there is nothing but markup. */
  readonly pieces: readonly TextSpan[]
  /** The instruction contains a field: what it says as a whole is not known. */
  readonly nested: boolean
  /** From the beginning of its first tag to the end of its last one: `w:fldSimple`, or `w:fldChar`. */
  readonly start: number
  readonly end: number
  /** Where its result begins; null where it has none. */
  readonly result: number | null
}

interface OpenField {
  readonly start: number
  readonly pieces: TextSpan[]
  nested: boolean
  result: number | null
}

/** The fields of a part, in the order of their ends. A field that never ends is none. */
export function findFields(xml: string): FoundField[] {
  const found: FoundField[] = []
  if (!/fldChar|fldSimple/.test(xml)) return found
  const open: OpenField[] = []
  const simple: OpenField[] = []
  // Some programs write empty elements with an end tag.
  let ending: OpenField | null = null
  const finish = (field: OpenField, end: number) => {
    const instruction = field.pieces.map(({ start, end: to }) => xml.slice(start, to)).join('')
    found.push({ ...field, instruction, end })
  }
  for (const tag of tagsOf(xml)) {
    if (tag.name === 'w:fldSimple') {
      if (tag.closing) {
        const field = simple.pop()
        if (field !== undefined) finish(field, tag.end)
        continue
      }
      const instr = attributeSpan(tag, 'w:instr')
      const field = { start: tag.start, pieces: instr === null ? [] : [instr], nested: false, result: tag.end }
      if (tag.empty) finish({ ...field, result: null }, tag.end)
      else simple.push(field)
    } else if (tag.name === 'w:fldChar' && tag.closing) {
      if (ending !== null) finish(ending, tag.end)
      ending = null
    } else if (tag.name === 'w:fldChar') {
      const type = attributeSpan(tag, 'w:fldCharType')?.value
      const field = open.at(-1)
      if (type === 'begin') {
        if (field !== undefined && field.result === null) field.nested = true
        open.push({ start: tag.start, pieces: [], nested: false, result: null })
      } else if (type === 'separate' && field !== undefined) field.result = tag.end
      else if (type === 'end' && field !== undefined) {
        open.pop()
        if (tag.empty) finish(field, tag.end)
        else ending = field
      }
    } else if (tag.name === 'w:instrText' && !tag.closing && !tag.empty) {
      const field = open.at(-1)
      if (field !== undefined && field.result === null) {
        field.pieces.push(...textSpans(xml, tag.end))
      }
    }
  }
  return found
}

/** What may be in a text next to its characters, or around them (XML 1.0 §2.5-2.7). */
const BETWEEN_TEXT = /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>/y

/** The stretches of characters from a place on until the next tag. */
function textSpans(xml: string, from: number): TextSpan[] {
  const spans: TextSpan[] = []
  for (let at = from; ;) {
    const end = xml.indexOf('<', at)
    if (end < 0) return spans
    if (end > at) spans.push({ start: at, end })
    BETWEEN_TEXT.lastIndex = end
    const [whole, data] = BETWEEN_TEXT.exec(xml) ?? []
    if (whole === undefined) return spans
    at = end + whole.length
    if (data !== undefined) spans.push({ start: at - data.length - ']]>'.length, end: at - ']]>'.length })
  }
}

/** A word of an instruction: a name, a switch like `\l`, or an argument in quotation marks. */
export interface InstructionWord {
  readonly text: string
  /** Where it is in the instruction, without its quotation marks. */
  readonly start: number
  readonly end: number
}

const WORD = /(?:&quot;|")((?:(?!&quot;)[^"])*)(?:&quot;|")|(\\.)|((?:(?!&quot;)[^\s"\\])+)/g

/** The words of a field's instruction (ECMA-376 §17.16.1). */
export function instructionWords(instruction: string): InstructionWord[] {
  return [...instruction.matchAll(WORD)].map((match) => {
    const text = match[1] ?? match[2] ?? match[3] ?? ''
    const start = match.index + (match[1] === undefined ? 0 : match[0].indexOf(text, match[0].startsWith('"') ? 1 : 6))
    return { text, start, end: start + text.length }
  })
}

/** A stretch of an instruction as a stretch of the XML, with the markup of the runs that it is split over. */
export function spanInXml({ pieces }: FoundField, { start, end }: TextSpan): TextSpan | null {
  let offset = 0
  let from: number | null = null
  for (const piece of pieces) {
    const length = piece.end - piece.start
    if (from === null && start < offset + length) from = piece.start + start - offset
    if (from !== null && end <= offset + length) return { start: from, end: piece.start + end - offset }
    offset += length
  }
  return null
}
