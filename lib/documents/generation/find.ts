import type { DocumentCode } from '../codes'

/** A tag, or a piece of one, in a paragraph's text. */
export interface FoundTag {
  readonly start: number
  readonly end: number
  readonly written: string
  /** Between the delimiters. */
  readonly content: string
  /** `{{name}}`, `{name}`, or another program's `{% … %}`. */
  readonly delimiter: 'double' | 'single' | 'instruction'
}

/** A brace that belongs to no tag. */
export interface LoneBrace {
  readonly code: Extract<DocumentCode, 'TAG_UNCLOSED' | 'TAG_UNOPENED'>
  readonly written: string
  /** A single brace: in a template that writes `{{ }}` it is text. */
  readonly single: boolean
}

/** More lone braces in one paragraph than this say nothing new. */
const MAX_LONE_BRACES = 1_000

/** How much of the text beside a lone brace is shown with it. */
const SHOWN = 40

function unclosed(text: string, start: number): string {
  const rest = text.slice(start, start + SHOWN)
  const next = rest.slice(2).search(/[{}\n]/)
  return (next < 0 ? rest : rest.slice(0, next + 2)).trimEnd()
}

function unopened(text: string, end: number): string {
  const before = text.slice(Math.max(0, end - SHOWN), end)
  const braces = /\}+$/.exec(before)?.[0] ?? ''
  const words = before.slice(0, before.length - braces.length)
  const from = Math.max(words.lastIndexOf('{'), words.lastIndexOf('}'), words.lastIndexOf('\n'))
  return words.slice(from + 1).trimStart() + braces
}

/** Every tag of a paragraph's text and every brace that is left over, in one pass. */
export function findTags(text: string): { tags: FoundTag[]; braces: LoneBrace[] } {
  const tags: FoundTag[] = []
  const braces: LoneBrace[] = []
  const push = (start: number, end: number, delimiter: FoundTag['delimiter']) => {
    const width = delimiter === 'single' ? 1 : 2
    const content = text.slice(start + width, end - width)
    tags.push({ start, end, written: text.slice(start, end), content, delimiter })
    return end
  }
  let at = 0
  while (at < text.length && braces.length < MAX_LONE_BRACES) {
    const brace = nextBrace(text, at)
    if (brace < 0) break
    if (text.charAt(brace) === '}') {
      const end = text.charAt(brace + 1) === '}' ? brace + 2 : brace + 1
      braces.push({ code: 'TAG_UNOPENED', written: unopened(text, end), single: end === brace + 1 })
      at = end
      continue
    }
    if (text.startsWith('{%', brace)) {
      const close = text.indexOf('%}', brace + 2)
      if (close >= 0 && nextBrace(text, brace + 1) === close + 1) {
        at = push(brace, close + 2, 'instruction')
        continue
      }
    }
    const double = text.startsWith('{{', brace)
    const inner = brace + (double ? 2 : 1)
    const next = nextBrace(text, inner)
    if (next >= 0 && text.charAt(next) === '}' && (!double || text.charAt(next + 1) === '}')) {
      at = push(brace, next + (double ? 2 : 1), double ? 'double' : 'single')
      continue
    }
    const half = next >= 0 && text.charAt(next) === '}'
    braces.push({
      code: 'TAG_UNCLOSED',
      written: half ? text.slice(brace, next + 1) : unclosed(text, brace),
      single: !double,
    })
    at = half ? next + 1 : double && next === inner ? brace + 1 : inner
  }
  return { tags, braces }
}

function nextBrace(text: string, from: number): number {
  const brace = /[{}]/g
  brace.lastIndex = from
  return brace.exec(text)?.index ?? -1
}
