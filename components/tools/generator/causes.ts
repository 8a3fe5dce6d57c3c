import type { WordedProblem } from './answers'
import { isOfRow } from './row-problems'
import type { CheckedProblem } from './tally'

/** One cause of warnings, with everything that it concerns. */
export interface Cause {
  readonly number: number
  readonly tone: CheckedProblem['tone']
  readonly problems: readonly [WordedProblem, ...WordedProblem[]]
  /** The rows that it concerns; empty for one of the files as a whole. */
  readonly rows: readonly number[]
}

/** What problems of one cause have in common. */
export function causeKey(problem: WordedProblem): string {
  const { code, severity, file, column } = problem
  return isOfRow(problem) ? `${code} ${severity} ${column ?? ''}` : `${code} ${severity} ${file ?? 'data'}`
}

/** The causes of problems, each once, by their numbers. */
export function causesOf(problems: readonly CheckedProblem[]): Cause[] {
  const causes = new Map<number, CheckedProblem[]>()
  for (const checked of problems) causes.set(checked.number, [...(causes.get(checked.number) ?? []), checked])
  return [...causes].flatMap(([number, own]): Cause[] => {
    const [first, ...others] = own
    if (first === undefined) return []
    const rows = own.flatMap(({ problem }) => (isOfRow(problem) && problem.row !== null ? [problem.row] : []))
    return [
      {
        number,
        tone: first.tone,
        problems: [first.problem, ...others.map(({ problem }) => problem)],
        rows: [...new Set(rows)].toSorted((a, b) => a - b),
      },
    ]
  })
}
