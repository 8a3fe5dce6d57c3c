import type { DocumentError } from '@/lib/documents/error'
import { problemsOf } from '@/lib/documents/generation/problems'
import type { Problem } from '@/lib/documents/problem'
import { describeProblem, type Translate } from '@/lib/i18n/translate'
import type { FileError } from './files'

/** A problem as a program reads it: its place, and the sentence in the language asked for. */
export interface ReportedProblem extends Omit<Problem, 'code' | 'params'> {
  readonly code: string
  readonly text: string
}

function reportProblem(translate: Translate, problem: Problem): ReportedProblem {
  const { params: _params, ...places } = problem
  return { ...places, text: describeProblem(translate, problem) }
}

export function reportProblems(translate: Translate, problems: readonly Problem[]): ReportedProblem[] {
  return problems.map((problem) => reportProblem(translate, problem))
}

/** The place of a problem that isn't in a file. */
export const nowhere = {
  sheet: null,
  row: null,
  column: null,
  cell: null,
  part: null,
  paragraph: null,
  table: null,
} as const

/** What stopped a command, as the problems of its report. */
export function reportError(
  translate: Translate,
  error: DocumentError | FileError,
  file: NonNullable<Problem['file']>,
): ReportedProblem[] {
  if ('problems' in error) return reportProblems(translate, problemsOf(error, file))
  const text = translate(error.key, { path: error.path })
  return [{ code: error.code, severity: 'error', file: null, ...nowhere, tag: null, suggestion: null, text }]
}

/** How a terminal shows problems: errors first, one a line, each sentence once. */
export function problemLines(problems: readonly ReportedProblem[]): string[] {
  const order = ['error', 'warning', 'info']
  const sorted = problems.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
  return [...new Set(sorted.map(({ text }) => text))]
}
