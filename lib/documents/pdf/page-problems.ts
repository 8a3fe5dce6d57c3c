import { problem, type Problem } from '../problem'
import type { TableBeside } from './joining/beside'
import type { PageContent } from './reading/content'
import type { Readability } from './readability'

const CODES = { scanned: 'PDF_PAGE_SCANNED', 'without-unicode': 'PDF_FONT_WITHOUT_UNICODE' } as const

const at = (page: number) => ({ file: 'document', page, params: { page } }) as const

/** What a person should know of a page: why nothing was read from it, or not all. */
export function pageProblems({ number, hidden, over }: PageContent, state: Readability): Problem[] {
  return [
    ...(state === 'readable' ? [] : [problem(CODES[state], 'warning', at(number))]),
    ...(state === 'scanned' && hidden > 0 ? [problem('PDF_HIDDEN_TEXT', 'info', at(number))] : []),
    ...(over === null ? [] : [problem('PDF_PAGE_TOO_LARGE', 'warning', at(number))]),
  ]
}

/** Letters of a page's tables that lead to no Unicode, and are given as a replacement character. */
export function unknownLetters(page: number, count: number): Problem {
  return problem('PDF_LETTERS_UNKNOWN', 'warning', { file: 'document', page, params: { page, count } })
}

/** Cells of a page's tables that show only a part of their text, with the text of the first. */
export function textCut(page: number, count: number, text: string): Problem {
  return problem('PDF_TEXT_CUT', 'warning', { file: 'document', page, params: { page, count, text } })
}

/** A page that could not be read at all. */
export function damagedPage(page: number): Problem {
  return problem('PDF_PAGE_DAMAGED', 'warning', at(page))
}

/** A page whose table looks like columns of one on an earlier page. Nothing says so for certain, so they stay apart. */
export function besidePage({ page, before }: TableBeside): Problem {
  return problem('PDF_TABLE_BESIDE', 'warning', { file: 'document', page, params: { page, before } })
}

/** Pages that were left out, from one on: there are too many of them, or they take too long. */
export function pagesLeft(first: number, count: number): Problem {
  return problem('PDF_PAGES_LEFT', 'warning', { file: 'document', page: first, params: { page: first, count } })
}
