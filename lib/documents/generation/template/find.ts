import type { DocumentCode } from '../../codes'
import { PASSED_OVER } from './scan'

/** A tag, or a piece of one, in a paragraph's text. */
export interface FoundTag {
  readonly start: number
  readonly end: number
  readonly written: string
  /** Between the delimiters. */
  readonly content: string
  /** `{{name}}`, `{name}`, another program's `{% … %}`, or docxtemplater's `{=[[ ]]=}`, which names delimiters. */
  readonly delimiter: 'double' | 'single' | 'instruction' | 'change'
}

/** A brace that belongs to no tag. */
export interface LoneBrace {
  readonly code: Extract<DocumentCode, 'TAG_UNCLOSED' | 'TAG_UNOPENED'>
  readonly written: string
  /** A single brace: in a template that writes `{{ }}` it is text. */
  readonly single: boolean
}

/** More lone braces in one paragraph than this add nothing new. */
const MAX_LONE_BRACES = 1_000

/** How much of the text next to a lone brace is shown with it. */
const SHOWN = 40

/** Text that is shown next to a lone brace ends at one of these. */
const STOPS = new RegExp(`[{}\\n${PASSED_OVER}]`)

function unclosed(text: string, start: number): string {
  const rest = text.slice(start, start + SHOWN)
  const next = rest.slice(2).search(STOPS)
  return (next < 0 ? rest : rest.slice(0, next + 2)).trimEnd()
}

function unopened(text: string, end: number): string {
  const before = text.slice(Math.max(0, end - SHOWN), end)
  const braces = /\}+$/.exec(before)?.[0] ?? ''
  const words = before.slice(0, before.length - braces.length)
  const from = Math.max(...[...'{}\n', PASSED_OVER].map((stop) => words.lastIndexOf(stop)))
  return words.slice(from + 1).trimStart() + braces
}

/** What begins and ends a tag. */
export interface Delimiters {
  readonly open: string
  readonly close: string
}

const CHANGE = /^=\s*(\S{1,5})\s+(\S{1,5})\s*=$/u

/** The delimiters that a tag asks for, as docxtemplater writes it: `{=[[ ]]=}`. Null where it asks for none, and for braces. */
export function askedDelimiters({ content }: FoundTag): Delimiters | null {
  const [, open = '', close = ''] = CHANGE.exec(content.trim()) ?? []
  return open === '' || /[\p{L}\p{N}]/u.test(open + close) || /^\{/.test(open) ? null : { open, close }
}

/** The tags between delimiters that the template has chosen. Braces are text then. */
export function findDelimited(text: string, { open, close }: Delimiters): FoundTag[] {
  const tags: FoundTag[] = []
  for (let start = text.indexOf(open); start >= 0;) {
    const inner = start + open.length
    const end = text.indexOf(close, inner)
    if (end < 0) break
    const content = text.slice(inner, end)
    const written = text.slice(start, end + close.length)
    const delimiter = CHANGE.test(content.trim()) ? 'change' : 'single'
    if (!content.includes(PASSED_OVER)) tags.push({ start, end: end + close.length, written, content, delimiter })
    start = text.indexOf(open, end + close.length)
  }
  return tags
}

/** Every tag of a paragraph's text and every brace that is left over, in one pass. */
export function findTags(text: string): { tags: FoundTag[]; braces: LoneBrace[] } {
  const tags: FoundTag[] = []
  const braces: LoneBrace[] = []
  const push = (start: number, end: number, delimiter: FoundTag['delimiter']) => {
    const width = delimiter === 'single' ? 1 : 2
    const content = text.slice(start + width, end - width)
    const isChange = delimiter === 'single' && CHANGE.test(content.trim())
    tags.push({ start, end, written: text.slice(start, end), content, delimiter: isChange ? 'change' : delimiter })
    return end
  }
  let at = 0
  while (at < text.length && braces.length < MAX_LONE_BRACES) {
    const brace = nextBrace(text, at)
    if (brace < 0) break
    if (text.charAt(brace) === PASSED_OVER) {
      at = brace + 1
      continue
    }
    if (text.charAt(brace) === '}') {
      const end = text.charAt(brace + 1) === '}' ? brace + 2 : brace + 1
      braces.push({ code: 'TAG_UNOPENED', written: unopened(text, end), single: end === brace + 1 })
      at = end
      continue
    }
    if (text.startsWith('{%', brace)) {
      const close = nextBrace(text, brace + 1)
      if (close > brace + 2 && text.charAt(close - 1) === '%' && text.charAt(close) === '}') {
        at = push(brace, close + 1, 'instruction')
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

/** A tag does not reach over what is passed over (scan.ts): it ends there as at a brace. */
const BRACE = new RegExp(`[{}${PASSED_OVER}]`, 'g')

function nextBrace(text: string, from: number): number {
  const brace = BRACE
  brace.lastIndex = from
  return brace.exec(text)?.index ?? -1
}
