import { problem, type Problem } from '../problem'
import type { TableBeside } from './joining/beside'
import type { PageContent } from './reading/content'
import type { Readability } from './readability'

const CODES = { scanned: 'PDF_PAGE_SCANNED', 'without-unicode': 'PDF_FONT_WITHOUT_UNICODE' } as const

const at = (page: number) => ({ file: 'document', page, params: { page } }) as const

/** Returns warnings about a page: why nothing, or not everything, was read from it. */
export function pageProblems({ number, hidden, over }: PageContent, state: Readability): Problem[] {
  return [
    ...(state === 'readable' ? [] : [problem(CODES[state], 'warning', at(number))]),
    ...(state === 'scanned' && hidden > 0 ? [problem('PDF_HIDDEN_TEXT', 'info', at(number))] : []),
    ...(over === null ? [] : [problem('PDF_PAGE_TOO_LARGE', 'warning', at(number))]),
  ]
}

/** Letters in a page's tables without a Unicode value, written as a replacement character. */
export function unknownLetters(page: number, count: number): Problem {
  return problem('PDF_LETTERS_UNKNOWN', 'warning', { file: 'document', page, params: { page, count } })
}

/** Cells in a page's tables that show only part of their text, with the text of the first. */
export function textCut(page: number, count: number, text: string): Problem {
  return problem('PDF_TEXT_CUT', 'warning', { file: 'document', page, params: { page, count, text } })
}

/** A page that couldn't be read. */
export function damagedPage(page: number): Problem {
  return problem('PDF_PAGE_DAMAGED', 'warning', at(page))
}

/**
 * A page whose table looks like the continuation of columns from an earlier page. This isn't certain, so they stay
 * separate.
 */
export function besidePage({ page, before }: TableBeside): Problem {
  return problem('PDF_TABLE_BESIDE', 'warning', { file: 'document', page, params: { page, before } })
}

/** Pages left out from a given one on, because there are too many or they take too long. */
export function pagesLeft(first: number, count: number): Problem {
  return problem('PDF_PAGES_LEFT', 'warning', { file: 'document', page: first, params: { page: first, count } })
}
