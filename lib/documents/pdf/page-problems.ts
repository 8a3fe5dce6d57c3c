import { problem, type Problem } from '../problem'
import type { Readability } from './readability'

const CODES = { scanned: 'PDF_PAGE_SCANNED', 'without-unicode': 'PDF_FONT_WITHOUT_UNICODE' } as const

/** Why a page gave nothing. */
export function pageProblem(state: Exclude<Readability, 'readable'>, page: number): Problem {
  return problem(CODES[state], 'warning', { file: 'document', params: { page } })
}
